import fc from "fast-check";
import { expect, test } from "vitest";
import { changesBetween, mergeEdits } from "./merge-edits.ts";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "./profile.ts";
import { sameValue } from "./same-value.ts";

const profileWith = (update: ProfileUpdate) => mergeProfile(emptyProfile, update);
const merge = (base: ProfileUpdate, theirs: ProfileUpdate, mine: ProfileUpdate) =>
  mergeEdits({ base: profileWith(base), theirs: profileWith(theirs), mine: profileWith(mine) });

test("keeps changes to different fields", () => {
  const { merged, overwritten } = merge({}, { title: "Nurse" }, { location: "Dayton" });
  expect(merged).toEqual(profileWith({ title: "Nurse", location: "Dayton" }));
  expect(overwritten).toEqual({});
});

test("keeps my text and offers theirs, without a conflict for equal texts", () => {
  expect(merge({ title: "a" }, { title: "b" }, { title: "c" })).toMatchObject({
    merged: { title: "c" },
    overwritten: { title: "b" },
  });
  expect(merge({ title: "a" }, { title: "b" }, { title: "b" }).overwritten).toEqual({});
});

test("treats an emptied field as a change", () => {
  expect(merge({ title: "a" }, { title: "" }, { title: "a" }).merged.title).toBe("");
});

test.each([
  ["both add", ["a"], ["a", "b"], ["a", "c"], ["a", "c", "b"]],
  ["both add the same", [], ["a"], ["a"], ["a"]],
  ["both add the same and one of their own", [], ["a", "b"], ["a", "c"], ["a", "c", "b"]],
  ["one adds, the other removes", ["a", "b"], ["a", "b", "c"], ["b"], ["b", "c"]],
  ["one removes, the other adds", ["a", "b"], ["b"], ["a", "b", "c"], ["b", "c"]],
  ["of two alike one is removed", ["a", "a"], ["a", "a", "b"], ["a"], ["a", "b"]],
])("lists: %s", (_case, base, theirs, mine, expected) => {
  expect(merge({ skills: base }, { skills: theirs }, { skills: mine }).merged.skills).toEqual(expected);
});

test("keeps an entry changed on one side and one added on the other", () => {
  const nurse = { title: "Nurse", company: "Northside" };
  const cook = { title: "Cook", company: "Harbor" };
  const { merged } = merge(
    { experience: [nurse] },
    { experience: [{ ...nurse, end: null }] },
    { experience: [nurse, cook] },
  );
  expect(merged.experience).toEqual([cook, { ...nurse, end: null }]);
});

const names = (word: string) => Array.from({ length: 150 }, (_each, index) => `${word} ${index}`);

test("limits a merged list to what a profile can hold", () => {
  expect(merge({}, { skills: names("a") }, { skills: names("b") }).merged.skills).toHaveLength(200);
});

test("ignores the order of keys and absent keys", () => {
  expect(sameValue({ title: "a", company: "b" }, { company: "b", title: "a", location: undefined })).toBe(true);
  expect(sameValue({ end: null }, {})).toBe(false);
  expect(sameValue([], {})).toBe(false);
});

const words = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"));
const some = fc.record({ title: fc.constantFrom("", "x", "y"), skills: words }, { requiredKeys: [] });

test("keeps one-sided changes and every addition for any pair of edits", () => {
  fc.assert(
    fc.property(some, some, some, (base, theirs, mine) => {
      const [from, theirUpdate, myUpdate] = [profileWith(base), profileWith(theirs), profileWith(mine)];
      const { merged } = mergeEdits({ base: from, theirs: theirUpdate, mine: myUpdate });
      const added = [...theirUpdate.skills, ...myUpdate.skills].filter((skill) => !from.skills.includes(skill));
      expect(merged.skills).toEqual(expect.arrayContaining(added));
      for (const skill of from.skills) {
        expect(merged.skills.includes(skill)).toBe(
          theirUpdate.skills.includes(skill) && myUpdate.skills.includes(skill),
        );
      }
      expect(mergeEdits({ base: from, theirs: theirUpdate, mine: from }).merged).toEqual(theirUpdate);
      expect(mergeEdits({ base: from, theirs: from, mine: myUpdate }).merged).toEqual(myUpdate);
      expect(mergeProfile(from, changesBetween(from, myUpdate))).toEqual(myUpdate);
    }),
  );
});
