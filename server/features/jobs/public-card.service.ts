/** The public card of a position: put up, changed and taken down in the transaction that changes the position itself. */
import { eq, sql } from "drizzle-orm";
import { roleIndustries } from "#domain/roles/catalogue.ts";
import { cardOf, closesAtOf } from "#domain/jobs/job-words.ts";
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

/** An ad without a deadline keeps the last day it was given when it went up. */
const closingOf = (row: JobRow, isNew: boolean, now: Date) => {
  const { deadline } = factsOf(row);
  return deadline === null && !isNew ? {} : { closesAt: closesAtOf(deadline, now) };
};

export const putUpCard = async (db: Database, row: JobRow, now: Date): Promise<void> => {
  const values = {
    ...cardOf(factsOf(row)),
    ...(await companyOf(db, row.companyId)),
    ...closingOf(row, true, now),
    isActive: true,
  };
  await db
    .insert(jobs)
    .values({ ...values, positionId: row.id, publishedAt: now })
    .onConflictDoUpdate({ target: jobs.positionId, set: { ...values, publishedAt: now } });
};

export const takeDownCard = async (db: Database, positionId: string): Promise<void> => {
  await db.update(jobs).set({ isActive: false }).where(eq(jobs.positionId, positionId));
};

/** After any change of an active position; a sample has no card. */
export const refreshCard = async (db: Database, positionId: string, now: Date): Promise<void> => {
  const row = await readRow(db, positionId);
  if (row.status !== "active" || row.isSample) return;
  const values = {
    ...cardOf(factsOf(row)),
    ...(await companyOf(db, row.companyId)),
    ...closingOf(row, false, now),
  };
  await db.update(jobs).set(values).where(eq(jobs.positionId, positionId));
};

export interface CardPlace {
  readonly publicPath: string | null;
  readonly closesAt: Date | null;
}

export const readCardPlace = async (db: Database, positionId: string): Promise<CardPlace> => {
  const [card] = await db
    .select({ slug: jobs.slug, closesAt: jobs.closesAt })
    .from(jobs)
    .where(sql`${jobs.positionId} = ${positionId} and ${jobs.isActive}`);
  return { publicPath: card === undefined ? null : `/jobs/${card.slug}`, closesAt: card?.closesAt ?? null };
};
