/**
 * better-auth verifies its cookies with the current key alone, so a change of keys would sign everyone out. Before a request reaches it, a
 * cookie that an earlier key signed is signed again with the current one, for this request and, by the answer, for the browser.
 */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/client.ts";
import { verifications } from "../db/tables/identity.ts";
import type { Auth } from "./auth.ts";
import { earlierCookieSecrets, identitySecretOf } from "./identity-keys.ts";
import type { Keyring } from "./keyring.ts";
import { isSame } from "./signatures.ts";

interface RenewalTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly keys: Keyring;
}

interface LibraryCookie {
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

const setCookie = ({ name, attributes }: LibraryCookie, value: string, isKept: boolean): string =>
  [
    `${name}=${value}`,
    "Path=/",
    ...(isKept && attributes.maxAge !== undefined ? [`Max-Age=${attributes.maxAge}`] : []),
    "SameSite=Lax",
    ...(attributes.httpOnly === false ? [] : ["HttpOnly"]),
    ...(attributes.secure === true ? ["Secure"] : []),
  ].join("; ");

const trustMark = (secret: string, userId: string, identifier: string): string =>
  createHmac("sha256", secret).update(`${userId}!${identifier}`).digest("base64url");

/** A trusted browser's cookie holds a signature of its own, over the person whose browser it is. */
const renewTrust = async (db: Database, value: string, from: string, to: string): Promise<string | undefined> => {
  const [mark = "", identifier = ""] = value.split("!");
  const [trusted] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  if (trusted === undefined) return undefined;
  const right = trustMark(from, trusted.userId, identifier);
  return isSame(Buffer.from(mark), Buffer.from(right))
    ? `${trustMark(to, trusted.userId, identifier)}!${identifier}`
    : undefined;
};

export const renewCookies = (api: FastifyInstance, { db, auth, keys }: RenewalTools): void => {
  const current = identitySecretOf(keys.current);
  const earlier = earlierCookieSecrets(keys);
  const signerOf = (value: string, signature: Buffer): string | undefined =>
    [current, ...earlier].find((secret) => isSame(signature, createHmac("sha256", secret).update(value).digest()));

  const renewals = new WeakMap<FastifyRequest, ReadonlyMap<string, string>>();

  api.addHook("onRequest", async (request) => {
    if (request.headers.cookie === undefined) return;
    const pairs = request.headers.cookie.split(/;\s*/);
    const { authCookies, createAuthCookie } = await auth.$context;
    const { sessionToken, dontRememberToken } = authCookies;
    const trustDevice = createAuthCookie("trust_device", { maxAge: 30 * 86_400 });
    const known: readonly LibraryCookie[] = [
      sessionToken,
      dontRememberToken,
      createAuthCookie("two_factor"),
      trustDevice,
    ];
    const isKept = !pairs.some((pair) => pair.startsWith(`${dontRememberToken.name}=`));
    const toBrowser = new Map<string, string>();
    for (const [at, pair] of pairs.entries()) {
      const cookie = known.find(({ name }) => pair.startsWith(`${name}=`));
      if (cookie === undefined) continue;
      const whole = unescaped(pair.slice(cookie.name.length + 1));
      const dot = whole.lastIndexOf(".");
      const value = whole.slice(0, dot);
      const signer = dot < 1 ? undefined : signerOf(value, Buffer.from(whole.slice(dot + 1), "base64"));
      if (signer === undefined || signer === current) continue;
      const renewed = cookie === trustDevice ? await renewTrust(db, value, signer, current) : value;
      if (renewed === undefined) continue;
      const signed = signCookie(renewed, current);
      pairs[at] = `${cookie.name}=${signed}`;
      request.headers.cookie = pairs.join("; ");
      if (cookie === sessionToken || cookie === trustDevice)
        toBrowser.set(cookie.name, setCookie(cookie, signed, isKept || cookie === trustDevice));
    }
    if (toBrowser.size > 0) renewals.set(request, toBrowser);
  });

  api.addHook("onSend", async (request, reply) => {
    const toBrowser = renewals.get(request);
    // An answer that others may be given from a cache carries no cookie.
    if (toBrowser === undefined || String(reply.getHeader("cache-control") ?? "").includes("public")) return;
    const set = [reply.getHeader("set-cookie") ?? []].flat().map(String);
    // What the library itself says about a cookie, such as at sign-out, is newer.
    for (const [name, cookie] of toBrowser)
      if (!set.some((each) => each.startsWith(`${name}=`))) void reply.header("set-cookie", cookie);
  });
};
