/** Sends a file under its name (RFC 6266); neither a cache nor a guess of its type may change what the browser does with it. */
import type { Readable } from "node:stream";
import { create } from "content-disposition";
import type { FastifyReply } from "fastify";

/** Letters that Unicode normalization does not split into a letter and a mark. */
const asciiLetters: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Ø: "O",
  ø: "o",
  Đ: "D",
  đ: "d",
  ß: "ss",
  Æ: "AE",
  æ: "ae",
  Œ: "OE",
  œ: "oe",
  ı: "i",
};

/** For browsers that don't read the encoded name. */
const asciiName = (fileName: string): string =>
  fileName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\u0020-\u007E]/g, (letter) => asciiLetters[letter] ?? "_");

export const contentDisposition = (fileName: string, type: "attachment" | "inline" = "attachment"): string => {
  const name = fileName.toWellFormed();
  return create(name, { type, fallback: asciiName(name) });
};

export interface FileReply {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes?: number;
  /** Only for files that we render ourselves: uploaded content must not run on our origin. */
  readonly inline?: boolean;
  readonly body: Readable | Uint8Array | string;
}

export const sendFile = (
  reply: FastifyReply,
  { fileName, mediaType, sizeBytes, inline = false, body }: FileReply,
): FastifyReply => {
  if (sizeBytes !== undefined) void reply.header("content-length", sizeBytes);
  return reply
    .header("content-type", mediaType)
    .header("content-disposition", contentDisposition(fileName, inline ? "inline" : "attachment"))
    .header("cache-control", "private, no-store")
    .header("x-content-type-options", "nosniff")
    .send(body);
};
