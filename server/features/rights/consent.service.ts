/** The log of what people were shown and what they answered. Append-only. */
import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import {
  type ConsentChoice,
  type ConsentEntry,
  type ConsentPurpose,
  type ConsentText,
  consentTexts,
} from "#domain/rights/consent.ts";
import { asActor, type Database } from "../../db/client.ts";
import { consentLog } from "../../db/tables/rights.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

interface Consent {
  readonly purpose: ConsentPurpose;
  readonly choice: ConsentChoice;
  /** The page on which the text was shown. */
  readonly place: string;
  /** Defaults to the text of the purpose. */
  readonly words?: ConsentText;
}

/** Inserts nothing for an unknown user: identity replies alike for addresses that are taken. */
export const recordConsent = async (
  db: Database,
  userId: string,
  { purpose, choice, place, words }: Consent,
): Promise<void> => {
  const { id, text } = words ?? consentTexts[purpose as keyof typeof consentTexts];
  await asActor(db, { userId }, (db) =>
    db.execute(sql`
      insert into consent_log (user_id, purpose, choice, text_id, text_hash, place)
      select id, ${purpose}, ${choice}, ${id}, ${hashOf(text)}, ${place} from users where id = ${userId}::uuid`),
  );
};

/** Newest first. */
export const readConsents = (db: Database, userId: string): Promise<ConsentEntry[]> =>
  asActor(db, { userId }, async (db) => {
    const rows = await db
      .select()
      .from(consentLog)
      .where(eq(consentLog.userId, userId))
      .orderBy(desc(consentLog.createdAt), desc(consentLog.id))
      .limit(200);
    return rows.map(({ id, createdAt, purpose, choice, textId, textHash, place }) => ({
      id,
      at: createdAt.toISOString(),
      purpose: purpose as ConsentPurpose,
      choice: choice as ConsentChoice,
      textId,
      textHash,
      place,
    }));
  });
