/** Endpoints that return a file. The server implements them by hand; these declarations are for the API document. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const params = z.object({ id: z.uuid() });

export const applicationResumeFile = endpoint({
  method: "GET",
  path: "/api/applications/:id/resume",
  params,
  reply: z.string(),
});

export const candidateFile = endpoint({
  method: "GET",
  path: "/api/candidate-files/:id",
  params,
  reply: z.string(),
});

export const exportFile = endpoint({
  method: "GET",
  path: "/api/workspace-exports/:id/file",
  params,
  reply: z.string(),
});
