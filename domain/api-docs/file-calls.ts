/** Calls that answer with a file. The server writes them by hand; their shape for the document stands here. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const params = z.object({ id: z.uuid() });

export const resumeOfApplication = endpoint({
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
