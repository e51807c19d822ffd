/** Unsaved edits are stored in the tab, so that a reload or a network failure loses nothing. */
import { z } from "zod";
import { profile } from "#domain/profiles/profile.ts";
import { removeFromTab, saveToTab, readFromTab } from "../../lib/session-store.ts";
import type { ProfileState } from "./profile-state.ts";

const key = "profile-unsaved";
const draftSchema = z.object({ profileId: z.uuid().nullable(), base: profile, mine: profile });

export const saveDraft = ({ server, profile: mine }: ProfileState): void =>
  saveToTab(key, { profileId: server.profileId, base: server.profile, mine });

export const removeDraft = (): void => removeFromTab(key);

/**
 * A draft is used only for the same profile, or if it was made before there was one. It must never leak into another
 * person's profile.
 */
export const readDraft = (profileId: string | null) => {
  const draft = readFromTab(key, draftSchema);
  return draft !== null && (draft.profileId === null || draft.profileId === profileId) ? draft : null;
};
