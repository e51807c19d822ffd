/** A job's applications by stage, and the one way an application moves from stage to stage. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { applicationStatuses, stages } from "./stages.ts";

const params = z.object({ id: z.uuid() });

/** The first so many of a stage; its count says how many there are. */
export const shownPerStage = 50;

export const pipelineApplication = z.object({
  id: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
  stage: z.enum(stages),
  status: z.enum(applicationStatuses),
  score: z.int().nullable(),
  source: z.string().nullable(),
  appliedAt: z.iso.datetime({ offset: true }),
  lastActivity: z.iso.datetime({ offset: true }),
  isSample: z.boolean(),
});
export type PipelineApplication = z.infer<typeof pipelineApplication>;

export const pipeline = z.object({
  stages: z.array(z.object({ stage: z.enum(stages), count: z.int(), applications: z.array(pipelineApplication) })),
});
export type Pipeline = z.infer<typeof pipeline>;

export const readPipeline = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/pipeline",
  params,
  reply: pipeline,
});

/** `from` is where whoever moves it has seen it; if it stands elsewhere by now, the answer is a conflict that says where. */
export const moveApplication = endpoint({
  method: "POST",
  path: "/api/applications/:id/stage",
  params,
  body: z.object({ from: z.enum(stages), to: z.enum(stages) }),
  reply: z.object({ id: z.uuid(), stage: z.enum(stages) }),
  conflict: z.object({ stage: z.enum(stages) }),
});
