/** Who sends a form of the public site, and what the form says about itself. */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { formMarks } from "#domain/leads/spam.ts";

export interface Sender {
  readonly address: string;
  readonly trap: string | undefined;
  readonly filledMs: number | undefined;
  readonly idempotencyKey: string | undefined;
}

const marks = z.object({
  [formMarks.trap]: z.string().optional().catch(undefined),
  [formMarks.filledMs]: z.coerce.number().optional().catch(undefined),
  [formMarks.idempotencyKey]: z.uuid().optional().catch(undefined),
});

/** What does not look like a mark of ours counts as none. */
export const senderOf = (request: FastifyRequest): Sender => {
  const read = marks.parse(request.headers);
  return {
    address: request.ip,
    trap: read[formMarks.trap],
    filledMs: read[formMarks.filledMs],
    idempotencyKey: read[formMarks.idempotencyKey],
  };
};
