/** Many applicants with self-identification answers, for tests of counts. */
import { randomUUID } from "node:crypto";
import type { RaceAnswer, SexAnswer } from "#domain/fairness/categories.ts";
import type { Database } from "../db/client.ts";
import { applicationSubmissions } from "../db/tables/applications.ts";
import { candidates } from "../db/tables/candidates.ts";
import { selfIdentifications } from "../db/tables/fairness.ts";
import { jobApplications } from "../db/tables/pipeline.ts";

interface AnswerOptions {
  readonly sex?: SexAnswer | null;
  readonly race?: RaceAnswer | null;
  readonly stage?: string;
  readonly status?: string;
  readonly isSample?: boolean;
  readonly answeredAt?: Date;
  /** Columns of the candidate record. */
  readonly record?: Partial<typeof candidates.$inferInsert>;
}

/** Creates identical applicants, without answers if none are given. Returns the ids of their applications. */
export const answeredApplications = async (
  db: Database,
  { companyId, jobId }: { readonly companyId: string; readonly jobId: string },
  count: number,
  answered: AnswerOptions = {},
): Promise<readonly string[]> => {
  const { sex = null, race = null, stage = "applied", status = "active", isSample = false, record = {} } = answered;
  const of = <T>(made: (at: number) => T): T[] => Array.from({ length: count }, (_each, at) => made(at));
  const people = await db
    .insert(candidates)
    .values(
      of(() => ({
        companyId,
        firstName: "Maya",
        lastName: "Okafor",
        email: `${randomUUID()}@people.example`,
        isSample,
        ...record,
      })),
    )
    .returning();
  const applications = await db
    .insert(jobApplications)
    .values(people.map(({ id: candidateId }) => ({ companyId, jobId, candidateId, stage, status })))
    .returning();
  const ids = applications.map(({ id }) => id);
  await db.insert(applicationSubmissions).values(
    applications.map(({ id: applicationId, candidateId }) => ({
      applicationId,
      companyId,
      firstName: "Maya",
      lastName: "Okafor",
      email: people.find(({ id }) => id === candidateId)?.email ?? "",
      confirmedAt: new Date(),
    })),
  );
  if (sex !== null || race !== null) {
    const { answeredAt = new Date() } = answered;
    const said = { sex, race, answeredAt, textId: "self-identification/1", textHash: "0".repeat(64) };
    await db.insert(selfIdentifications).values(ids.map((applicationId) => ({ applicationId, ...said })));
  }
  return ids;
};
