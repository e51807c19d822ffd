/** Shortlist rows, for tests about other things. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { shortlistEntries, shortlistReaders, shortlists, submissionConsents } from "../db/tables/shortlists.ts";
import { anApplication } from "./factories.ts";

const inTwoWeeks = (): Date => new Date(Date.now() + 14 * 86_400_000);

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error("the insert returned no row");
  return row;
};

/** One candidate with a pending consent, and one reader; returns the ids. `db` bypasses row-level security. */
export const aShortlist = async (db: Database, companyId: string, marker = "Night leads") => {
  const { id: applicationId, jobId } = await anApplication(db, companyId);
  const expiresAt = inTwoWeeks();
  const list = first(
    await db
      .insert(shortlists)
      .values({ companyId, jobId, title: `${marker} list`, expiresAt })
      .returning(),
  );
  const reader = first(
    await db
      .insert(shortlistReaders)
      .values({ companyId, shortlistId: list.id, name: `${marker} reader`, email: "reader@client.example" })
      .returning(),
  );
  const consent = first(
    await db
      .insert(submissionConsents)
      .values({ companyId, applicationId, isAnonymous: true, until: expiresAt, text: `${marker} text` })
      .returning(),
  );
  const entry = first(
    await db.insert(shortlistEntries).values({ companyId, shortlistId: list.id, applicationId, place: 0 }).returning(),
  );
  return { shortlistId: list.id, readerId: reader.id, consentId: consent.id, entryId: entry.id, applicationId, jobId };
};

/** Consents as the candidate does by their link. */
const agree = (db: Database, { consentId, applicationId }: { consentId: string; applicationId: string }) =>
  db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.application_id', ${applicationId}, true)`);
    await db
      .update(submissionConsents)
      .set({ answer: "yes", answeredAt: new Date() })
      .where(eq(submissionConsents.id, consentId));
  });

export const aSentShortlist = async (db: Database, companyId: string, marker?: string) => {
  const made = await aShortlist(db, companyId, marker);
  await agree(db, made);
  await db.update(shortlists).set({ sentAt: new Date() }).where(eq(shortlists.id, made.shortlistId));
  return made;
};
