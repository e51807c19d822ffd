/** Cookies other than the session's: the hint that pages read, and the mark of a known browser. */
import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brand } from "#domain/brand.ts";
import { hintCookie, hintedKinds, hintMaxAgeSeconds } from "#domain/accounts/visitor-hint.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { sign, signerOf } from "../../infra/crypto/signatures.ts";

const yearSeconds = 365 * 86_400;
const deviceCookie = "known_device";
const purpose = "known device";

interface CookieOptions {
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
}

const cookieHeader = (name: string, value: string, { maxAge, httpOnly, secure }: CookieOptions): string =>
  [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(secure ? ["Secure"] : []),
  ].join("; ");

/** The raw cookie value, or an empty string. */
const readCookie = (request: FastifyRequest, name: string): string =>
  (request.headers.cookie ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

/** Better Auth's cookie of that name, decoded. A value that cannot be decoded counts as missing. */
export const readBetterAuthCookie = (request: FastifyRequest, name: string): string => {
  const full = `${brand.name.toLowerCase()}.${name}`;
  try {
    return decodeURIComponent(readCookie(request, full) || readCookie(request, `__Secure-${full}`));
  } catch {
    return "";
  }
};

export interface CookieJar {
  /** `kind` is the account's kind; visitors get no hint. */
  readonly hint: (reply: FastifyReply, kind: string | null) => void;
  /** Whether this person has signed in with this browser before. */
  readonly isKnown: (request: FastifyRequest, userId: string) => boolean;
  /** Marks the browser as this person's. Returns whether it was marked before. */
  readonly rememberDevice: (request: FastifyRequest, reply: FastifyReply, userId: string) => boolean;
}

export const createCookieJar = (keys: Keyring, secure: boolean): CookieJar => {
  const readDeviceCookie = (request: FastifyRequest, userId: string) => {
    const message = `device:${userId}`;
    const legacy = (secret: string) => createHmac("sha256", secret).update(message).digest();
    const isOwn = (each: string): boolean =>
      signerOf(keys, { purpose, message, signature: Buffer.from(each, "base64url"), legacy }) !== undefined;
    const deviceTokens = readCookie(request, deviceCookie)
      .split(".")
      .filter((each) => /^[\w-]{26,43}$/.test(each));
    const others = deviceTokens.filter((each) => !isOwn(each));
    return { message, others, isKnown: others.length < deviceTokens.length };
  };
  return {
    isKnown: (request, userId) => readDeviceCookie(request, userId).isKnown,
    hint: (reply, kind) => {
      const hintedKind = hintedKinds.find((each) => each === kind);
      const maxAge = hintedKind === undefined ? 0 : hintMaxAgeSeconds;
      void reply.header("set-cookie", cookieHeader(hintCookie, hintedKind ?? "", { maxAge, httpOnly: false, secure }));
    },
    rememberDevice: (request, reply, userId) => {
      const { message, others, isKnown } = readDeviceCookie(request, userId);
      // Signed again with the current key, so that a browser stays known when the previous key is dropped.
      const marks = [sign(keys, purpose, message).toString("base64url"), ...others].slice(0, 5).join(".");
      void reply.header(
        "set-cookie",
        cookieHeader(deviceCookie, marks, { maxAge: yearSeconds, httpOnly: true, secure }),
      );
      return isKnown;
    },
  };
};
