/**
 * Every text that comes in by the API passes here once: white space and invisible characters are cleaned (`cleanText`), and what is longer
 * than any field takes is refused. PostgreSQL keeps every character but NUL, and no half of one. Text with NUL is refused, since no
 * keyboard types it. A half is left where text was cut within an emoji; it becomes the sign for what cannot be read.
 */
import type { FastifyRequest } from "fastify";
import { cleanText } from "#domain/text/clean-text.ts";
import { AppError } from "./errors.ts";

const nul = "\0";

/** In characters; each field has its own, lower limit in its schema. */
export const longestText = 100_000;

/** Fields whose every character counts: a password may hold two spaces. Files are no text and never come here. */
const isExact = (key: string): boolean => /(?:password|token|secret|signature|credential)$/i.test(key);

interface Problem {
  readonly place: string;
  readonly why: string;
}

const problemOf = (text: string, place: string): Problem | undefined => {
  if (text.includes(nul)) return { place, why: "has a character that cannot be stored" };
  return text.length > longestText ? { place, why: "is too long" } : undefined;
};

/** Cleans a value's texts on the way and answers what is wrong with the first bad one. Not by recursion: some nest without end. */
const cleanAll = (whole: unknown): Problem | undefined => {
  const open: { readonly value: object; readonly place: string }[] = [];
  if (typeof whole === "string") return problemOf(whole, "");
  if (typeof whole === "object" && whole !== null) open.push({ value: whole, place: "" });
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const here = place === "" ? key : `${place}.${key}`;
      if (key.includes(nul) || !key.isWellFormed()) return { place, why: "has a character that cannot be stored" };
      if (typeof inner === "object" && inner !== null) open.push({ value: inner, place: here });
      if (typeof inner !== "string") continue;
      const problem = problemOf(inner, here);
      if (problem !== undefined) return problem;
      const whole = inner.toWellFormed();
      const clean = isExact(key) ? whole : cleanText(whole);
      if (clean !== inner) Reflect.set(value, key, clean);
    }
  }
  return undefined;
};

/** For what arrives in another way than as a body, such as a field of a form with files. */
export const requireStorable = (value: unknown): void => {
  const problem = cleanAll(value);
  if (problem !== undefined) throw new AppError("validation_failed", undefined, { [problem.place]: problem.why });
};

/** A path is looked up as it is: it holds ids and keys, no text. */
const requireStorableParams = (params: unknown): void => requireStorable(structuredClone(params));

export const requireStorableText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  requireStorableParams(params);
  requireStorable(query);
  requireStorable(body);
};
