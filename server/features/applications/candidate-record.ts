/** The workspace's record of an applicant: found by a proven address, or created. Inside `asActor` of the workspace. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import type { Applicant } from "./applicant.ts";

type Row = typeof candidates.$inferSelect;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Existing values stay; only empty fields are filled. */
const missingFields = (row: Row, applicant: Applicant): Partial<Applicant> =>
  Object.fromEntries(
    Object.entries(applicant).filter(([key, value]) => isEmpty(row[key as keyof Row]) && !isEmpty(value)),
  );

interface RecordQuery {
  readonly companyId: string;
  readonly jobId: string;
  readonly email: string;
  /** A record to exclude. */
  readonly except?: string | undefined;
}

/** Records created by an unconfirmed submission have no proven mailbox, so a search by address never finds them. */
const isUnconfirmed = sql`exists (select 1 from application_submissions s where s.created_candidate_id = ${candidates.id} and s.confirmed_at is null)`;

/**
 * Call after `lockAddress`. Of several records with one address, returns the one that has applied for this job, else the oldest. Samples do
 * not count.
 */
export const lockRecord = async (
  db: Database,
  { companyId, email, jobId, except }: RecordQuery,
): Promise<Row | undefined> => {
  const hasApplied = sql`exists (select 1 from job_applications a where a.company_id = ${companyId} and a.candidate_id = ${candidates.id} and a.job_id = ${jobId})`;
  const [row] = await db
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        sql`lower(${candidates.email}) = lower(${email})`,
        eq(candidates.isSample, false),
        sql`not ${isUnconfirmed}`,
        except === undefined ? undefined : ne(candidates.id, except),
      ),
    )
    .orderBy(sql`${hasApplied} desc`, candidates.createdAt, candidates.id)
    .limit(1)
    .for("update");
  return row;
};

export interface CandidateRecord {
  readonly id: string;
  readonly isNew: boolean;
}

/** Serializes submissions and confirmations with one address, so that only one record is created. */
export const lockAddress = async (db: Database, companyId: string, email: string): Promise<void> => {
  const lockedBy = `${companyId} ${email.toLowerCase()}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockedBy}, 0))`);
};

export const fillOrCreateRecord = async (
  db: Database,
  record: Row | undefined,
  applicant: Applicant,
  { companyId, source }: { readonly companyId: string; readonly source: string },
): Promise<CandidateRecord> => {
  if (record !== undefined) {
    const filled = missingFields(record, applicant);
    if (Object.keys(filled).length > 0) await db.update(candidates).set(filled).where(eq(candidates.id, record.id));
    return { id: record.id, isNew: false };
  }
  const [created] = await db
    .insert(candidates)
    .values({ ...applicant, companyId, source })
    .returning({ id: candidates.id });
  if (created === undefined) throw new Error("the candidate was not stored");
  return { id: created.id, isNew: true };
};
