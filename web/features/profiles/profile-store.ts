/** The profile of this tab, saved as it changes: one save at a time, tried again until it is through, told to the other tabs. */
import type { ProfileField } from "#domain/profiles/merge-edits.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ProfileChange, ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { ApiError } from "../../lib/api.ts";
import { dropDraft, keepDraft, readDraft } from "./profile-draft.ts";
import {
  initialState,
  isUnsaved,
  type ProfileState,
  unsavedChanges,
  withChange,
  withDraft,
  withoutClash,
  withProposals,
  withoutLastChange,
  withRead,
  withSaved,
} from "./profile-state.ts";

/** "refused": the server will not take it as it is; "signed-out": the account it belongs to is no longer signed in here. */
export type Saving = "idle" | "waiting" | "saving" | "saved" | "retrying" | "refused" | "signed-out";

export interface ProfileSnapshot extends ProfileState {
  readonly isOpen: boolean;
  readonly saving: Saving;
}

export interface ProfileWays {
  readonly read: () => Promise<SavedProfile>;
  readonly save: (change: ProfileChange) => Promise<ProfileSaved>;
  /** Tells the other tabs that there is something new. */
  readonly tell: () => void;
}

const quietMs = 600;
const firstRetryMs = 1500;
const longestRetryMs = 30_000;

export const createProfileStore = ({ read, save, tell }: ProfileWays) => {
  let snapshot: ProfileSnapshot = { ...initialState, isOpen: false, saving: "idle" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let retryMs = firstRetryMs;
  const listeners = new Set<() => void>();

  const set = (next: Partial<ProfileSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** After every change of what this tab shows. */
  const settle = (next: ProfileState): void => {
    if (!isUnsaved(next)) {
      dropDraft();
      set({ ...next, saving: next.server.profileId === null ? "idle" : "saved" });
      return;
    }
    keepDraft(next);
    const isStopped = snapshot.saving === "signed-out";
    set({ ...next, ...(isStopped || snapshot.saving === "saving" ? {} : { saving: "waiting" }) });
    if (!isStopped) schedule(quietMs);
  };

  const takeRead = (saved: SavedProfile): void => {
    const { server } = snapshot;
    const isAnothers = server.profileId !== null && server.profileId !== saved.profileId;
    const hasSignedOut = server.hasAccount && (!saved.hasAccount || isAnothers);
    if (hasSignedOut) set({ saving: "signed-out" });
    else settle(withRead(snapshot, saved));
  };

  const fail = async (error: unknown): Promise<void> => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) {
      takeRead(await read());
      return;
    }
    const isFinal = status >= 400 && status < 500 && status !== 429 && status !== 401 && status !== 408;
    set({ saving: isFinal ? "refused" : "retrying" });
    if (isFinal) return;
    const asked = error instanceof ApiError && error.retrySeconds !== undefined ? error.retrySeconds * 1000 : 0;
    schedule(Math.max(retryMs, asked));
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };

  const send = async (): Promise<void> => {
    const sent = snapshot;
    const changes = unsavedChanges(sent);
    const { profileId, revision, profile } = sent.server;
    const base = Object.fromEntries(Object.keys(changes).map((field) => [field, profile[field as ProfileField]]));
    set({ saving: snapshot.saving === "retrying" ? "retrying" : "saving" });
    try {
      const { overruled, ...saved } = await save({
        profileId,
        revision,
        changes,
        base,
        readingIds: [...sent.readingIds],
        ...(sent.resolvedIds.length > 0 ? { resolvedProposals: [...sent.resolvedIds] } : {}),
      });
      retryMs = firstRetryMs;
      set({ saving: "saved" });
      settle(withSaved(snapshot, sent, saved, overruled));
      tell();
    } catch (error) {
      await fail(error).catch(() => {
        set({ saving: "retrying" });
        schedule(retryMs);
      });
    }
  };

  /** Saves what is not saved yet, now. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (snapshot.saving === "signed-out") return;
    if (sending !== undefined) {
      await sending;
      return;
    }
    if (!isUnsaved(snapshot)) return;
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
    /** What the server has; what was typed before it came stays. */
    open: (saved: SavedProfile): void => {
      set({ isOpen: true });
      const draft = readDraft(saved.profileId);
      const next = withRead(snapshot, saved);
      settle(draft === null ? next : withDraft(next, draft));
    },
    /** Looks whether another tab has saved something. */
    refresh: async (): Promise<void> => {
      if (sending === undefined && snapshot.isOpen) takeRead(await read());
    },
    change: (update: ProfileUpdate, readingId?: string): void =>
      settle(withChange(snapshot, update, performance.now(), readingId)),
    /** A proposal is kept, by a change that undo takes back, or dismissed. */
    resolve: (proposalId: string, update: ProfileUpdate = {}): void => {
      const next = withChange(snapshot, update, performance.now());
      settle({ ...next, resolvedIds: [...new Set([...next.resolvedIds, proposalId])] });
    },
    /** A suggestion was stored for the profile; the other tabs show it too. */
    takeProposals: (stored: Parameters<typeof withProposals>[1]): void => {
      settle(withProposals(snapshot, stored));
      tell();
    },
    undo: (): void => settle(withoutLastChange(snapshot)),
    takeOther: (field: ProfileField): void => {
      const clash = snapshot.clashes.find((each) => each.field === field);
      if (clash !== undefined) settle(withChange(snapshot, { [field]: clash.other }, performance.now()));
    },
    dismissClash: (field: ProfileField): void => set(withoutClash(snapshot, field)),
    flush,
    /** Without waiting: what is unsaved goes out at once or stays kept in the tab. */
    leave: (): void => void flush(),
  };
};

export type ProfileStore = ReturnType<typeof createProfileStore>;
