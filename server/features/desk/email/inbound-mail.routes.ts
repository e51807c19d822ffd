/** Receives forwarded email from a mail provider: the raw message as the body, authorized by a shared secret. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../infra/http/errors.ts";
import type { NotifyDesk } from "../../../infra/http/live-updates.ts";
import { type InboundDeps, receiveMail } from "./inbound-mail.service.ts";
import { readMail } from "../mail-reader.ts";

const maxMailBytes = 15 * 1024 * 1024;
const mediaTypes = ["message/rfc822", "text/plain", "application/octet-stream"];

export interface InboundRouteDeps extends InboundDeps {
  /** Without a secret the endpoint replies 404. */
  readonly secret: string | undefined;
  readonly notifyDesk: NotifyDesk;
}

/** Digests have equal length, so that the comparison time reveals nothing. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const inboundMailRoutes = async (api: FastifyInstance, deps: InboundRouteDeps): Promise<void> => {
  /** Runs before the body is read. */
  const requireSecret = async ({ headers }: FastifyRequest): Promise<void> => {
    if (deps.secret === undefined) throw new AppError("not_found");
    const bearerToken = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
    if (!timingSafeEqual(digest(bearerToken), digest(deps.secret)))
      throw new AppError("not_signed_in", "Invalid secret.");
  };

  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaTypes, { parseAs: "buffer", bodyLimit: maxMailBytes }, (_request, body, done) =>
      done(null, body),
    );
    const options = { onRequest: requireSecret, bodyLimit: maxMailBytes, config: { hasOwnSecret: true } } as const;
    scope.post("/inbound-mail", options, async (request, reply) => {
      const mail = Buffer.isBuffer(request.body) ? await readMail(request.body) : null;
      if (mail === null) throw new AppError("validation_failed", "This isn't an email message.");
      const outcome = await receiveMail(deps, mail, new Date());
      deps.notifyDesk();
      request.log.info({ outcome }, "mail received");
      return reply.code(202).send({ outcome });
    });
  });
};
