/** Where a mail provider forwards to: the raw message as the body, a shared secret in front. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../infra/errors.ts";
import type { TellDesk } from "../../infra/live.ts";
import { type InboundTools, receiveMail } from "./inbound-mail.service.ts";
import { readIncomingMail } from "./incoming-mail.ts";

const largestMail = 15 * 1024 * 1024;
const mediaTypes = ["message/rfc822", "text/plain", "application/octet-stream"];

export interface InboundRouteTools extends InboundTools {
  /** Without one there is no such door. */
  readonly secret: string | undefined;
  readonly tellDesk: TellDesk;
}

/** Of equal length whatever was sent, so that the time to compare tells nothing. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const inboundMailRoutes = async (api: FastifyInstance, tools: InboundRouteTools): Promise<void> => {
  /** Before a byte of the body is read. */
  const requireSecret = async ({ headers }: FastifyRequest): Promise<void> => {
    if (tools.secret === undefined) throw new AppError("not_found");
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
    if (!timingSafeEqual(digest(given), digest(tools.secret)))
      throw new AppError("not_signed_in", "The secret is wrong.");
  };

  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaTypes, { parseAs: "buffer", bodyLimit: largestMail }, (_request, body, done) =>
      done(null, body),
    );
    const options = { onRequest: requireSecret, bodyLimit: largestMail, config: { hasOwnSecret: true } } as const;
    scope.post("/inbound-mail", options, async (request, reply) => {
      const mail = Buffer.isBuffer(request.body) ? await readIncomingMail(request.body) : undefined;
      if (mail === undefined) throw new AppError("validation_failed", "This is not a mail message.");
      const outcome = await receiveMail(tools, mail, new Date());
      tools.tellDesk();
      request.log.info({ outcome }, "mail received");
      return reply.code(202).send({ outcome });
    });
  });
};
