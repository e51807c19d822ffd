/** What a tab knows of the profile: what it shows, what the server has, and what is to be told about other tabs. Pure. */
import {
  changesBetween,
  mergeEdits,
  type MergedEdits,
  type ProfileField,
  profileFields,
  without,
} from "#domain/profiles/merge-edits.ts";
import { emptyProfile, mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import { type Proposal, withoutResolved } from "#domain/profiles/proposal.ts";
import { sameValue } from "#domain/profiles/same-value.ts";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";

/** A field that was written in two tabs: one version stands, the other is offered. */
export interface Clash {
  readonly field: ProfileField;
  readonly other: Profile[ProfileField];
}

/** One change of this tab that can be taken back. */
interface Step {
  readonly before: Profile;
  readonly after: Profile;
  readonly atMs: number;
}

export interface ProfileState {
  readonly profile: Profile;
  readonly server: SavedProfile;
  readonly steps: readonly Step[];
  readonly clashes: readonly Clash[];
  /** Fields whose present value was written in this tab. */
  readonly touched: readonly ProfileField[];
  /** Résumés that unsaved changes came from. */
  readonly readingIds: readonly string[];
  /** Proposals that this tab has kept or dismissed and that are not saved as such yet. */
  readonly resolvedIds: readonly string[];
}

const mostSteps = 50;
/** Keystrokes in one field within this time are one change. */
const oneChangeMs = 1500;

export const nothingSaved: SavedProfile = {
  profileId: null,
  revision: 0,
  profile: emptyProfile,
  savedAt: null,
  hasAccount: false,
  proposals: [],
};

export const initialState: ProfileState = {
  profile: emptyProfile,
  server: nothingSaved,
  steps: [],
  clashes: [],
  touched: [],
  readingIds: [],
  resolvedIds: [],
};

export const unsavedChanges = ({ server, profile }: ProfileState): ProfileUpdate =>
  changesBetween(server.profile, profile);

export const isUnsaved = (state: ProfileState): boolean =>
  state.readingIds.length + state.resolvedIds.length > 0 || Object.keys(unsavedChanges(state)).length > 0;

const fieldsOf = (update: ProfileUpdate): readonly ProfileField[] => Object.keys(update) as ProfileField[];

const union = (one: readonly ProfileField[], other: readonly ProfileField[]): readonly ProfileField[] => [
  ...new Set([...one, ...other]),
];

const lastFields = (step: Step | undefined): readonly ProfileField[] =>
  step === undefined ? [] : fieldsOf(changesBetween(step.before, step.after));

export const withChange = (
  state: ProfileState,
  update: ProfileUpdate,
  atMs: number,
  readingId?: string,
): ProfileState => {
  const profile = mergeProfile(state.profile, update);
  const changed = fieldsOf(changesBetween(state.profile, profile));
  const readingIds = readingId === undefined ? state.readingIds : [...new Set([...state.readingIds, readingId])];
  if (changed.length === 0) return { ...state, readingIds };
  const last = state.steps.at(-1);
  const goesOn =
    last !== undefined &&
    atMs - last.atMs < oneChangeMs &&
    changed.length === 1 &&
    typeof profile[changed[0] ?? "title"] === "string" &&
    sameValue(lastFields(last), changed);
  const step: Step = { before: goesOn ? last.before : state.profile, after: profile, atMs };
  return {
    ...state,
    profile,
    steps: [...(goesOn ? state.steps.slice(0, -1) : state.steps), step].slice(-mostSteps),
    touched: union(state.touched, changed),
    clashes: state.clashes.filter(({ field }) => !changed.includes(field)),
    readingIds,
  };
};

/** The last change of this tab is taken back, and nothing that another tab has done since. */
export const withoutLastChange = (state: ProfileState): ProfileState => {
  const step = state.steps.at(-1);
  if (step === undefined) return state;
  const { merged } = mergeEdits({ base: step.after, theirs: state.profile, mine: step.before });
  return {
    ...state,
    profile: merged,
    steps: state.steps.slice(0, -1),
    touched: union(state.touched, fieldsOf(changesBetween(state.profile, merged))),
  };
};

/** What waits to be kept or dismissed. */
export const openProposals = ({ server, resolvedIds }: ProfileState): readonly Proposal[] =>
  withoutResolved(server.proposals, resolvedIds);

/** The server has stored a proposal; the profile is the same. */
export const withProposals = (
  state: ProfileState,
  stored: Pick<SavedProfile, "revision" | "proposals"> & { readonly profileId: string },
): ProfileState => ({ ...state, server: { ...state.server, ...stored } });

const withClash = (clashes: readonly Clash[], clash: Clash): readonly Clash[] =>
  clashes.some(({ field }) => field === clash.field) ? clashes : [...clashes, clash];

const clashesOf = ({ overruled }: Pick<MergedEdits, "overruled">): readonly Clash[] =>
  (Object.entries(overruled) as [ProfileField, Profile[ProfileField]][]).map(([field, other]) => ({ field, other }));

/** What this tab had saved and another replaced since. */
const replacedSince = ({ server, touched }: ProfileState, theirs: Profile): readonly Clash[] =>
  touched.flatMap((field): readonly Clash[] => {
    const [was, is] = [server.profile[field], theirs[field]];
    if (sameValue(was, is)) return [];
    if (!Array.isArray(was) || !Array.isArray(is)) return [{ field, other: was }];
    const gone = without<unknown>(was, is);
    return gone.length === 0 ? [] : [{ field, other: [...is, ...gone] as Profile[ProfileField] }];
  });

/** What this tab sent was saved, together with what others had saved before. */
export const withSaved = (
  state: ProfileState,
  sent: Pick<ProfileState, "profile" | "readingIds" | "resolvedIds">,
  saved: SavedProfile,
  overruled: ProfileUpdate,
): ProfileState => ({
  ...state,
  profile: mergeEdits({ base: sent.profile, theirs: saved.profile, mine: state.profile }).merged,
  // A proposal that was stored while the save was on its way is newer than what the save answered.
  server:
    saved.revision < state.server.revision
      ? { ...saved, revision: state.server.revision, proposals: state.server.proposals }
      : saved,
  readingIds: state.readingIds.filter((id) => !sent.readingIds.includes(id)),
  resolvedIds: state.resolvedIds.filter((id) => !sent.resolvedIds.includes(id)),
  clashes: clashesOf({ overruled }).reduce(withClash, state.clashes),
});

/** The server's profile as it is now, read at the opening or because another tab has saved. */
export const withRead = (state: ProfileState, saved: SavedProfile): ProfileState => {
  const { server } = state;
  const isOther = server.profileId !== null && server.profileId !== saved.profileId;
  if (!isOther && saved.revision <= server.revision && server.profileId !== null) return { ...state, server: saved };
  // A visitor's session that was replaced by another one left its profile behind: what this tab shows is all there is of it.
  const base = isOther && !saved.hasAccount ? emptyProfile : server.profile;
  const { merged, overruled } = mergeEdits({ base, theirs: saved.profile, mine: state.profile });
  const told = [...clashesOf({ overruled }), ...replacedSince(state, saved.profile)];
  const isTold = new Set(told.map(({ field }) => field));
  return {
    ...state,
    profile: merged,
    server: saved,
    clashes: told.filter(({ field, other }) => !sameValue(merged[field], other)).reduce(withClash, state.clashes),
    touched: state.touched.filter((field) => !isTold.has(field)),
  };
};

/** What the tab had not yet saved when it was last closed or reloaded. */
export const withDraft = (
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

export const withoutClash = (state: ProfileState, field: ProfileField): ProfileState => ({
  ...state,
  clashes: state.clashes.filter((each) => each.field !== field),
});
