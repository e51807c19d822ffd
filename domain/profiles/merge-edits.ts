/** Merges concurrent changes of one profile, for example from two tabs, field by field. */
import { emptyProfile, listLimits, type Profile, type ProfileUpdate } from "./profile.ts";
import { sameValue } from "./same-value.ts";

export type ProfileField = keyof Profile;

export const profileFields = Object.keys(emptyProfile) as readonly ProfileField[];

/** The items of the first list without those of the second. Duplicates count separately. */
export const withoutItems = <Item>(list: readonly Item[], removed: readonly Item[]): Item[] => {
  const remaining = [...removed];
  return list.filter((item) => {
    const index = remaining.findIndex((each) => sameValue(each, item));
    if (index === -1) return true;
    remaining.splice(index, 1);
    return false;
  });
};

/** Keeps what either side added and drops what either removed. An entry that both changed appears in both versions. */
const mergeLists = (base: readonly unknown[], theirs: readonly unknown[], mine: readonly unknown[]): unknown[] => [
  ...withoutItems(mine, withoutItems(base, theirs)),
  ...withoutItems(withoutItems(theirs, base), withoutItems(mine, base)),
];

interface Edits {
  /** The common starting point. */
  readonly base: Profile;
  readonly theirs: Profile;
  /** The later side, which wins if both changed the same text. */
  readonly mine: Profile;
}

export interface MergedEdits {
  readonly merged: Profile;
  /** Texts of `theirs` that `mine` replaced; the screen offers to restore them. */
  readonly overwritten: ProfileUpdate;
}

export const mergeEdits = ({ base, theirs, mine }: Edits): MergedEdits => {
  const merged: Record<string, unknown> = {};
  const overwritten: Record<string, unknown> = {};
  for (const field of profileFields) {
    const [from, theirValue, myValue] = [base[field], theirs[field], mine[field]];
    if (sameValue(myValue, from) || sameValue(myValue, theirValue)) merged[field] = theirValue;
    else if (sameValue(theirValue, from)) merged[field] = myValue;
    else if (Array.isArray(from) && Array.isArray(theirValue) && Array.isArray(myValue)) {
      merged[field] = mergeLists(from, theirValue, myValue).slice(0, listLimits[field as keyof typeof listLimits]);
    } else {
      merged[field] = myValue;
      overwritten[field] = theirValue;
    }
  }
  return { merged: merged as Profile, overwritten };
};

/** The fields in which the second differs, with its values. */
export const changesBetween = (before: Profile, after: Profile): ProfileUpdate =>
  Object.fromEntries(
    profileFields.filter((field) => !sameValue(before[field], after[field])).map((field) => [field, after[field]]),
  );
