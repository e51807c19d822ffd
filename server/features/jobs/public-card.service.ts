/** The public card of a job: published, updated and unpublished in the transaction that changes the job. */
import { eq, sql } from "drizzle-orm";
import { roleIndustries } from "#domain/roles/catalog.ts";
import { toJobCard, adClosesAt } from "#domain/jobs/job-card.ts";
import type { Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { factsOf, type JobRow, readRow } from "./job-rows.ts";

const companyOf = async (db: Database, companyId: string) => {
  const [company] = await db
    .select({ name: companies.name, industry: companies.industry })
    .from(companies)
    .where(eq(companies.id, companyId));
  const industry = roleIndustries.find((each) => each.toLowerCase() === company?.industry?.toLowerCase()) ?? null;
  return { company: company?.name ?? "", industry };
};

/** Without a deadline, the closing date set at publishing stays. */
const closingOf = (row: JobRow, isNew: boolean, now: Date) => {
  const { deadline } = factsOf(row);
  return deadline === null && !isNew ? {} : { closesAt: adClosesAt(deadline, now) };
};

export const publishCard = async (db: Database, row: JobRow, now: Date): Promise<void> => {
  const values = {
    ...toJobCard(factsOf(row)),
    ...(await companyOf(db, row.companyId)),
    ...closingOf(row, true, now),
    isActive: true,
  };
  await db
    .insert(jobs)
    .values({ ...values, positionId: row.id, publishedAt: now })
    .onConflictDoUpdate({ target: jobs.positionId, set: { ...values, publishedAt: now } });
};

export const unpublishCard = async (db: Database, positionId: string): Promise<void> => {
  await db.update(jobs).set({ isActive: false }).where(eq(jobs.positionId, positionId));
};

/** After any change of an active job; samples have no card. */
export const refreshCard = async (db: Database, positionId: string, now: Date): Promise<void> => {
  const row = await readRow(db, positionId);
  if (row.status !== "active" || row.isSample) return;
  const values = {
    ...toJobCard(factsOf(row)),
    ...(await companyOf(db, row.companyId)),
    ...closingOf(row, false, now),
  };
  await db.update(jobs).set(values).where(eq(jobs.positionId, positionId));
};

export interface CardStatus {
  readonly publicPath: string | null;
  readonly closesAt: Date | null;
}

export const readCardStatus = async (db: Database, positionId: string): Promise<CardStatus> => {
  const [card] = await db
    .select({ slug: jobs.slug, closesAt: jobs.closesAt })
    .from(jobs)
    .where(sql`${jobs.positionId} = ${positionId} and ${jobs.isActive}`);
  return { publicPath: card === undefined ? null : `/jobs/${card.slug}`, closesAt: card?.closesAt ?? null };
};
