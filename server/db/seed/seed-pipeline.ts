/** Writes the planned applications with their history: moves, interviews, offers, rejections. */
import { stages, type Stage } from "#domain/pipeline/stages.ts";
import type { Database } from "../client.ts";
import { interviews } from "../tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../tables/pipeline.ts";
import { dateOnly, daysAfter, daysBefore, workingHour } from "./calendar.ts";
import { seededRandom } from "./seeded-random.ts";
import { type PlannedApplication, planApplications } from "./demo-applications.ts";
import { sampleId } from "./sample-id.ts";
import { demoTeams } from "./samples/demo-workspace.ts";

const rejectionReasons = [
  "Another candidate had more experience in this unit",
  "Required license not held",
  "Salary expectation above the band",
  "Withdrew for another offer",
  "Cannot work the required shifts",
] as const;
const feedbacks = [
  "Clear examples, calm under follow-up questions. Would work well with the night team.",
  "Strong on the technical side; asked good questions about staffing.",
  "Knows the tools. Less practice in leading others.",
  "Prepared, specific, honest about gaps.",
] as const;

export interface SeededCandidate {
  readonly id: string;
  /** Where the candidate came from, which is also the source of the application. */
  readonly source: string;
}

export interface PipelineSeed {
  readonly companyId: string;
  readonly now: Date;
  readonly jobIds: ReadonlyMap<string, string>;
  readonly memberIds: ReadonlyMap<string, string>;
  /** Returns a fitting candidate who has not applied yet. */
  readonly candidateFor: (jobKey: string) => SeededCandidate;
}

/** The relative time that an application spends at each stage. */
const stageShares: Readonly<Record<Stage, number>> = {
  applied: 2,
  screening: 3,
  interview: 4,
  offer: 1.5,
  hired: 0,
  rejected: 0,
};

/** The stages of an application in order, up to its current one. */
const pathOf = ({ stage, interviewed }: PlannedApplication): readonly Stage[] => {
  if (stage !== "rejected") return stages.slice(0, stages.indexOf(stage) + 1);
  return interviewed ? ["applied", "screening", "interview", "rejected"] : ["applied", "screening", "rejected"];
};

const idOf = (from: ReadonlyMap<string, string>, key: string): string => from.get(key) ?? "";

export const seedPipeline = async (db: Database, seed: PipelineSeed): Promise<void> => {
  const { companyId, now } = seed;
  const draw = seededRandom(156);
  const rows = planApplications(draw).map((plan, index) => {
    const id = sampleId(`application ${index}`);
    const team = demoTeams.find((each) => each.key === plan.job.teamKey);
    const recruiterId = idOf(seed.memberIds, team?.leadKey ?? "");
    const appliedAt = daysBefore(now, plan.appliedDaysAgo);
    const movedDaysAgo = plan.endedDaysAgo ?? Math.min(1, plan.appliedDaysAgo / 2);
    const path = pathOf(plan);
    const weight = (steps: number): number => path.slice(0, steps).reduce((sum, stage) => sum + stageShares[stage], 0);
    const days = plan.appliedDaysAgo - movedDaysAgo;
    const moves = path.map((stage, step) => ({
      stage,
      at: daysAfter(appliedAt, step === 0 ? 0 : (days * weight(step)) / weight(path.length - 1)),
    }));
    const candidate = seed.candidateFor(plan.job.key);
    return { plan, candidate, id, recruiterId, appliedAt, moves, lastMove: moves.at(-1)?.at ?? appliedAt };
  });

  await db.insert(jobApplications).values(
    rows.map(({ plan, candidate, id, recruiterId, appliedAt, lastMove }) => ({
      id,
      companyId,
      jobId: idOf(seed.jobIds, plan.job.key),
      candidateId: candidate.id,
      stage: plan.stage,
      status: plan.stage === "rejected" || plan.stage === "hired" ? "closed" : "active",
      assignedRecruiterId: recruiterId,
      source: candidate.source,
      appliedAt,
      lastActivity: lastMove,
      ...(plan.stage === "rejected" ? { rejectedAt: lastMove, rejectionReason: draw.pick(rejectionReasons) } : {}),
      ...(plan.stage === "hired" ? { hiredAt: lastMove, startDate: dateOnly(daysAfter(lastMove, 21)) } : {}),
      ...(plan.stage === "hired" || plan.stage === "offer"
        ? {
            offerAmount: Math.round((plan.job.salaryMinUsd + plan.job.salaryMaxUsd) / 2000) * 1000,
            offerDate: dateOnly(daysBefore(lastMove, plan.stage === "hired" ? 3 : 0)),
          }
        : {}),
    })),
  );

  await db.insert(pipelineActivities).values(
    rows.flatMap(({ id, recruiterId, moves }) =>
      moves.map((move, step) => ({
        companyId,
        applicationId: id,
        fromStage: moves[step - 1]?.stage ?? null,
        toStage: move.stage,
        activityType: step === 0 ? "applied" : "stage_change",
        performedBy: step === 0 ? null : recruiterId,
        createdAt: move.at,
      })),
    ),
  );

  await db.insert(interviews).values(
    rows
      .filter(({ plan }) => plan.interviewed)
      .map(({ plan, id, recruiterId, moves }, index) => {
        const upcoming = plan.stage === "interview";
        const interviewAt = moves.find((move) => move.stage === "interview")?.at ?? now;
        return {
          companyId,
          applicationId: id,
          interviewerId: recruiterId,
          type: draw.pick(["video", "on-site", "phone"]),
          // At least a week ahead: the dates move on by whole weeks, so none of them is ever in the past.
          scheduledAt: upcoming ? workingHour(daysAfter(now, 7 + (index % 6)), 14 + (index % 6)) : interviewAt,
          status: upcoming ? "scheduled" : "completed",
          ...(upcoming
            ? {}
            : {
                feedback: draw.pick(feedbacks),
                rating: plan.stage === "rejected" ? draw.between(2, 3) : draw.between(4, 5),
                recommendation: plan.stage === "rejected" ? "no" : "yes",
              }),
        };
      }),
  );
};
