import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { uploadJobDescription } from "#domain/files/job-description-file.ts";
import { type ContactRequest, submitContactRequest } from "#domain/leads/contact-request.ts";
import { type Lead, submitLead } from "#domain/leads/lead.ts";
import { type QuoteRequest, submitQuoteRequest } from "#domain/leads/quote-request.ts";
import { call, request, send } from "../../lib/api/api.ts";

interface Submission<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;
}

export const useSubmitQuoteRequest = () =>
  useMutation({
    mutationFn: ({ body, headers }: Submission<QuoteRequest>) => call(submitQuoteRequest, { body }, { headers }),
  });

/** A lead whose empty optional fields are omitted. */
export type LeadBody = Partial<Lead> & Pick<Lead, "firstName" | "lastName" | "email" | "company" | "interests">;

type ContactRequestBody = Omit<ContactRequest, "jobDescription"> & Partial<Pick<ContactRequest, "jobDescription">>;

/** A new lead invalidates the cached list of leads. */
export const leadMutation = (queryClient: QueryClient) => ({
  mutationFn: ({ body, headers }: Submission<LeadBody>) => call(submitLead, { body }, { headers }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/leads"] }),
});

/** The same request from an industry page, which ignores the response body. */
export const useSubmitInquiry = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Submission<LeadBody>) => send(submitLead, { body }, { headers }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/leads"] }),
  });
};

/** Uploads the file with its own request. The contact request is JSON and refers to the file by id. */
const uploadFile = async (file: File): Promise<string> => {
  const body = new FormData();
  body.append("file", file);
  const response = await request(uploadJobDescription.method, uploadJobDescription.path, { body });
  return uploadJobDescription.reply.parse(await response.json()).id;
};

export const useUploadJobDescription = () => useMutation({ mutationFn: uploadFile });

export const useSubmitContactRequest = () =>
  useMutation({
    mutationFn: ({ body, headers }: Submission<ContactRequestBody>) =>
      send(submitContactRequest, { body }, { headers }),
  });

export const useSubmitLead = () => useMutation(leadMutation(useQueryClient()));
