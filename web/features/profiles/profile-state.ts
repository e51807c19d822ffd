/** Pure state of the profile in one tab: what it shows, what the server has, and conflicts with other tabs. */
import {
  changesBetween,
  mergeEdits,
  type MergedEdits,
  type ProfileField,
  profileFields,
  withoutItems,
} from "#domain/profiles/merge-edits.ts";
import { emptyProfile, mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import { type Proposal, removeResolved } from "#domain/profiles/proposals/proposal.ts";
import { sameValue } from "#domain/profiles/same-value.ts";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";

/** A field that was edited in two tabs. One version is in the profile, the other is offered. */
export interface EditConflict {
  readonly field: ProfileField;
  readonly other: Profile[ProfileField];
}

/** One change of this tab that can be undone. */
interface UndoStep {
  readonly before: Profile;
  readonly after: Profile;
  readonly atMs: number;
}

export interface ProfileState {
  readonly profile: Profile;
  readonly server: SavedProfile;
  readonly undoSteps: readonly UndoStep[];
  readonly conflicts: readonly EditConflict[];
  /** Fields whose current value was written in this tab. */
  readonly touched: readonly ProfileField[];
  /** Resume readings that unsaved changes came from. */
  readonly readingIds: readonly string[];
  /** Proposals accepted or dismissed in this tab and not saved yet. */
  readonly resolvedIds: readonly string[];
}

const maxUndoSteps = 50;
/** Keystrokes in one field within this time are merged into one change. */
const mergeWindowMs = 1500;

const emptySavedProfile: SavedProfile = {
  profileId: null,
  revision: 0,
  profile: emptyProfile,
  savedAt: null,
  hasAccount: false,
  proposals: [],
};

export const initialState: ProfileState = {
  profile: emptyProfile,
  server: emptySavedProfile,
  undoSteps: [],
  conflicts: [],
  touched: [],
  readingIds: [],
  resolvedIds: [],
};

export const unsavedChanges = ({ server, profile }: ProfileState): ProfileUpdate =>
  changesBetween(server.profile, profile);

export const hasUnsavedChanges = (state: ProfileState): boolean =>
  state.readingIds.length + state.resolvedIds.length > 0 || Object.keys(unsavedChanges(state)).length > 0;

const fieldsOf = (update: ProfileUpdate): readonly ProfileField[] => Object.keys(update) as ProfileField[];

const union = (a: readonly ProfileField[], b: readonly ProfileField[]): readonly ProfileField[] => [
  ...new Set([...a, ...b]),
];

const changedFields = (step: UndoStep | undefined): readonly ProfileField[] =>
  step === undefined ? [] : fieldsOf(changesBetween(step.before, step.after));

export const applyChange = (
  state: ProfileState,
  update: ProfileUpdate,
  atMs: number,
  readingId?: string,
): ProfileState => {
  const profile = mergeProfile(state.profile, update);
  const changed = fieldsOf(changesBetween(state.profile, profile));
  const readingIds = readingId === undefined ? state.readingIds : [...new Set([...state.readingIds, readingId])];
  if (changed.length === 0) return { ...state, readingIds };
  const last = state.undoSteps.at(-1);
  const continuesLast =
    last !== undefined &&
    atMs - last.atMs < mergeWindowMs &&
    changed.length === 1 &&
    typeof profile[changed[0] ?? "title"] === "string" &&
    sameValue(changedFields(last), changed);
  const step: UndoStep = { before: continuesLast ? last.before : state.profile, after: profile, atMs };
  return {
    ...state,
    profile,
    undoSteps: [...(continuesLast ? state.undoSteps.slice(0, -1) : state.undoSteps), step].slice(-maxUndoSteps),
    touched: union(state.touched, changed),
    conflicts: state.conflicts.filter(({ field }) => !changed.includes(field)),
    readingIds,
  };
};

/** Undoes the last change of this tab and keeps changes of other tabs. */
export const undoLastChange = (state: ProfileState): ProfileState => {
  const step = state.undoSteps.at(-1);
  if (step === undefined) return state;
  const { merged } = mergeEdits({ base: step.after, theirs: state.profile, mine: step.before });
  return {
    ...state,
    profile: merged,
    undoSteps: state.undoSteps.slice(0, -1),
    touched: union(state.touched, fieldsOf(changesBetween(state.profile, merged))),
  };
};

/** Proposals that are neither accepted nor dismissed. */
export const openProposals = ({ server, resolvedIds }: ProfileState): readonly Proposal[] =>
  removeResolved(server.proposals, resolvedIds);

/** Applies a newly stored proposal. The profile doesn't change. */
export const applyProposals = (
  state: ProfileState,
  stored: Pick<SavedProfile, "revision" | "proposals"> & { readonly profileId: string },
): ProfileState => ({ ...state, server: { ...state.server, ...stored } });

const addConflict = (conflicts: readonly EditConflict[], conflict: EditConflict): readonly EditConflict[] =>
  conflicts.some(({ field }) => field === conflict.field) ? conflicts : [...conflicts, conflict];

const toConflicts = ({ overwritten }: Pick<MergedEdits, "overwritten">): readonly EditConflict[] =>
  (Object.entries(overwritten) as [ProfileField, Profile[ProfileField]][]).map(([field, other]) => ({ field, other }));

/** Fields that this tab had saved and another tab has replaced since. */
const overwrittenEdits = ({ server, touched }: ProfileState, theirs: Profile): readonly EditConflict[] =>
  touched.flatMap((field): readonly EditConflict[] => {
    const [before, after] = [server.profile[field], theirs[field]];
    if (sameValue(before, after)) return [];
    if (!Array.isArray(before) || !Array.isArray(after)) return [{ field, other: before }];
    const removed = withoutItems<unknown>(before, after);
    return removed.length === 0 ? [] : [{ field, other: [...after, ...removed] as Profile[ProfileField] }];
  });

/** Applies the response of a save, which also contains earlier saves of other tabs. */
export const applySave = (
  state: ProfileState,
  sent: Pick<ProfileState, "profile" | "readingIds" | "resolvedIds">,
  saved: SavedProfile,
  overwritten: ProfileUpdate,
): ProfileState => ({
  ...state,
  profile: mergeEdits({ base: sent.profile, theirs: saved.profile, mine: state.profile }).merged,
  // A proposal that was stored during the save is newer than the save's response.
  server:
    saved.revision < state.server.revision
      ? { ...saved, revision: state.server.revision, proposals: state.server.proposals }
      : saved,
  readingIds: state.readingIds.filter((id) => !sent.readingIds.includes(id)),
  resolvedIds: state.resolvedIds.filter((id) => !sent.resolvedIds.includes(id)),
  conflicts: toConflicts({ overwritten }).reduce(addConflict, state.conflicts),
});

/** Applies a profile read from the server, on load or after another tab saved. */
export const applyRead = (state: ProfileState, saved: SavedProfile): ProfileState => {
  const { server } = state;
  const isOtherProfile = server.profileId !== null && server.profileId !== saved.profileId;
  if (!isOtherProfile && saved.revision <= server.revision && server.profileId !== null)
    return { ...state, server: saved };
  // If a visitor's session was replaced by another, the old profile is no longer reachable, so all data in this tab
  // counts as unsaved.
  const base = isOtherProfile && !saved.hasAccount ? emptyProfile : server.profile;
  const { merged, overwritten } = mergeEdits({ base, theirs: saved.profile, mine: state.profile });
  const newConflicts = [...toConflicts({ overwritten }), ...overwrittenEdits(state, saved.profile)];
  const conflictFields = new Set(newConflicts.map(({ field }) => field));
  return {
    ...state,
    profile: merged,
    server: saved,
    conflicts: newConflicts
      .filter(({ field, other }) => !sameValue(merged[field], other))
      .reduce(addConflict, state.conflicts),
    touched: state.touched.filter((field) => !conflictFields.has(field)),
  };
};

/** Applies the unsaved edits of a tab that was closed or reloaded. */
export const applyDraft = (
  state: ProfileState,
  draft: { readonly base: Profile; readonly mine: Profile },
): ProfileState => {
  const { merged } = mergeEdits({ base: draft.base, theirs: state.profile, mine: draft.mine });
  return {
    ...state,
    profile: merged,
    touched: union(
      state.touched,
      profileFields.filter((field) => !sameValue(merged[field], state.profile[field])),
    ),
  };
};

export const dismissConflict = (state: ProfileState, field: ProfileField): ProfileState => ({
  ...state,
  conflicts: state.conflicts.filter((each) => each.field !== field),
});
