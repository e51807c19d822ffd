/** Names and records of matches: own candidates, and network members as their settings allow. Call inside `asActor`. */
import { and, eq, inArray } from "drizzle-orm";
import type { CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { IntroductionState, IntroductionStatus } from "#domain/matching/endpoints/introduction.ts";
import type { Database } from "../../../db/client.ts";
import { candidates } from "../../../db/tables/candidates.ts";
import { introductionRequests } from "../../../db/tables/matches.ts";
import { jobApplications } from "../../../db/tables/pipeline.ts";
import { nameOf, readNetworkCandidates } from "../../candidates/network-candidates.service.ts";
import { recordOfCandidate, recordOfProfile } from "./match-records.ts";

export interface MatchedPerson {
  readonly name: string;
  readonly currentTitle: string | null;
  readonly location: string | null;
  readonly stage: string | null;
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
    .select({ candidateId: jobApplications.candidateId, stage: jobApplications.stage })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), inArray(jobApplications.candidateId, ids)));
  const stages = new Map(applied.map(({ candidateId, stage }) => [candidateId, stage]));
  return rows.map((row): readonly [string, MatchedPerson] => [
    row.id,
    {
      name: nameOf(row),
      currentTitle: row.currentTitle,
      location: row.location,
      stage: stages.get(row.id) ?? null,
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
      stage: null,
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
