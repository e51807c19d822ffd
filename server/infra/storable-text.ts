/** PostgreSQL keeps every character but one: text with NUL in it is refused at the door, since nobody types it and nothing can store it. */
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const nul = "\0";

/** Where in a value NUL stands, as forms name their fields; undefined where it does not. */
const placeOfNul = (value: unknown, place: string): string | undefined => {
  if (typeof value === "string") return value.includes(nul) ? place : undefined;
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const inside = place === "" ? key : `${place}.${key}`;
    const found = key.includes(nul) ? place : placeOfNul(inner, inside);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** For what arrives in another way than as a body, such as a field of a form with files. */
export const requireStorable = (value: unknown): void => {
  const place = placeOfNul(value, "");
  if (place === undefined) return;
  throw new AppError("validation_failed", undefined, { [place]: "has a character that cannot be stored" });
};

export const requireStorableText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  for (const part of [params, query, body]) requireStorable(part);
};
