/** Another site's page cannot act with our visitor's cookies: what changes something must come from our own address. */
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Programs send no Origin and no cookies of a browser; browsers send both. */
export const requireOwnOrigin =
  (origin: string) =>
  async ({ method, headers }: FastifyRequest): Promise<void> => {
    if (harmless.has(method) || headers.cookie === undefined || headers.origin === undefined) return;
    if (headers.origin !== origin) throw new AppError("forbidden");
  };
