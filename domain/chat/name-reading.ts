/** The name at the beginning of these words. */
import { familySaid } from "./explained-name.ts";
import { opening, type SaidName } from "./name-cues.ts";
import { casedName, familyStart, isParticle } from "./name-parts.ts";
import { goesOn, isNameRun, isOther, letters, runFrom, split, suffix } from "./name-run.ts";

const nickname = /\s*(?:"[^"]{2,20}"|\([^()]{2,30}\))/g;

export const read = (text: string, cued: boolean): SaidName | undefined => {
  const plain = text.replaceAll(nickname, " ").replaceAll(/ {2,}/g, " ");
  const { words, rest } = runFrom(plain);
  if (!isNameRun(words)) return undefined;
  const familyFirst = familySaid.test(text);
  const follows = /^\s*[,.]\s*(?<after>.+)$/su.exec(rest)?.groups?.["after"];
  if (follows !== undefined) {
    const next = runFrom(follows.replace(/^(?:just|only|simply)\s+/i, ""));
    const after = next.words.filter((each) => !letters.test(each));
    const ends = next.rest === "" || /^[.,!(]/.test(next.rest) || goesOn.test(next.rest.split(/[\s,.]/)[0] ?? "");
    const repeats =
      after.length > 1 &&
      (after[0]?.toLowerCase() === words[0]?.toLowerCase() ||
        after.at(-1)?.toLowerCase() === words.at(-1)?.toLowerCase());
    if (repeats && ends) return { ...split(after, familyFirst), words: text };
    const comma = /^\s*,/.test(rest);
    const isSuffix = after.length === 1 && suffix.test(after[0] ?? "");
    if (isSuffix) return { ...split([...words, ...after], familyFirst), words: text };
    const family =
      words.length <= 3 &&
      (words.length === 1 ||
        isParticle(words[0] ?? "") ||
        words.join(" ") === words.join(" ").toUpperCase() ||
        (words.length === 2 &&
          !/[.]/.test(words.join("")) &&
          after.length <= 2 &&
          next.rest === "" &&
          !cued &&
          familyStart([...words, "x"]) === 1));
    if (
      comma &&
      family &&
      ends &&
      after.length > 0 &&
      after.length <= 4 &&
      isNameRun(after) &&
      !isOther(after) &&
      !familyFirst
    )
      return { firstName: casedName(after.join(" ")), lastName: casedName(words.join(" ")), words: text };
  }
  const first = rest.replace(/^[\s.,;:!–—-]+/, "").split(/[\s,.!?]/)[0] ?? "";
  // Without "my name is", what comes after must be how people go on after their name.
  if (!cued && rest !== "" && !/^\s*[,.;!(–—:/|]|^\s*-\s/.test(rest) && !goesOn.test(first)) return undefined;
  return { ...split(words, familyFirst), words: text };
};

export const withoutFamily = (text: string, family: string): string[] => {
  const { words } = runFrom(text.replace(opening, ""));
  const own = family.toLowerCase().split(" ");
  return words.filter((each) => !own.includes(each.toLowerCase()));
};
