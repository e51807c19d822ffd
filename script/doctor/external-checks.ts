/** Checks of external services. Sends no email. */
import { createTransport } from "nodemailer";
import { type Check, passing, failing } from "./check.ts";

const isThisMachine = (host: string): boolean => ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host);
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 } as const;

const verify = async (url: string, requireTLS: boolean): Promise<string | undefined> => {
  const transport = createTransport({ url, requireTLS, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? "EUNKNOWN";
  } finally {
    transport.close();
  }
};

export const mail: Check = async ({ env }) => {
  const { hostname, protocol, host } = new URL(env.SMTP_URL);
  const mustHide = protocol !== "smtps:" && !isThisMachine(hostname);
  const problem = await verify(env.SMTP_URL, mustHide);
  if (problem === undefined) return passing("mail", `${host} accepts our email`);
  if (problem === "EAUTH")
    return failing("mail", `${host} rejects the user name or password`, "Correct them in SMTP_URL.");
  if (mustHide && (await verify(env.SMTP_URL, false)) === undefined)
    return failing("mail", `${host} offers no encryption`, "Use smtps://, or a server that supports STARTTLS.");
  return failing(
    "mail",
    `${host} does not respond as a mail server (${problem})`,
    "Check SMTP_URL and any firewall in between.",
  );
};

const defaultBaseUrls = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com/v1" } as const;

export const model: Check = async ({ env }) => {
  if (env.MODEL_PROVIDER === undefined) return undefined;
  const base =
    env.MODEL_BASE_URL ?? (env.MODEL_PROVIDER === "openai-compatible" ? "" : defaultBaseUrls[env.MODEL_PROVIDER]);
  const key = env.MODEL_API_KEY ?? "";
  const headers: Record<string, string> =
    env.MODEL_PROVIDER === "anthropic"
      ? { "x-api-key": key, "anthropic-version": "2023-06-01" }
      : { authorization: `Bearer ${key}` };
  const response = await fetch(`${base}/models`, { headers, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (response === undefined)
    return failing(
      "model",
      `${base} does not respond`,
      "Check MODEL_BASE_URL. Until it responds, templates write the text.",
    );
  if ([401, 403].includes(response.status))
    return failing("model", `${base} rejects the key`, "Correct MODEL_API_KEY.");
  // A self-hosted server may not list its models.
  return response.status >= 500
    ? failing(
        "model",
        `${base} responds with ${response.status}`,
        "Check the provider's status page. Until it responds, templates write the text.",
      )
    : passing("model", `${base} responds`);
};
