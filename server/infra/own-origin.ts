/** Another site's page cannot act with our visitor's cookies: what changes something must come from our own address. */
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A webmail page may post here (RFC 8058): the call reads no cookie, its address holds a signed token. */
    readonly allowsOtherSites?: true;
  }
}

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** "none" is a request that no page caused, such as a typed address. Browsers set the header, scripts cannot. */
const ownSites: readonly unknown[] = ["same-origin", "none"];

/** Programs send neither Sec-Fetch-Site, nor Origin, nor a browser's cookies. Old browsers send no Sec-Fetch-Site, but an Origin. */
export const requireOwnOrigin =
  (origin: string) =>
  async ({ method, headers, routeOptions }: FastifyRequest): Promise<void> => {
    if (harmless.has(method)) return;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && !ownSites.includes(site) && routeOptions.config.allowsOtherSites !== true) {
      throw new AppError("forbidden");
    }
    if (headers.cookie === undefined || headers.origin === undefined) return;
    if (headers.origin !== origin) throw new AppError("forbidden");
  };
