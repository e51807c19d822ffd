/** A person who asks for human review is neither scored nor ranked nor found by the engine from that moment on. */
import { eq } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { humanReviews } from "../../db/tables/rights.ts";
import { profileIdOf } from "../profiles/owner.service.ts";
import { recordConsent } from "./consent.service.ts";

export const wantsHumanReview = (db: Database, userId: string): Promise<boolean> =>
  asActor(db, { userId }, async (db) => (await db.$count(humanReviews)) > 0);

/** A trigger updates the index in the same transaction. */
export const setHumanReview = async (db: Database, userId: string, isWanted: boolean): Promise<void> => {
  const hasChanged = await asActor(db, { userId }, async (db) => {
    const profileId = await profileIdOf(db, userId);
    const result = isWanted
      ? await db.insert(humanReviews).values({ profileId }).onConflictDoNothing()
      : await db.delete(humanReviews).where(eq(humanReviews.profileId, profileId));
    return (result.rowCount ?? 0) > 0;
  });
  if (!hasChanged) return;
  const choice = isWanted ? "given" : "withdrawn";
  await recordConsent(db, userId, { purpose: "human-review", choice, place: "Your data" });
};
