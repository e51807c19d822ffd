/** The workspace's record of an applicant: found by a proven address, or made. Inside `asActor` of the workspace. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import type { Applicant } from "./applicant.ts";

type Row = typeof candidates.$inferSelect;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What the record says already stays, and only gaps are filled. */
const gapsFilled = (row: Row, applicant: Applicant): Partial<Applicant> =>
  Object.fromEntries(
    Object.entries(applicant).filter(([key, value]) => isEmpty(row[key as keyof Row]) && !isEmpty(value)),
  );

interface Sought {
  readonly companyId: string;
  readonly jobId: string;
  readonly email: string;
  /** A record that is not meant. */
  readonly except?: string | undefined;
}

/** Records that an unconfirmed submission made belong to no proven mailbox, so they are never found by an address. */
const isUnproven = sql`exists (select 1 from application_submissions s where s.made_candidate_id = ${candidates.id} and s.confirmed_at is null)`;

/** After `lockAddress`. Of several under one address the one that has applied for this job, or else the oldest; samples do not count. */
export const holdRecord = async (
  db: Database,
  { companyId, email, jobId, except }: Sought,
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
        sql`not ${isUnproven}`,
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

/** Posts and confirmations under one address wait for each other, so that there is one record. */
export const lockAddress = async (db: Database, companyId: string, email: string): Promise<void> => {
  const lockedBy = `${companyId} ${email.toLowerCase()}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockedBy}, 0))`);
};

export const fillOrMakeRecord = async (
  db: Database,
  found: Row | undefined,
  applicant: Applicant,
  { companyId, source }: { readonly companyId: string; readonly source: string },
): Promise<CandidateRecord> => {
  if (found !== undefined) {
    const filled = gapsFilled(found, applicant);
    if (Object.keys(filled).length > 0) await db.update(candidates).set(filled).where(eq(candidates.id, found.id));
    return { id: found.id, isNew: false };
  }
  const [made] = await db
    .insert(candidates)
    .values({ ...applicant, companyId, source })
    .returning({ id: candidates.id });
  if (made === undefined) throw new Error("the candidate was not stored");
  return { id: made.id, isNew: true };
};
