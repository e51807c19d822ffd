/** Applications with generated histories, moved by the product's own services, and the expected facts of each. */
import { eq } from "drizzle-orm";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import type { Database } from "../../db/client.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { hiringTeams } from "../../db/tables/teams.ts";
import type { SeededRandom } from "../../db/seed/seeded-random.ts";
import { moveCandidates } from "../../features/pipeline/pipeline.service.ts";
import { undoMove } from "../../features/pipeline/undo-move.service.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { aCandidate, aJob } from "../fixtures/factories.ts";

interface StageEntry {
  readonly stage: Stage;
  readonly at: Date;
}

interface StageRecord extends StageEntry {
  readonly moveId: string | null;
}

export interface KnownApplication {
  readonly id: string;
  readonly name: string;
  readonly jobId: string;
  readonly teamId: string | null;
  readonly source: string | null;
  readonly appliedAt: Date;
  /** Its stages, without undone moves. */
  readonly entries: readonly StageEntry[];
  readonly withdrawnAt: Date | null;
}

const hourMs = 3_600_000;
const sources = ["Careers site", "LinkedIn", "=cmd|' /C calc'!A0", null] as const;
const arrivals = ["applied", "added", "unrecorded"] as const;

interface HiringOptions {
  /** The product's connection. */
  readonly db: Database;
  readonly owner: Database;
  readonly context: WorkspaceContext;
  readonly draw: SeededRandom;
  readonly now: Date;
}

interface JobContext {
  readonly jobId: string;
  readonly teamId: string | null;
}

const createApplication = async (
  { owner, context, draw, now }: HiringOptions,
  { jobId }: JobContext,
  candidateId: string,
) => {
  const { companyId } = context;
  const appliedAt = new Date(now.getTime() - draw.between(2, 24 * 420) * hourMs - draw.between(0, 3_599_999));
  const origin = draw.pick(arrivals);
  const stage: Stage = origin === "added" ? "interview" : "applied";
  const source = draw.pick(sources);
  const [row] = await owner
    .insert(jobApplications)
    .values({ companyId, jobId, candidateId, source, stage, appliedAt, lastActivity: appliedAt })
    .returning();
  const id = row?.id ?? "";
  const activity = { companyId, applicationId: id, toStage: stage, createdAt: appliedAt };
  if (origin !== "unrecorded")
    await owner
      .insert(pipelineActivities)
      .values({ ...activity, activityType: origin === "added" ? "application_added" : "applied" });
  return { id, source, appliedAt, stage };
};

const createHistory = async (
  { db, owner, context, draw, now }: HiringOptions,
  jobId: string,
  { id, stage, appliedAt }: { readonly id: string; readonly stage: Stage; readonly appliedAt: Date },
) => {
  const records: StageRecord[] = [{ stage, at: appliedAt, moveId: null }];
  let withdrawnAt: Date | null = null;
  let clock = appliedAt.getTime();
  const last = (): StageRecord => records.at(-1) ?? { stage, at: appliedAt, moveId: null };
  for (let step = draw.between(0, 8); step > 0 && withdrawnAt === null; step -= 1) {
    clock += draw.between(1, 24 * 25 * 3_600_000);
    const at = new Date(clock);
    if (at >= now) break;
    const { stage: from, moveId } = last();
    const roll = draw.next();
    if (roll < 0.22 && moveId !== null) {
      await undoMove(db, context, moveId, at);
      records.pop();
    } else if (roll > 0.94 && from !== "hired" && from !== "rejected") {
      withdrawnAt = at;
      await owner
        .update(jobApplications)
        .set({ status: "withdrawn", lastActivity: at })
        .where(eq(jobApplications.id, id));
      const activity = { companyId: context.companyId, applicationId: id, fromStage: from, createdAt: at };
      await owner.insert(pipelineActivities).values({ ...activity, activityType: "withdrawn" });
    } else {
      const to = draw.pick(stages.filter((each) => each !== from));
      const outcome = await moveCandidates(db, context, jobId, { people: [{ from, ids: [id] }], to }, at);
      records.push({ stage: to, at, moveId: outcome.moveId });
    }
  }
  return { entries: records.map(({ stage: entryStage, at }) => ({ stage: entryStage, at })), withdrawnAt };
};

/** Three jobs, one with a team; many candidates applied to more than one. */
export const generateHiring = async (hiring: HiringOptions, people: number): Promise<readonly KnownApplication[]> => {
  const { owner, context, draw } = hiring;
  const { companyId } = context;
  const [team] = await owner.insert(hiringTeams).values({ companyId, name: "Night shift" }).returning();
  const jobContexts: JobContext[] = [];
  for (const hiringTeamId of [team?.id ?? null, null, null]) {
    const { id } = await aJob(owner, { companyId, hiringTeamId, title: `Job ${jobContexts.length}` });
    jobContexts.push({ jobId: id, teamId: hiringTeamId });
  }
  const knownApplications: KnownApplication[] = [];
  for (let n = 0; n < people; n += 1) {
    const { id: candidateId } = await aCandidate(owner, { companyId, firstName: `Person${n}`, lastName: "Made" });
    for (const jobContext of draw.some(jobContexts, draw.between(1, 2))) {
      const created = await createApplication(hiring, jobContext, candidateId);
      const { id, source, appliedAt } = created;
      knownApplications.push({
        ...jobContext,
        id,
        source,
        appliedAt,
        name: `Person${n} Made`,
        ...(await createHistory(hiring, jobContext.jobId, created)),
      });
    }
  }
  return knownApplications;
};
