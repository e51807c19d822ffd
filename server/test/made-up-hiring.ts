/** Applications with made-up histories, moved by the product itself, and what is known of each apart from its rows. */
import { eq } from "drizzle-orm";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import type { Database } from "../db/client.ts";
import { jobApplications, pipelineActivities } from "../db/tables/pipeline.ts";
import { hiringTeams } from "../db/tables/teams.ts";
import type { Chance } from "../db/seed/chance.ts";
import { movePeople } from "../features/pipeline/pipeline.service.ts";
import { undoMove } from "../features/pipeline/undo-move.service.ts";
import type { Worker } from "../infra/who.ts";
import { aCandidate, aJob } from "./factories.ts";

export interface Entry {
  readonly stage: Stage;
  readonly at: Date;
}

interface Standing extends Entry {
  readonly moveId: string | null;
}

export interface KnownApplication {
  readonly id: string;
  readonly name: string;
  readonly jobId: string;
  readonly teamId: string | null;
  readonly source: string | null;
  readonly appliedAt: Date;
  /** The stages it stood at, without what was undone. */
  readonly entries: readonly Entry[];
  readonly withdrawnAt: Date | null;
}

const hourMs = 3_600_000;
const sources = ["Careers site", "LinkedIn", "=cmd|' /C calc'!A0", null] as const;
const arrivals = ["applied", "added", "unrecorded"] as const;

interface Hiring {
  /** As the product runs. */
  readonly db: Database;
  readonly owner: Database;
  readonly worker: Worker;
  readonly draw: Chance;
  readonly now: Date;
}

interface Place {
  readonly jobId: string;
  readonly teamId: string | null;
}

const arrive = async ({ owner, worker, draw, now }: Hiring, { jobId }: Place, candidateId: string) => {
  const { companyId } = worker;
  const appliedAt = new Date(now.getTime() - draw.between(2, 24 * 420) * hourMs - draw.between(0, 3_599_999));
  const how = draw.pick(arrivals);
  const stage: Stage = how === "added" ? "interview" : "applied";
  const source = draw.pick(sources);
  const [row] = await owner
    .insert(jobApplications)
    .values({ companyId, jobId, candidateId, source, stage, appliedAt, lastActivity: appliedAt })
    .returning();
  const id = row?.id ?? "";
  const written = { companyId, applicationId: id, toStage: stage, createdAt: appliedAt };
  if (how !== "unrecorded")
    await owner
      .insert(pipelineActivities)
      .values({ ...written, activityType: how === "added" ? "application_added" : "applied" });
  return { id, source, appliedAt, stage };
};

const history = async (
  { db, owner, worker, draw, now }: Hiring,
  jobId: string,
  { id, stage, appliedAt }: { readonly id: string; readonly stage: Stage; readonly appliedAt: Date },
) => {
  const standing: Standing[] = [{ stage, at: appliedAt, moveId: null }];
  let withdrawnAt: Date | null = null;
  let clock = appliedAt.getTime();
  const last = (): Standing => standing.at(-1) ?? { stage, at: appliedAt, moveId: null };
  for (let step = draw.between(0, 8); step > 0 && withdrawnAt === null; step -= 1) {
    clock += draw.between(1, 24 * 25 * 3_600_000);
    const at = new Date(clock);
    if (at >= now) break;
    const { stage: from, moveId } = last();
    const deed = draw.next();
    if (deed < 0.22 && moveId !== null) {
      await undoMove(db, worker, moveId, at);
      standing.pop();
    } else if (deed > 0.94 && from !== "hired" && from !== "rejected") {
      withdrawnAt = at;
      await owner
        .update(jobApplications)
        .set({ status: "withdrawn", lastActivity: at })
        .where(eq(jobApplications.id, id));
      const written = { companyId: worker.companyId, applicationId: id, fromStage: from, createdAt: at };
      await owner.insert(pipelineActivities).values({ ...written, activityType: "withdrawn" });
    } else {
      const to = draw.pick(stages.filter((each) => each !== from));
      const outcome = await movePeople(db, worker, jobId, { people: [{ from, ids: [id] }], to }, at);
      standing.push({ stage: to, at, moveId: outcome.moveId });
    }
  }
  return { entries: standing.map(({ stage: each, at }) => ({ stage: each, at })), withdrawnAt };
};

/** Three jobs, one of them of a team; many people have applied for more than one. */
export const makeUpHiring = async (hiring: Hiring, people: number): Promise<readonly KnownApplication[]> => {
  const { owner, worker, draw } = hiring;
  const { companyId } = worker;
  const [team] = await owner.insert(hiringTeams).values({ companyId, name: "Night shift" }).returning();
  const places: Place[] = [];
  for (const hiringTeamId of [team?.id ?? null, null, null]) {
    const { id } = await aJob(owner, { companyId, hiringTeamId, title: `Job ${places.length}` });
    places.push({ jobId: id, teamId: hiringTeamId });
  }
  const known: KnownApplication[] = [];
  for (let n = 0; n < people; n += 1) {
    const { id: candidateId } = await aCandidate(owner, { companyId, firstName: `Person${n}`, lastName: "Made" });
    for (const place of draw.some(places, draw.between(1, 2))) {
      const arrived = await arrive(hiring, place, candidateId);
      const { id, source, appliedAt } = arrived;
      known.push({
        ...place,
        id,
        source,
        appliedAt,
        name: `Person${n} Made`,
        ...(await history(hiring, place.jobId, arrived)),
      });
    }
  }
  return known;
};
