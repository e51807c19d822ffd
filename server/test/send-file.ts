/** Uploads a file as a browser form does. */
import type { FastifyInstance } from "fastify";
import { skillIndex } from "#domain/skills/vocabulary.ts";

// As in the real process, the vocabulary is loaded before the first request: loading it blocks the event loop, and an overloaded server rejects requests.
skillIndex();

export interface FileToSend {
  readonly url: string;
  readonly field: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly cookie?: string | undefined;
  readonly address?: string;
}

export const multipartOf = (field: string, fileName: string, bytes: Buffer) => {
  const boundary = "----form";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

export const sendFile = (app: FastifyInstance, file: FileToSend) => {
  const { type, body } = multipartOf(file.field, file.fileName, file.bytes);
  return app.inject({
    method: "POST",
    url: file.url,
    remoteAddress: file.address ?? "203.0.113.9",
    headers: {
      "content-type": type,
      origin: "http://localhost:3000",
      ...(file.cookie === undefined ? {} : { cookie: file.cookie }),
    },
    payload: body,
  });
};
