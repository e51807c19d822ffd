import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Lead, submitLead } from "#domain/leads/lead.ts";
import { type QuoteRequest, submitQuoteRequest } from "#domain/leads/quote-request.ts";
import { call } from "../../lib/api.ts";

interface Sending<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;
}

export const useSubmitQuoteRequest = () =>
  useMutation({
    mutationFn: ({ body, headers }: Sending<QuoteRequest>) => call(submitQuoteRequest, { body }, { headers }),
  });

/** What was left empty need not be sent. */
export type SpokenLead = Partial<Lead> & Pick<Lead, "firstName" | "lastName" | "email" | "company" | "interests">;

/** After a lead the cached list of leads is out of date. */
export const leadMutation = (queryClient: QueryClient) => ({
  mutationFn: ({ body, headers }: Sending<SpokenLead>) => call(submitLead, { body }, { headers }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/leads"] }),
});

export const useSubmitLead = () => useMutation(leadMutation(useQueryClient()));
