import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import * as contactRequestApi from "#domain/leads/contact-request.ts";
import * as leadApi from "#domain/leads/lead.ts";
import * as listLeadsApi from "#domain/leads/list-leads.ts";
import * as quoteRequestApi from "#domain/leads/quote-request.ts";
import { senderOf } from "../../infra/http/form-sender.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { type LeadDeps, submitContactRequest, submitLead, submitQuoteRequest } from "./leads.service.ts";
import { listLeads } from "./list-leads.service.ts";

const contactHeadersSchema = z.object({
  [contactRequestApi.contactHeaders.page]: z
    .string()
    .max(255)
    .regex(/^\/[\w/-]*$/)
    .catch(""),
  [contactRequestApi.contactHeaders.file]: z.uuid().catch(""),
});

const readContactHeaders = (request: FastifyRequest) => {
  const headers = contactHeadersSchema.parse(request.headers);
  return { page: headers[contactRequestApi.contactHeaders.page], file: headers[contactRequestApi.contactHeaders.file] };
};

export const leadRoutes = (api: FastifyInstance, deps: LeadDeps & { readonly auth: AuthContext }): void => {
  serve(api, quoteRequestApi.submitQuoteRequest, ({ body, request }) =>
    submitQuoteRequest(deps, body, senderOf(request)),
  );
  serve(api, contactRequestApi.submitContactRequest, ({ body, request }) => {
    const { page, file } = readContactHeaders(request);
    return submitContactRequest(deps, { ...body, pagePath: page, fileId: file }, senderOf(request));
  });
  serve(api, listLeadsApi.listLeads, async ({ request }) => {
    const { kind } = await deps.auth.requireStaff(request, "lead.read");
    return listLeads(deps.db, kind === "staff");
  });
  serve(api, leadApi.submitLead, ({ body, request }) => submitLead(deps, body, senderOf(request)));
};
