/**
 * Every text from the API passes here once: white space and invisible characters are cleaned (`cleanText`), and text longer than any
 * field is rejected. PostgreSQL stores every character except NUL and lone surrogates. Text with NUL is rejected, since no keyboard
 * types it. A lone surrogate, left where text was cut within an emoji, becomes the replacement character.
 */
import type { FastifyRequest } from "fastify";
import { cleanText } from "#domain/text/clean-text.ts";
import { AppError } from "./http/errors.ts";

const nul = "\0";

/** In characters. Each field has a lower limit in its schema. */
const maxTextLength = 100_000;

/** Fields that are not cleaned: a password may contain two spaces. Files never come here. */
const isExact = (key: string): boolean => /(?:password|token|secret|signature|credential)$/i.test(key);

interface Problem {
  readonly path: string;
  readonly reason: string;
}

const problemOf = (text: string, path: string): Problem | undefined => {
  if (text.includes(nul)) return { path, reason: "has a character that can't be stored" };
  return text.length > maxTextLength ? { path, reason: "is too long" } : undefined;
};

/** Cleans all strings of a value in place and returns the first problem. Not recursive: input may be nested very deeply. */
const cleanAll = (root: unknown): Problem | undefined => {
  const open: { readonly value: object; readonly place: string }[] = [];
  if (typeof root === "string") return problemOf(root, "");
  if (typeof root === "object" && root !== null) open.push({ value: root, place: "" });
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place: path } = next;
    if (Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const innerPath = path === "" ? key : `${path}.${key}`;
      if (key.includes(nul) || !key.isWellFormed()) return { path, reason: "has a character that can't be stored" };
      if (typeof inner === "object" && inner !== null) open.push({ value: inner, place: innerPath });
      if (typeof inner !== "string") continue;
      const problem = problemOf(inner, innerPath);
      if (problem !== undefined) return problem;
      const root = inner.toWellFormed();
      const clean = isExact(key) ? root : cleanText(root);
      if (clean !== inner) Reflect.set(value, key, clean);
    }
  }
  return undefined;
};

/** For input that is not a body, such as a field of a multipart form. */
export const requireStorable = (value: unknown): void => {
  const problem = cleanAll(value);
  if (problem !== undefined) throw new AppError("validation_failed", undefined, { [problem.path]: problem.reason });
};

/** Path parameters are checked but not cleaned: they hold ids and keys. */
const requireStorableParams = (params: unknown): void => requireStorable(structuredClone(params));

export const requireStorableText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  requireStorableParams(params);
  requireStorable(query);
  requireStorable(body);
};
