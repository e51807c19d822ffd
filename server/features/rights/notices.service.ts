/** Notices about the matching engine, and which of them a person has seen or acknowledged. */
import { eq } from "drizzle-orm";
import { findNotice, noticesFor } from "#domain/rights/notices.ts";
import type { ShownNotice } from "#domain/rights/rights.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { readConsents, recordConsent } from "./consent.service.ts";

const readOwnLocation = (db: Database, userId: string): Promise<string | null> =>
  asActor(db, { userId }, async (db) => {
    const [row] = await db
      .select({ location: candidateProfiles.location })
      .from(candidateProfiles)
      .where(eq(candidateProfiles.userId, userId));
    return row?.location ?? null;
  });

export const listNotices = async (
  db: Database,
  userId: string | null,
  place: string | undefined,
): Promise<ShownNotice[]> => {
  const ownLocation = userId === null ? null : await readOwnLocation(db, userId);
  const answered = userId === null ? [] : await readConsents(db, userId);
  const acknowledged = new Set(answered.filter(({ choice }) => choice === "acknowledged").map(({ textId }) => textId));
  return noticesFor(ownLocation, place).map((each) => ({ ...each, isAcknowledged: acknowledged.has(each.textId) }));
};

interface Answer {
  readonly textIds: readonly string[];
  readonly choice: "shown" | "acknowledged";
  readonly shownAt: string;
}

/** Records each notice once per choice. Returns how many were new. */
export const answerNotices = async (db: Database, userId: string, answer: Answer): Promise<number> => {
  const { textIds, choice, shownAt } = answer;
  const before = await readConsents(db, userId);
  const isKnown = (textId: string) => before.some((entry) => entry.textId === textId && entry.choice === choice);
  const newNotices = [...new Set(textIds)]
    .map(findNotice)
    .filter((each) => each !== undefined && !isKnown(each.textId));
  for (const newNotice of newNotices) {
    if (newNotice === undefined) continue;
    const words = { id: newNotice.textId, text: newNotice.text };
    await recordConsent(db, userId, { purpose: "ai-notice", choice, place: shownAt, words });
  }
  return newNotices.length;
};
