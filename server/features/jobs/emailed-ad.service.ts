/** What emails say about the public ad of a job: the pay with its unit and the link. */
import { sql } from "drizzle-orm";
import { annualPayText } from "#domain/jobs/job-posting.ts";
import type { Database } from "../../db/client.ts";
import { jobs } from "../../db/tables/jobs.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

export interface EmailedAd {
  readonly pay: string;
  readonly url: string;
}

/** Null for a job without a public ad: its pay may be confidential. */
export const readEmailedAd = async (db: Database, positionId: string, origin: string): Promise<EmailedAd | null> => {
  const [card] = await db
    .select({
      slug: jobs.slug,
      salary: jobs.salary,
      salaryMinUsd: jobs.salaryMinUsd,
      salaryMaxUsd: jobs.salaryMaxUsd,
    })
    .from(jobs)
    .where(
      sql`${jobs.positionId} = ${positionId} and ${jobs.isActive} and (${jobs.closesAt} is null or ${jobs.closesAt} > now())`,
    );
  if (card === undefined) return null;
  const isPaid = (card.salaryMaxUsd ?? 0) > 0;
  return { pay: isPaid ? annualPayText(card) : "", url: `${origin}/jobs/${card.slug}` };
};

export const adFacts = (ad: EmailedAd | null) =>
  ({
    facts: ad === null ? [] : [["Pay", ad.pay] as const, ["Job ad", ad.url] as const],
    links: ad === null ? [] : [ad.url],
  }) satisfies Pick<EmailContent, "facts" | "links">;
