/** Ids of sample rows: the same key always gives the same id, so that links to samples keep working. */
import { createHash } from "node:crypto";

const group = (hex: string, from: number, to: number): string => hex.slice(from, to);

/** A valid UUIDv7 whose time is fixed and whose random part is drawn from the key. */
export const sampleId = (key: string): string => {
  const hex = createHash("sha256").update(key).digest("hex");
  const variant = "89ab"[Number.parseInt(hex[3] ?? "0", 16) % 4] ?? "8";
  return `018cc251-f400-7${group(hex, 0, 3)}-${variant}${group(hex, 4, 7)}-${group(hex, 8, 20)}`;
};
