/** The sender of a public form: address, honeypot, fill time and idempotency key. */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { formHeaders } from "#domain/leads/spam.ts";

export interface FormSender {
  readonly address: string;
  readonly trap: string | undefined;
  readonly filledMs: number | undefined;
  readonly idempotencyKey: string | undefined;
}

const formHeadersSchema = z.object({
  [formHeaders.trap]: z.string().optional().catch(undefined),
  [formHeaders.filledMs]: z.coerce.number().optional().catch(undefined),
  [formHeaders.idempotencyKey]: z.uuid().optional().catch(undefined),
});

/** A malformed header counts as missing. */
export const senderOf = (request: FastifyRequest): FormSender => {
  const headers = formHeadersSchema.parse(request.headers);
  return {
    address: request.ip,
    trap: headers[formHeaders.trap],
    filledMs: headers[formHeaders.filledMs],
    idempotencyKey: headers[formHeaders.idempotencyKey],
  };
};
