/**
 * The profile of this tab. It saves changes automatically, one save at a time with retries, and notifies other tabs.
 */
import type { ProfileField } from "#domain/profiles/merge-edits.ts";
import { type ProfileUpdate, profile } from "#domain/profiles/profile.ts";
import type { ProfileChange, ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { ApiError } from "../../lib/api/api.ts";
import {
  initialState,
  hasUnsavedChanges,
  type ProfileState,
  unsavedChanges,
  applyChange,
  applyDraft,
  dismissConflict,
  applyProposals,
  undoLastChange,
  applyRead,
  applySave,
} from "./profile-state.ts";
import { z } from "zod";
import { removeFromTab, saveToTab, readFromTab } from "../../lib/session-store.ts";

/** Unsaved edits are stored in the tab, so that a reload or a network failure loses nothing. */
const key = "profile-unsaved";
const draftSchema = z.object({ profileId: z.uuid().nullable(), base: profile, mine: profile });

const saveDraft = ({ server, profile: mine }: ProfileState): void =>
  saveToTab(key, { profileId: server.profileId, base: server.profile, mine });

const removeDraft = (): void => removeFromTab(key);

/**
 * A draft is used only for the same profile, or if it was made before there was one. It must never leak into another
 * person's profile.
 */
const readDraft = (profileId: string | null) => {
  const draft = readFromTab(key, draftSchema);
  return draft !== null && (draft.profileId === null || draft.profileId === profileId) ? draft : null;
};

/**
 * "refused" means the server rejects the change; "signed-out" means the profile's account is no longer signed in in
 * this browser.
 */
export type SaveStatus = "idle" | "waiting" | "saving" | "saved" | "retrying" | "refused" | "signed-out";

export interface ProfileSnapshot extends ProfileState {
  readonly isOpen: boolean;
  readonly saving: SaveStatus;
}

export interface ProfileStoreDeps {
  readonly read: () => Promise<SavedProfile>;
  readonly save: (change: ProfileChange) => Promise<ProfileSaved>;
  /** Tells other tabs that the profile was saved. */
  readonly notifyTabs: () => void;
}

const saveDelayMs = 600;
const firstRetryMs = 1500;
const maxRetryMs = 30_000;

export const createProfileStore = ({ read, save, notifyTabs }: ProfileStoreDeps) => {
  let snapshot: ProfileSnapshot = { ...initialState, isOpen: false, saving: "idle" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let retryMs = firstRetryMs;
  const listeners = new Set<() => void>();

  const update = (next: Partial<ProfileSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** Applies a new state, stores it as a draft, and schedules a save if needed. */
  const apply = (next: ProfileState): void => {
    if (!hasUnsavedChanges(next)) {
      removeDraft();
      update({ ...next, saving: next.server.profileId === null ? "idle" : "saved" });
      return;
    }
    saveDraft(next);
    const isSignedOut = snapshot.saving === "signed-out";
    update({ ...next, ...(isSignedOut || snapshot.saving === "saving" ? {} : { saving: "waiting" }) });
    if (!isSignedOut) schedule(saveDelayMs);
  };

  const applyServerProfile = (saved: SavedProfile): void => {
    const { server } = snapshot;
    const isOtherProfile = server.profileId !== null && server.profileId !== saved.profileId;
    const hasSignedOut = server.hasAccount && (!saved.hasAccount || isOtherProfile);
    if (hasSignedOut) update({ saving: "signed-out" });
    else apply(applyRead(snapshot, saved));
  };

  const handleSaveError = async (error: unknown): Promise<void> => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) {
      applyServerProfile(await read());
      return;
    }
    const isFinal = status >= 400 && status < 500 && status !== 429 && status !== 401 && status !== 408;
    update({ saving: isFinal ? "refused" : "retrying" });
    if (isFinal) return;
    const retryAfterMs = error instanceof ApiError && error.retrySeconds !== undefined ? error.retrySeconds * 1000 : 0;
    schedule(Math.max(retryMs, retryAfterMs));
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  };

  const send = async (): Promise<void> => {
    const submitted = snapshot;
    const changes = unsavedChanges(submitted);
    const { profileId, revision, profile } = submitted.server;
    const base = Object.fromEntries(Object.keys(changes).map((field) => [field, profile[field as ProfileField]]));
    update({ saving: snapshot.saving === "retrying" ? "retrying" : "saving" });
    try {
      const { overwritten, ...saved } = await save({
        profileId,
        revision,
        changes,
        base,
        readingIds: [...submitted.readingIds],
        ...(submitted.resolvedIds.length > 0 ? { resolvedProposals: [...submitted.resolvedIds] } : {}),
      });
      retryMs = firstRetryMs;
      update({ saving: "saved" });
      apply(applySave(snapshot, submitted, saved, overwritten));
      notifyTabs();
    } catch (error) {
      await handleSaveError(error).catch(() => {
        update({ saving: "retrying" });
        schedule(retryMs);
      });
    }
  };

  /** Saves pending changes now. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (snapshot.saving === "signed-out") return;
    if (sending !== undefined) {
      await sending;
      return;
    }
    if (!hasUnsavedChanges(snapshot)) return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
  };

  return {
    read: (): ProfileSnapshot => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Applies the loaded profile. Text typed before it arrived is kept. */
    open: (saved: SavedProfile): void => {
      update({ isOpen: true });
      const draft = readDraft(saved.profileId);
      const next = applyRead(snapshot, saved);
      apply(draft === null ? next : applyDraft(next, draft));
    },
    /** Checks whether another tab has saved. */
    refresh: async (): Promise<void> => {
      if (sending === undefined && snapshot.isOpen) applyServerProfile(await read());
    },
    change: (update: ProfileUpdate, readingId?: string): void =>
      apply(applyChange(snapshot, update, performance.now(), readingId)),
    /** Accepts a proposal with an update that undo can revert, or dismisses it without one. */
    resolve: (proposalId: string, update: ProfileUpdate = {}): void => {
      const next = applyChange(snapshot, update, performance.now());
      apply({ ...next, resolvedIds: [...new Set([...next.resolvedIds, proposalId])] });
    },
    /** Applies a newly stored suggestion and notifies other tabs. */
    takeProposals: (stored: Parameters<typeof applyProposals>[1]): void => {
      apply(applyProposals(snapshot, stored));
      notifyTabs();
    },
    undo: (): void => apply(undoLastChange(snapshot)),
    takeOther: (field: ProfileField): void => {
      const conflict = snapshot.conflicts.find((each) => each.field === field);
      if (conflict !== undefined) apply(applyChange(snapshot, { [field]: conflict.other }, performance.now()));
    },
    dismissClash: (field: ProfileField): void => update(dismissConflict(snapshot, field)),
    flush,
    /** Saves pending changes without waiting. If that fails, the draft in the tab remains. */
    leave: (): void => void flush(),
  };
};

export type ProfileStore = ReturnType<typeof createProfileStore>;
