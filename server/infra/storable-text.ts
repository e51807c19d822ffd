/**
 * PostgreSQL keeps every character but NUL, and no half of one. Text with NUL is refused at the door, since nobody types it. A half is
 * left where text was cut within an emoji; it becomes the sign for what cannot be read, as in every column that is not JSON.
 */
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const nul = "\0";

/** Where in a value NUL stands, as forms name their fields; undefined where it does not. Halves are mended on the way. Not by recursion: some nest for ever. */
const mendOrPlaceNul = (whole: unknown): string | undefined => {
  const open: { readonly value: unknown; readonly place: string }[] = [{ value: whole, place: "" }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (typeof value === "string" && value.includes(nul)) return place;
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes(nul) || !key.isWellFormed()) return place;
      if (typeof inner === "string" && !inner.isWellFormed()) Reflect.set(value, key, inner.toWellFormed());
      if (typeof inner === "string" || typeof inner === "object") {
        open.push({ value: inner, place: place === "" ? key : `${place}.${key}` });
      }
    }
  }
  return undefined;
};

/** For what arrives in another way than as a body, such as a field of a form with files. */
export const requireStorable = (value: unknown): void => {
  const place = mendOrPlaceNul(value);
  if (place === undefined) return;
  throw new AppError("validation_failed", undefined, { [place]: "has a character that cannot be stored" });
};

export const requireStorableText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  for (const part of [params, query, body]) requireStorable(part);
};
