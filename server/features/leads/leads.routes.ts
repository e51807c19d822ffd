import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { contactMarks, submitContactRequest as contactEndpoint } from "#domain/leads/contact-request.ts";
import { submitLead as leadEndpoint } from "#domain/leads/lead.ts";
import { listLeads as listEndpoint } from "#domain/leads/list-leads.ts";
import { submitQuoteRequest as quoteEndpoint } from "#domain/leads/quote-request.ts";
import { senderOf } from "../../infra/form-sender.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { type LeadTools, submitContactRequest, submitLead, submitQuoteRequest } from "./leads.service.ts";
import { listLeads } from "./list-leads.service.ts";

const besideTheBody = z.object({
  [contactMarks.page]: z
    .string()
    .max(255)
    .regex(/^\/[\w/-]*$/)
    .catch(""),
  [contactMarks.file]: z.uuid().catch(""),
});

const contactMarksOf = (request: FastifyRequest) => {
  const read = besideTheBody.parse(request.headers);
  return { page: read[contactMarks.page], file: read[contactMarks.file] };
};

export const leadRoutes = (api: FastifyInstance, tools: LeadTools & { readonly who: Who }): void => {
  serve(api, quoteEndpoint, ({ body, request }) => submitQuoteRequest(tools, body, senderOf(request)));
  serve(api, contactEndpoint, ({ body, request }) => {
    const { page, file } = contactMarksOf(request);
    return submitContactRequest(tools, { ...body, pagePath: page, fileId: file }, senderOf(request));
  });
  serve(api, listEndpoint, async ({ request }) => {
    const { kind } = await tools.who.requireStaff(request, "lead.read");
    return listLeads(tools.db, kind === "staff");
  });
  serve(api, leadEndpoint, ({ body, request }) => submitLead(tools, body, senderOf(request)));
};
