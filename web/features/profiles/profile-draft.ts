/** What is typed and not saved yet is kept in the tab, so that a reload or a lost network takes nothing away. */
import { z } from "zod";
import { profile } from "#domain/profiles/profile.ts";
import { dropFromTab, keepInTab, readFromTab } from "../../lib/session-store.ts";
import type { ProfileState } from "./profile-state.ts";

const key = "profile-unsaved";
const kept = z.object({ profileId: z.uuid().nullable(), base: profile, mine: profile });

export const keepDraft = ({ server, profile: mine }: ProfileState): void =>
  keepInTab(key, { profileId: server.profileId, base: server.profile, mine });

export const dropDraft = (): void => dropFromTab(key);

/** Only of the same profile, or from before there was one: somebody else's words are never put into a profile. */
export const readDraft = (profileId: string | null) => {
  const draft = readFromTab(key, kept);
  return draft !== null && (draft.profileId === null || draft.profileId === profileId) ? draft : null;
};
