/** PostgreSQL keeps every character but one: text with NUL in it is refused at the door, since nobody types it and nothing can store it. */
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const nul = "\0";

/** Where in a value NUL stands, as forms name their fields; undefined where it does not. Not by recursion: some nest for ever. */
const placeOfNul = (whole: unknown): string | undefined => {
  const open: { readonly value: unknown; readonly place: string }[] = [{ value: whole, place: "" }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (typeof value === "string" && value.includes(nul)) return place;
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes(nul)) return place;
      if (typeof inner === "string" || typeof inner === "object") {
        open.push({ value: inner, place: place === "" ? key : `${place}.${key}` });
      }
    }
  }
  return undefined;
};

/** For what arrives in another way than as a body, such as a field of a form with files. */
export const requireStorable = (value: unknown): void => {
  const place = placeOfNul(value);
  if (place === undefined) return;
  throw new AppError("validation_failed", undefined, { [place]: "has a character that cannot be stored" });
};

export const requireStorableText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  for (const part of [params, query, body]) requireStorable(part);
};
