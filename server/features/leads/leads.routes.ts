import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { contactHeaders, submitContactRequest as contactEndpoint } from "#domain/leads/contact-request.ts";
import { submitLead as leadEndpoint } from "#domain/leads/lead.ts";
import { listLeads as listEndpoint } from "#domain/leads/list-leads.ts";
import { submitQuoteRequest as quoteEndpoint } from "#domain/leads/quote-request.ts";
import { senderOf } from "../../infra/form-sender.ts";
import { serve } from "../../infra/route.ts";
import type { AuthContext } from "../../infra/auth-context.ts";
import { type LeadDeps, submitContactRequest, submitLead, submitQuoteRequest } from "./leads.service.ts";
import { listLeads } from "./list-leads.service.ts";

const contactHeadersSchema = z.object({
  [contactHeaders.page]: z
    .string()
    .max(255)
    .regex(/^\/[\w/-]*$/)
    .catch(""),
  [contactHeaders.file]: z.uuid().catch(""),
});

const contactMarksOf = (request: FastifyRequest) => {
  const read = contactHeadersSchema.parse(request.headers);
  return { page: read[contactHeaders.page], file: read[contactHeaders.file] };
};

export const leadRoutes = (api: FastifyInstance, deps: LeadDeps & { readonly auth: AuthContext }): void => {
  serve(api, quoteEndpoint, ({ body, request }) => submitQuoteRequest(deps, body, senderOf(request)));
  serve(api, contactEndpoint, ({ body, request }) => {
    const { page, file } = contactMarksOf(request);
    return submitContactRequest(deps, { ...body, pagePath: page, fileId: file }, senderOf(request));
  });
  serve(api, listEndpoint, async ({ request }) => {
    const { kind } = await deps.auth.requireStaff(request, "lead.read");
    return listLeads(deps.db, kind === "staff");
  });
  serve(api, leadEndpoint, ({ body, request }) => submitLead(deps, body, senderOf(request)));
};
