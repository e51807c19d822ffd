/** CSRF protection: requests that change data must come from our own origin. */
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A webmail page may post here (RFC 8058): the call reads no cookie, its address holds a signed token. */
    readonly allowsOtherSites?: true;
  }
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** "none" is a request without a page, such as a typed URL. Browsers set the header; scripts cannot. */
const allowedSites: readonly unknown[] = ["same-origin", "none"];

/** API clients send neither Sec-Fetch-Site, nor Origin, nor cookies. Old browsers send an Origin but no Sec-Fetch-Site. */
export const requireSameOrigin =
  (origin: string) =>
  async ({ method, headers, routeOptions }: FastifyRequest): Promise<void> => {
    if (safeMethods.has(method)) return;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && !allowedSites.includes(site) && routeOptions.config.allowsOtherSites !== true) {
      throw new AppError("forbidden");
    }
    if (headers.cookie === undefined || headers.origin === undefined) return;
    if (headers.origin !== origin) throw new AppError("forbidden");
  };
