/**
 * better-auth verifies its cookies with the current key alone, so a key rotation would sign everyone out. Before a request reaches it, a
 * cookie signed by an earlier key is signed again with the current one, for this request and, by the reply, for the browser.
 */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../db/client.ts";
import { verifications } from "../../db/tables/identity.ts";
import type { BetterAuth } from "./better-auth.ts";
import { earlierCookieSecrets, identitySecretOf } from "../crypto/identity-keys.ts";
import type { Keyring } from "../crypto/keyring.ts";
import { isEqualConstantTime } from "../crypto/signatures.ts";

interface RenewalDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly keys: Keyring;
}

interface BetterAuthCookie {
  readonly name: string;
  readonly attributes: {
    readonly maxAge?: number | undefined;
    readonly httpOnly?: boolean | undefined;
    readonly secure?: boolean | undefined;
  };
}

/** As the library signs a cookie: the value, a dot, HMAC-SHA256 in base64. */
export const signCookie = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac("sha256", secret).update(value).digest("base64")}`);

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

const setCookie = ({ name, attributes }: BetterAuthCookie, value: string, isPersistent: boolean): string =>
  [
    `${name}=${value}`,
    "Path=/",
    ...(isPersistent && attributes.maxAge !== undefined ? [`Max-Age=${attributes.maxAge}`] : []),
    "SameSite=Lax",
    ...(attributes.httpOnly === false ? [] : ["HttpOnly"]),
    ...(attributes.secure === true ? ["Secure"] : []),
  ].join("; ");

const trustSignature = (secret: string, userId: string, identifier: string): string =>
  createHmac("sha256", secret).update(`${userId}!${identifier}`).digest("base64url");

/** A trusted browser's cookie holds its own signature over the user's id. */
const renewTrust = async (db: Database, value: string, from: string, to: string): Promise<string | undefined> => {
  const [signature = "", identifier = ""] = value.split("!");
  const [trusted] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  if (trusted === undefined) return undefined;
  const expected = trustSignature(from, trusted.userId, identifier);
  return isEqualConstantTime(Buffer.from(signature), Buffer.from(expected))
    ? `${trustSignature(to, trusted.userId, identifier)}!${identifier}`
    : undefined;
};

export const renewCookies = (api: FastifyInstance, { db, betterAuth, keys }: RenewalDeps): void => {
  const current = identitySecretOf(keys.current);
  const earlier = earlierCookieSecrets(keys);
  const signerOf = (value: string, signature: Buffer): string | undefined =>
    [current, ...earlier].find((secret) =>
      isEqualConstantTime(signature, createHmac("sha256", secret).update(value).digest()),
    );

  const renewals = new WeakMap<FastifyRequest, ReadonlyMap<string, string>>();

  api.addHook("onRequest", async (request) => {
    if (request.headers.cookie === undefined) return;
    const pairs = request.headers.cookie.split(/;\s*/);
    const { authCookies, createAuthCookie } = await betterAuth.$context;
    const { sessionToken, dontRememberToken } = authCookies;
    const trustDevice = createAuthCookie("trust_device", { maxAge: 30 * 86_400 });
    const knownCookies: readonly BetterAuthCookie[] = [
      sessionToken,
      dontRememberToken,
      createAuthCookie("two_factor"),
      trustDevice,
    ];
    const isPersistent = !pairs.some((pair) => pair.startsWith(`${dontRememberToken.name}=`));
    const renewedCookies = new Map<string, string>();
    for (const [index, pair] of pairs.entries()) {
      const cookie = knownCookies.find(({ name }) => pair.startsWith(`${name}=`));
      if (cookie === undefined) continue;
      const cookieValue = unescaped(pair.slice(cookie.name.length + 1));
      const dot = cookieValue.lastIndexOf(".");
      const value = cookieValue.slice(0, dot);
      const signer = dot < 1 ? undefined : signerOf(value, Buffer.from(cookieValue.slice(dot + 1), "base64"));
      if (signer === undefined || signer === current) continue;
      const renewed = cookie === trustDevice ? await renewTrust(db, value, signer, current) : value;
      if (renewed === undefined) continue;
      const signed = signCookie(renewed, current);
      pairs[index] = `${cookie.name}=${signed}`;
      request.headers.cookie = pairs.join("; ");
      if (cookie === sessionToken || cookie === trustDevice)
        renewedCookies.set(cookie.name, setCookie(cookie, signed, isPersistent || cookie === trustDevice));
    }
    if (renewedCookies.size > 0) renewals.set(request, renewedCookies);
  });

  api.addHook("onSend", async (request, reply) => {
    const renewedCookies = renewals.get(request);
    // A publicly cacheable reply must not carry a cookie.
    if (renewedCookies === undefined || String(reply.getHeader("cache-control") ?? "").includes("public")) return;
    const set = [reply.getHeader("set-cookie") ?? []].flat().map(String);
    // A cookie set by the library itself, such as at sign-out, is newer and wins.
    for (const [name, cookie] of renewedCookies)
      if (!set.some((each) => each.startsWith(`${name}=`))) void reply.header("set-cookie", cookie);
  });
};
