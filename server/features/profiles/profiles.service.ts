/** The profile of a session, of an account or a visitor, and how changes from several tabs are merged into it. */
import { eq, sql } from "drizzle-orm";
import { mergeEdits, type MergedEdits } from "#domain/profiles/merge-edits.ts";
import { removeResolved } from "#domain/profiles/proposals/proposal.ts";
import { emptyProfile, isTooLong, mergeProfile, type Profile, tooLongMessage } from "#domain/profiles/profile.ts";
import type { ProfileChange, ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { sameValue } from "#domain/profiles/same-value.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordActivity, recordResumeAnalysis } from "./activities.service.ts";
import { columnsOf, profileOf, savedOf } from "./profile-row.ts";

export interface ProfileOwner {
  readonly userId: string;
  readonly hasAccount: boolean;
}

export const noProfile = (hasAccount: boolean): SavedProfile => ({
  profileId: null,
  revision: 0,
  profile: emptyProfile,
  savedAt: null,
  hasAccount,
  proposals: [],
});

export const findProfile = async (db: Database, { userId, hasAccount }: ProfileOwner): Promise<SavedProfile> => {
  const [row] = await asActor(db, { userId }, (db) =>
    db.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId)),
  );
  return row === undefined ? noProfile(hasAccount) : savedOf(row, hasAccount);
};

/** Locks the owner's row until the transaction ends; creates it if needed. Call inside `asActor` of the owner. */
export const lockProfile = async (db: Database, userId: string) => {
  const [created] = await db.insert(candidateProfiles).values({ userId }).onConflictDoNothing().returning();
  if (created !== undefined) await recordActivity(db, created.id, "profile_started", "Profile started");
  const [locked] = await db.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId)).for("update");
  if (locked === undefined) throw new Error("the profile was neither found nor made");
  return { row: locked, isNew: created !== undefined };
};

/** Fields without other changes are taken as they are; the others are merged. */
const mergeChange = (current: Profile, { changes, base }: ProfileChange): MergedEdits =>
  mergeEdits({
    base: mergeProfile(current, base),
    theirs: current,
    mine: mergeProfile(mergeProfile(current, base), changes),
  });

/** An empty change creates neither session nor row. */
export const hasChanges = ({ changes, readingIds = [], resolvedProposals = [] }: ProfileChange): boolean =>
  Object.keys(changes).length + readingIds.length + resolvedProposals.length > 0;

export const changeProfile = (db: Database, owner: ProfileOwner, change: ProfileChange): Promise<ProfileSaved> =>
  asActor(db, { userId: owner.userId }, async (db) => {
    const { row, isNew } = await lockProfile(db, owner.userId);
    // The user signed in or out in another tab: these changes belong to another profile.
    if (change.profileId !== null && change.profileId !== row.id) throw new AppError("conflict");
    const before = profileOf(row);
    const { merged, overwritten } = mergeChange(before, change);
    // A profile that exceeded the limit before it existed may be shortened step by step, or edited elsewhere.
    if (isTooLong(merged) && !isTooLong(before)) throw new AppError("validation_failed", tooLongMessage);
    for (const readingId of change.readingIds ?? []) await recordResumeAnalysis(db, row.id, readingId);
    const proposals = removeResolved(row.proposals, change.resolvedProposals ?? []);
    const isSame = sameValue(before, merged) && !isNew;
    if (isSame && proposals.length === row.proposals.length) return { ...savedOf(row, owner.hasAccount), overwritten };
    const columns = columnsOf(merged);
    const [savedProfile] = await db
      .update(candidateProfiles)
      // Dismissing a proposal does not change the profile, so its date stays.
      .set({ ...columns, proposals, revision: row.revision + 1, ...(isSame ? { updatedAt: row.updatedAt } : {}) })
      .where(eq(candidateProfiles.id, row.id))
      .returning();
    if (savedProfile === undefined) throw new Error("the profile was not saved");
    await db.execute(sql`select confirm_profile_email(${row.id}::uuid)`);
    if (row.profileCompleteness < 100 && columns.profileCompleteness === 100) {
      await recordActivity(db, row.id, "profile_completed", "Profile reached 100%");
    }
    return { ...savedOf(savedProfile, owner.hasAccount), overwritten };
  });
