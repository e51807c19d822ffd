/** Everything about one candidate of the workspace, read in one transaction. */
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type {
  CandidatePage,
  PossibleDuplicate,
  PageApplication,
  PageMatch,
} from "#domain/candidates/candidate-page.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { shownTrace } from "#domain/matching/score/shown-trace.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidateMerges } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { aiJobMatches } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { fieldsOf, nameOfRow, revisionColumn } from "./candidate-columns.ts";
import { filesOf, resumesOf } from "./candidate-files.service.ts";
import { historyOf } from "./candidate-history.service.ts";
import { notesOf } from "./candidate-notes.service.ts";
import { mergesOf } from "./merge-candidates.service.ts";

const maxLookalikes = 5;

const applicationsOf = async (db: Database, candidateId: string): Promise<PageApplication[]> => {
  const rows = await db
    .select({
      application: jobApplications,
      jobTitle: jobsEnhanced.title,
      teamId: jobsEnhanced.hiringTeamId,
      wasAdded: sql<boolean>`exists (select 1 from ${pipelineActivities} p
        where p.application_id = ${jobApplications.id} and p.activity_type = 'application_added')`,
      isUnconfirmed: sql<boolean>`exists (select 1 from ${applicationSubmissions} s
        where s.application_id = ${jobApplications.id} and s.confirmed_at is null and s.verified_at is null)`,
    })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(eq(jobApplications.candidateId, candidateId))
    .orderBy(desc(jobApplications.lastActivity), asc(jobApplications.id));
  return rows.map(({ application, jobTitle, teamId, wasAdded, isUnconfirmed }) => ({
    id: application.id,
    jobId: application.jobId,
    jobTitle,
    teamId,
    stage: application.stage,
    status: application.status,
    score: application.score,
    isScoreStale: application.scoreEngine !== engineVersion,
    scoredAt: application.scoredAt?.toISOString() ?? null,
    source: application.source,
    appliedAt: application.appliedAt.toISOString(),
    wasAdded,
    isUnconfirmed,
    answerDueAt: application.status === "active" ? (application.answerDueAt?.toISOString() ?? null) : null,
    lastActivity: application.lastActivity.toISOString(),
  }));
};

/** The newest match of each job: two merged records may both have had one. */
const matchesOf = async (
  db: Database,
  candidateId: string,
  applications: readonly PageApplication[],
): Promise<PageMatch[]> => {
  const rows = await db
    .selectDistinctOn([aiJobMatches.jobId], { match: aiJobMatches, jobTitle: jobsEnhanced.title })
    .from(aiJobMatches)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, aiJobMatches.jobId))
    .where(eq(aiJobMatches.candidateId, candidateId))
    .orderBy(asc(aiJobMatches.jobId), desc(aiJobMatches.createdAt));
  return rows
    .map(({ match, jobTitle }) => {
      const factors = match.matchingFactors as { readonly reasoning?: string; readonly trace?: unknown } | null;
      return {
        id: match.id,
        jobId: match.jobId,
        jobTitle,
        overallScore: match.overallScore,
        isScoreStale: applications.some(({ jobId, isScoreStale }) => jobId === match.jobId && isScoreStale),
        reasoning: factors?.reasoning ?? "",
        at: match.createdAt.toISOString(),
        // A trace from an older engine may have another shape.
        trace: shownTrace.safeParse(factors?.trace).data ?? null,
      };
    })
    .toSorted((a, b) => b.overallScore - a.overallScore);
};

const lookalikesOf = async (db: Database, candidateId: string): Promise<PossibleDuplicate[]> => {
  const { rows: alike } = await db.execute<{ id: string; reasons: PossibleDuplicate["reasons"] }>(
    sql`select id, reasons from candidate_duplicates(${candidateId}, ${maxLookalikes})`,
  );
  if (alike.length === 0) return [];
  const ids = alike.map(({ id }) => id);
  const rows = await db
    .select({ row: candidates, revision: revisionColumn })
    .from(candidates)
    .where(inArray(candidates.id, ids));
  const applied = await db
    .select({
      candidateId: jobApplications.candidateId,
      jobId: jobApplications.jobId,
      jobTitle: jobsEnhanced.title,
      stage: jobApplications.stage,
    })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(inArray(jobApplications.candidateId, ids));
  return alike.flatMap(({ id, reasons }) => {
    const row = rows.find(({ row }) => row.id === id);
    if (row === undefined) return [];
    return {
      id,
      revision: row.revision,
      name: nameOfRow(row.row),
      reasons,
      fields: fieldsOf(row.row),
      applications: applied
        .filter(({ candidateId: rowCandidateId }) => rowCandidateId === id)
        .map(({ jobId, jobTitle, stage }) => ({ jobId, jobTitle, stage })),
      addedAt: row.row.createdAt.toISOString(),
    };
  });
};

/** An old link to a merged record leads to the record that it was merged into. */
const findMergedInto = async (db: Database, id: string): Promise<string> => {
  const [merge] = await db
    .select({ keptId: candidateMerges.keptId })
    .from(candidateMerges)
    .where(and(eq(candidateMerges.mergedId, id), isNull(candidateMerges.undoneAt)));
  if (merge === undefined) throw new AppError("not_found");
  return merge.keptId;
};

/** The returned id differs from `id` if that record was merged into another. */
export const readCandidatePage = (
  db: Database,
  { companyId, userId }: { readonly companyId: string; readonly userId?: string | undefined },
  id: string,
): Promise<CandidatePage> =>
  // Runs as the company: what the person may see elsewhere is not part of this page.
  asActor(db, { companyId }, async (db) => {
    const [candidate] = await db
      .select({
        row: candidates,
        revision: revisionColumn,
        requestsHumanReview: sql<boolean>`candidate_requests_human_review(${companyId}, ${candidates.id})`,
      })
      .from(candidates)
      .where(eq(candidates.id, id));
    if (candidate === undefined) return readCandidatePage(db, { companyId, userId }, await findMergedInto(db, id));
    const { row, revision, requestsHumanReview } = candidate;
    const applications = await applicationsOf(db, id);
    return {
      id,
      revision,
      name: nameOfRow(row),
      isSample: row.isSample,
      requestsHumanReview,
      addedAt: row.createdAt.toISOString(),
      remark: row.notes,
      fields: fieldsOf(row),
      applications,
      matches: await matchesOf(db, id, applications),
      resumes: await resumesOf(db, id, row.resumeUrl),
      files: await filesOf(db, id),
      notes: await notesOf(db, { candidateId: id, userId }),
      history: await historyOf(db, companyId, id, ""),
      lookalikes: await lookalikesOf(db, id),
      merges: await mergesOf(db, id),
    };
  });
