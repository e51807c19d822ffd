/** Endpoints of one job: read, save, change the status, copy. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { planInUse } from "../plans/allowance.ts";
import { jobFacts, storedJobFacts } from "./job-facts.ts";
import { jobSteps } from "./job-lifecycle.ts";
import { jobStatuses } from "./job-status.ts";

const params = z.object({ id: z.uuid() });
const choice = z.object({ id: z.uuid(), name: z.string() });

const jobPage = z.object({
  id: z.uuid(),
  facts: storedJobFacts,
  status: z.enum(jobStatuses),
  isSample: z.boolean(),
  /** Grows with every change. A save must name the revision that was read. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What must be fixed before the job can be published, by field. */
  gaps: z.record(z.string(), z.string()),
  /** The public page; null unless the job is public. */
  publicPath: z.string().nullable(),
  /** When the ad expires. */
  closesAt: z.iso.datetime().nullable(),
  plan: planInUse,
  teams: z.array(choice),
  /** Possible recruiters of the job: members and admitted recruiters. */
  recruiters: z.array(choice),
});
export type JobPage = z.infer<typeof jobPage>;

export const readJob = endpoint({ method: "GET", path: "/api/jobs-enhanced/:id", params, reply: jobPage });

/** Saving an older revision than the stored one is a conflict, which names who saved first. */
export const saveJob = endpoint({
  method: "PUT",
  path: "/api/jobs-enhanced/:id",
  params,
  body: z.object({ revision: z.int(), facts: jobFacts }),
  reply: jobPage,
});

export const changeJobStatus = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/steps",
  params,
  body: z.object({ revision: z.int(), step: z.enum(jobSteps) }),
  reply: jobPage,
});

/** The copy is a separate draft without deadline, applications and public page. */
export const duplicateJob = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/copies",
  params,
  body: z.object({}),
  reply: z.object({ id: z.uuid(), title: z.string() }),
  status: 201,
});
