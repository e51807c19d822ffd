import { queryOptions } from "@tanstack/react-query";
import { listOwnApplications } from "#domain/applications/application-status.ts";
import {
  type Application,
  applicationParts,
  applyForJob,
  type ReceivedApplication,
  readApplyContext,
} from "#domain/applications/application.ts";
import { endpointUrl } from "#domain/endpoint.ts";
import { call, request } from "../../lib/api/api.ts";

export const ownApplicationStatusOptions = (slug: string) =>
  queryOptions({
    queryKey: [readApplyContext.path, slug] as const,
    queryFn: ({ signal }) => call(readApplyContext, { params: { slug } }, { signal }),
  });

export const ownApplicationsOptions = queryOptions({
  queryKey: [listOwnApplications.path] as const,
  queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
});

/** Sends the form and the resume in one request, so that a rejected request stores neither. */
export const sendApplication = async (
  slug: string,
  form: Application,
  resume: File | null,
  headers: Record<string, string>,
): Promise<ReceivedApplication> => {
  const body = new FormData();
  body.append(applicationParts.form, JSON.stringify(form));
  if (resume !== null) body.append(applicationParts.resume, resume);
  const response = await request(applyForJob.method, endpointUrl(applyForJob, { params: { slug } }), { body, headers });
  return (await response.json()) as ReceivedApplication;
};
