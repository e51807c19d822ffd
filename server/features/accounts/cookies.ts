/** Cookies beside the session's own: the hint that pages read, and the mark of a browser that has been seen before. */
import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brand } from "#domain/brand.ts";
import { hintCookie, hintedKinds, hintSeconds } from "#domain/accounts/visitor-hint.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { sign, signerOf } from "../../infra/signatures.ts";

const yearSeconds = 365 * 86_400;
const deviceCookie = "known_device";
const purpose = "known device";

interface CookieOptions {
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
}

const cookie = (name: string, value: string, { maxAge, httpOnly, secure }: CookieOptions): string =>
  [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(secure ? ["Secure"] : []),
  ].join("; ");

/** Undecoded; empty where there is none. */
export const readCookie = (request: FastifyRequest, name: string): string =>
  (request.headers.cookie ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

/** The library's cookie of that name, decoded: a value that cannot be decoded counts as none. */
export const readLibraryCookie = (request: FastifyRequest, name: string): string => {
  const full = `${brand.name.toLowerCase()}.${name}`;
  try {
    return decodeURIComponent(readCookie(request, full) || readCookie(request, `__Secure-${full}`));
  } catch {
    return "";
  }
};

export interface CookieJar {
  /** `kind` as the account says; visitors get no hint. */
  readonly hint: (reply: FastifyReply, kind: string | null) => void;
  /** Whether this person has signed in with this browser before. */
  readonly isKnown: (request: FastifyRequest, userId: string) => boolean;
  /** Marks the browser as this person's; answers whether it was marked before. */
  readonly seenBefore: (request: FastifyRequest, reply: FastifyReply, userId: string) => boolean;
}

export const createCookieJar = (keys: Keyring, secure: boolean): CookieJar => {
  const marksOf = (request: FastifyRequest, userId: string) => {
    const message = `device:${userId}`;
    const legacy = (secret: string) => createHmac("sha256", secret).update(message).digest();
    const isOwn = (each: string): boolean =>
      signerOf(keys, { purpose, message, signature: Buffer.from(each, "base64url"), legacy }) !== undefined;
    const held = readCookie(request, deviceCookie)
      .split(".")
      .filter((each) => /^[\w-]{26,43}$/.test(each));
    const others = held.filter((each) => !isOwn(each));
    return { message, others, isKnown: others.length < held.length };
  };
  return {
    isKnown: (request, userId) => marksOf(request, userId).isKnown,
    hint: (reply, kind) => {
      const known = hintedKinds.find((each) => each === kind);
      const maxAge = known === undefined ? 0 : hintSeconds;
      void reply.header("set-cookie", cookie(hintCookie, known ?? "", { maxAge, httpOnly: false, secure }));
    },
    seenBefore: (request, reply, userId) => {
      const { message, others, isKnown } = marksOf(request, userId);
      // Written again under the current key, so that a browser stays known when the key before is dropped.
      const marks = [sign(keys, purpose, message).toString("base64url"), ...others].slice(0, 5).join(".");
      void reply.header("set-cookie", cookie(deviceCookie, marks, { maxAge: yearSeconds, httpOnly: true, secure }));
      return isKnown;
    },
  };
};
