import type { FastifyInstance } from "fastify";
import { parseWebsite } from "#domain/companies/company-name.ts";
import * as parseCompanyApi from "#domain/companies/parse-company.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import type { SafeFetchOptions } from "../../infra/outbound/safe-fetch.ts";
import { lookUpCompany } from "./parse-company.ts";

export interface ParseCompanyDeps {
  readonly db: Database;
  /** Per client address. */
  readonly lookupsPerHour: number;
  readonly fetchOptions?: SafeFetchOptions;
}

const hourMs = 3_600_000;
const notAWebsiteText = "Enter a website address, such as https://example.com";

export const parseCompanyRoutes = (api: FastifyInstance, deps: ParseCompanyDeps): void => {
  serve(api, parseCompanyApi.parseCompany, async ({ body, request }) => {
    const website = parseWebsite(body.url);
    if (website === undefined || !URL.canParse(website.href))
      throw new AppError("validation_failed", undefined, { url: notAWebsiteText });
    const key = `company-lookup:${addressBlock(request.ip)}`;
    await countAgainst(deps.db, [{ key, ceiling: deps.lookupsPerHour, windowMs: hourMs }]);
    return lookUpCompany(new URL(website.href), deps.fetchOptions);
  });
};
