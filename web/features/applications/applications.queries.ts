import { queryOptions } from "@tanstack/react-query";
import { listOwnApplications } from "#domain/applications/application-status.ts";
import {
  type Application,
  applicationParts,
  applyForJob,
  type ReceivedApplication,
  showOwnStanding,
} from "#domain/applications/application.ts";
import { addressOf } from "#domain/endpoint.ts";
import { call, request } from "../../lib/api.ts";

export const ownStandingOptions = (slug: string) =>
  queryOptions({
    queryKey: [showOwnStanding.path, slug] as const,
    queryFn: ({ signal }) => call(showOwnStanding, { params: { slug } }, { signal }),
  });

export const ownApplicationsOptions = queryOptions({
  queryKey: [listOwnApplications.path] as const,
  queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
});

/** The form and the file travel together: what is refused leaves neither behind. */
export const sendApplication = async (
  slug: string,
  form: Application,
  resume: File | null,
  headers: Record<string, string>,
): Promise<ReceivedApplication> => {
  const body = new FormData();
  body.append(applicationParts.form, JSON.stringify(form));
  if (resume !== null) body.append(applicationParts.resume, resume);
  const answer = await request(applyForJob.method, addressOf(applyForJob, { params: { slug } }), { body, headers });
  return (await answer.json()) as ReceivedApplication;
};
