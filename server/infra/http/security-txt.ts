/** security.txt for reporting vulnerabilities (RFC 9116). It does not expire while the server runs. */
import type { FastifyInstance } from "fastify";
import { brand } from "#domain/brand.ts";

const validDays = 180;

export const securityTextRoute = (app: FastifyInstance, origin: string): void => {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Date.now() + validDays * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    return reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: mailto:${brand.email}`,
          `Expires: ${expires.toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${origin}/.well-known/security.txt`,
          "",
        ].join("\n"),
      );
  });
};
