/** Two people, or one person in two tabs, change one profile at once: what becomes of it, field by field. */
import { emptyProfile, listLimits, type Profile, type ProfileUpdate } from "./profile.ts";
import { sameValue } from "./same-value.ts";

export type ProfileField = keyof Profile;

export const profileFields = Object.keys(emptyProfile) as readonly ProfileField[];

/** What is in the first list and not in the second; what stands there twice must be there twice. */
export const without = <Item>(list: readonly Item[], removed: readonly Item[]): Item[] => {
  const left = [...removed];
  return list.filter((item) => {
    const found = left.findIndex((each) => sameValue(each, item));
    if (found === -1) return true;
    left.splice(found, 1);
    return false;
  });
};

/** What both added is kept, what one removed is gone; an entry that both rewrote stands there in both versions. */
const mergeLists = (base: readonly unknown[], theirs: readonly unknown[], mine: readonly unknown[]): unknown[] => [
  ...without(mine, without(base, theirs)),
  ...without(without(theirs, base), without(mine, base)),
];

interface Edits {
  /** What both began with. */
  readonly base: Profile;
  readonly theirs: Profile;
  /** Came last, so of one text that both wrote this one stands. */
  readonly mine: Profile;
}

export interface MergedEdits {
  readonly merged: Profile;
  /** Texts of theirs that mine replaced: to be offered back. */
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
