import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { uploadJobDescription } from "#domain/files/job-description-file.ts";
import { type ContactRequest, submitContactRequest } from "#domain/leads/contact-request.ts";
import { type Lead, submitLead } from "#domain/leads/lead.ts";
import { type QuoteRequest, submitQuoteRequest } from "#domain/leads/quote-request.ts";
import { call, request, send } from "../../lib/api.ts";

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

type SpokenContactRequest = Omit<ContactRequest, "jobDescription"> & Partial<Pick<ContactRequest, "jobDescription">>;

/** After a lead the cached list of leads is out of date. */
export const leadMutation = (queryClient: QueryClient) => ({
  mutationFn: ({ body, headers }: Sending<SpokenLead>) => call(submitLead, { body }, { headers }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/leads"] }),
});

/** The same call from an industry page, where only its success counts. */
export const useSubmitInquiry = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Sending<SpokenLead>) => send(submitLead, { body }, { headers }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/leads"] }),
  });
};

/** Sends the file first, under its own call: the request itself is JSON and names the file. */
const uploadFile = async (file: File): Promise<string> => {
  const body = new FormData();
  body.append("file", file);
  const answer = await request(uploadJobDescription.method, uploadJobDescription.path, { body });
  return uploadJobDescription.reply.parse(await answer.json()).id;
};

export const useUploadJobDescription = () => useMutation({ mutationFn: uploadFile });

export const useSubmitContactRequest = () =>
  useMutation({
    mutationFn: ({ body, headers }: Sending<SpokenContactRequest>) => send(submitContactRequest, { body }, { headers }),
  });

export const useSubmitLead = () => useMutation(leadMutation(useQueryClient()));
