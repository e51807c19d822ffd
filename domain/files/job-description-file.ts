/** The job description file that an employer may attach to a request: types, size and the upload endpoint. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const jobDescriptionExtensions = [".pdf", ".doc", ".docx", ".txt"] as const;

export const maxJobDescriptionBytes = 5 * 1024 * 1024;

/** How long an uploaded file waits for the request it was meant for. */
export const unclaimedFileHours = 24;

/** Multipart with one part named "file"; the id in the reply is sent with the request in a header. */
export const uploadJobDescription = endpoint({
  method: "POST",
  path: "/api/job-description-files",
  reply: z.object({ id: z.uuid(), fileName: z.string(), sizeBytes: z.number().int() }),
  status: 201,
});
