/** Whoever wants a person instead of the engine is neither scored nor ranked nor found by it, from that moment on. */
import { eq } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { humanReviews } from "../../db/tables/rights.ts";
import { profileIdOf } from "../profiles/owner.service.ts";
import { recordConsent } from "./consent.service.ts";

export const wantsPerson = (db: Database, userId: string): Promise<boolean> =>
  asActor(db, { userId }, async (db) => (await db.$count(humanReviews)) > 0);

/** The index follows by trigger, in the same transaction. */
export const chooseReview = async (db: Database, userId: string, wanted: boolean): Promise<void> => {
  const hasChanged = await asActor(db, { userId }, async (db) => {
    const profileId = await profileIdOf(db, userId);
    const changed = wanted
      ? await db.insert(humanReviews).values({ profileId }).onConflictDoNothing()
      : await db.delete(humanReviews).where(eq(humanReviews.profileId, profileId));
    return (changed.rowCount ?? 0) > 0;
  });
  if (!hasChanged) return;
  const choice = wanted ? "given" : "withdrawn";
  await recordConsent(db, userId, { purpose: "human-review", choice, place: "Your data" });
};
