/** Adds an existing candidate to a job's board. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { stages } from "./stages.ts";

export const addApplication = endpoint({
  method: "POST",
  path: "/api/candidates/:id/applications",
  params: z.object({ id: z.uuid() }),
  body: z.object({ jobId: z.uuid("Choose a job") }),
  reply: z.object({ id: z.uuid(), stage: z.enum(stages) }),
  status: 201,
});
