/** Where whoever finds a hole tells us (RFC 9116). It never runs out while the product runs. */
import type { FastifyInstance } from "fastify";
import { brand } from "#domain/brand.ts";

const goodForDays = 180;

export const securityTextRoute = (app: FastifyInstance, origin: string): void => {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Date.now() + goodForDays * 86_400_000);
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
