/** Names and records of matches: own candidates, and network members as their settings allow. Call inside `asActor`. */
import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { IntroductionState, IntroductionStatus } from "#domain/matching/endpoints/introduction.ts";
import type { MatchApplication } from "#domain/matching/endpoints/match-candidates.ts";
import type { Database } from "../../../db/client.ts";
import { candidates } from "../../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../../db/tables/jobs.ts";
import { introductionRequests } from "../../../db/tables/matches.ts";
import { jobApplications } from "../../../db/tables/pipeline.ts";
import { nameOf, readNetworkCandidates } from "../../candidates/network-candidates.service.ts";
import { recordOfCandidate, recordOfProfile } from "./match-records.ts";

export interface MatchedPerson {
  readonly name: string;
  readonly currentTitle: string | null;
  readonly location: string | null;
  /** To the matched job, and to other jobs if they ended in a hire. */
  readonly applications: readonly MatchApplication[];
  readonly introduction: IntroductionState | null;
  readonly record: CandidateRecord;
  readonly schools: readonly string[];
}

export const introductionStateOf = (row: typeof introductionRequests.$inferSelect): IntroductionState => ({
  status: row.status as IntroductionStatus,
  requestedAt: row.requestedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  candidateId: row.candidateId,
});

const ownPeople = async (db: Database, ids: string[], jobId: string) => {
  const rows = await db.select().from(candidates).where(inArray(candidates.id, ids));
  const applied = await db
    .select({
      candidateId: jobApplications.candidateId,
      id: jobApplications.id,
      jobId: jobApplications.jobId,
      jobTitle: jobsEnhanced.title,
      stage: jobApplications.stage,
      status: jobApplications.status,
    })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(
      and(
        inArray(jobApplications.candidateId, ids),
        or(eq(jobApplications.jobId, jobId), eq(jobApplications.stage, "hired")),
      ),
    )
    .orderBy(asc(jobApplications.appliedAt), asc(jobApplications.id));
  const applications = Map.groupBy(applied, ({ candidateId }) => candidateId);
  return rows.map((row): readonly [string, MatchedPerson] => [
    row.id,
    {
      name: nameOf(row),
      currentTitle: row.currentTitle,
      location: row.location,
      applications: (applications.get(row.id) ?? []).map(
        ({ candidateId: _candidateId, ...application }) => application,
      ),
      introduction: null,
      record: recordOfCandidate(row),
      schools: row.education.map(({ school }) => school),
    },
  ]);
};

const networkPeopleOf = async (db: Database, companyId: string, ids: string[]) => {
  const people = await readNetworkCandidates(db, { ids, limit: ids.length });
  const requests = await db
    .select()
    .from(introductionRequests)
    .where(and(inArray(introductionRequests.profileId, ids), eq(introductionRequests.companyId, companyId)));
  const states = new Map(requests.map((row) => [row.profileId, introductionStateOf(row)]));
  return people.map((person): readonly [string, MatchedPerson] => [
    person.id,
    {
      name: nameOf(person),
      currentTitle: person.title,
      location: person.location,
      applications: [],
      introduction: states.get(person.id) ?? null,
      record: recordOfProfile(person),
      schools: person.education.map(({ school }) => school),
    },
  ]);
};

export const readMatchedPeople = async (
  db: Database,
  companyId: string,
  matched: readonly { readonly id: string; readonly isNetwork: boolean }[],
  jobId: string,
): Promise<ReadonlyMap<string, MatchedPerson>> => {
  const ownIds = matched.filter((each) => !each.isNetwork).map(({ id }) => id);
  const network = matched.filter((each) => each.isNetwork).map(({ id }) => id);
  return new Map([
    ...(ownIds.length > 0 ? await ownPeople(db, ownIds, jobId) : []),
    ...(network.length > 0 ? await networkPeopleOf(db, companyId, network) : []),
  ]);
};
