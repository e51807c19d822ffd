/** Merges concurrent changes of one profile, for example from two tabs, field by field. */
import { emptyProfile, listLimits, type Profile, type ProfileUpdate } from "./profile.ts";
import { sameValue } from "./same-value.ts";

export type ProfileField = keyof Profile;

export const profileFields = Object.keys(emptyProfile) as readonly ProfileField[];

/** The items of the first list without those of the second. Duplicates count separately. */
export const withoutItems = <Item>(list: readonly Item[], removed: readonly Item[]): Item[] => {
  const left = [...removed];
  return list.filter((item) => {
    const found = left.findIndex((each) => sameValue(each, item));
    if (found === -1) return true;
    left.splice(found, 1);
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
  readonly overruled: ProfileUpdate;
}

export const mergeEdits = ({ base, theirs, mine }: Edits): MergedEdits => {
  const merged: Record<string, unknown> = {};
  const overruled: Record<string, unknown> = {};
  for (const field of profileFields) {
    const [from, their, my] = [base[field], theirs[field], mine[field]];
    if (sameValue(my, from) || sameValue(my, their)) merged[field] = their;
    else if (sameValue(their, from)) merged[field] = my;
    else if (Array.isArray(from) && Array.isArray(their) && Array.isArray(my)) {
      merged[field] = mergeLists(from, their, my).slice(0, listLimits[field as keyof typeof listLimits]);
    } else {
      merged[field] = my;
      overruled[field] = their;
    }
  }
  return { merged: merged as Profile, overruled };
};

/** The fields in which the second differs, with its values. */
export const changesBetween = (before: Profile, after: Profile): ProfileUpdate =>
  Object.fromEntries(
    profileFields.filter((field) => !sameValue(before[field], after[field])).map((field) => [field, after[field]]),
  );
