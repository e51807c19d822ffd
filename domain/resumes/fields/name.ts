/** Finds the name: the largest line that can be one. The headline is below it. */
import { removeSuffix } from "../../text/remove-suffix.ts";
import { cut, splitSlice, type Cell, type Line, type Slice } from "../layout/document-lines.ts";
import { fold, headingKind } from "../sections/headings.ts";
import { locationScore } from "./locations.ts";
import { titleScore } from "./work-words.ts";

export interface FoundName {
  readonly first: string;
  readonly last: string;
  readonly slice: Slice;
  readonly lines: readonly Line[];
}

const titlesBefore =
  /^(?:(?:(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|rev|hon|ing|dipl|mag|herr|frau|mme|sr|sra|dott|dott\.ssa|capt|lt|sgt|engr|eng|arch|atty|rn)\.?(?:-ing\.?)?|(?:med|phil|jur|rer|nat|habil|pol)\.)\s+)+/i;
const lettersAfter =
  /$(?<=((?:[,\s]+(?:jr|sr|ii|iii|iv|md|m\.d|mph|phd|ph\.d|mba|cpa|cfa|rn|bsn|msn|np|fnp|pe|p\.eng|esq|jd|llm|llb|dds|dvm|pharmd|ma|msc|bsc|ba|bs|ms|bed|med|ceng|mice|mimeche|frcs|mrcp|mbbs|acca|aca|cima|cipd|mcipd|pmp|shrm-cp|shrm-scp|phr|sphr|cissp|rdn|rd|lpn|cna|lcsw|pt|dpt|ot|otr|edd|obe|mbe|cbe|faia|aia|leed ap|riba|mrics|frics|dipl|cdl|emt|emt-p|csm)\b\.?|\s*\((?:he|she|they|hij|zij|er|sie)[^)]*\))+))/i;
const particles = new Set(
  "ap ab af av aan de del dela della di da das do dos du des la le van von vom zu zum der den ter ten te al el bin ibn bint abu ben mac mc nic ní uí ua o ó st san santa y".split(
    " ",
  ),
);

/** "Roberta “Bobbie” Hale": the nickname is dropped and the printed name is kept. */
const withoutNickname = (text: string): string =>
  text.replaceAll(/(?:(?<!\s)\s+)?(?:["“”„«][^"“”«»]{2,20}["“”»]|\([^()]{2,20}\))\s*/g, " ").trim();

const isLetters = (text: string): boolean =>
  /^[\p{L}.]{2,9}$/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 2;

/** "Ana Reis, MRCPsych, FHEA": letters after a complete name. "REIS, Ana" has the family name first. */
const withoutLetters = (text: string): string => {
  const [before = "", ...after] = removeSuffix(text, lettersAfter).split(/,\s+/);
  const whole = before.trim().includes(" ") && before !== before.toUpperCase();
  return [before, ...after.filter((part, index) => index === 0 && !(whole && isLetters(part)))].join(", ");
};

const bareName = (text: string): string =>
  withoutLetters(withoutNickname(removeSuffix(text, lettersAfter)).replace(titlesBefore, "")).trim();

/** Some people write everything in lower case. Then only the size of the line shows that it is a name. */
const isLowerCaseName = (text: string): boolean => /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,3}$/u.test(text);

const canBeName = (text: string): boolean => {
  const bare = bareName(text);
  const words = bare.split(/\s+/);
  return (
    words.length >= 1 &&
    words.length <= 6 &&
    bare.length >= 3 &&
    bare.length <= 50 &&
    /^[\p{L}\p{M}.,'’ʻʼ`\- ]+$/u.test(bare) &&
    words.every(
      (word) =>
        /^\p{Lu}/u.test(word) ||
        particles.has(word.toLowerCase().replaceAll(/['’.]/g, "")) ||
        /^(?:al|el|d['’])/u.test(word),
    ) &&
    headingKind(bare) === null &&
    !/\b(?:curriculum|vitae|résumé|resume|cv|europass|lebenslauf|bewerbung|portfolio)\b|^page$/i.test(bare)
  );
};

/** "MacKINNON" and "McKAY" count as capitals too. */
const clanPrefix = /(?<!\p{L})(?<prefix>Mac|Mc)(?=\p{Lu}{2})/gu;

const titleCase = (text: string): string => {
  const capitals = text.replaceAll(clanPrefix, "");
  if (capitals !== capitals.toUpperCase()) return text;
  return text
    .split(/(?=(?<=[\s\-'’])\p{L})|(?<=(?<!\p{L})Ma?c)(?=\p{Lu}{2})/u)
    .map((word) => (/^Ma?c$/.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()))
    .join("");
};

/** For four names or more, anabeatriz.souza shows where the family name begins. So does miriam.avila before "de los Santos". */
const familyInAddress = (words: readonly string[], email: string, particle: number): number | null => {
  const [given = "", family = "", more] = (email.split("@")[0] ?? "").split(/[._-]/).map(fold);
  const names = words.map(fold);
  const index = names.indexOf(family);
  if (words.length < 4 || more !== undefined || index < 1) return null;
  if (particle > 0) return index === particle - 1 && given === names.slice(0, index).join("") ? index : null;
  return index > 1 && (given === names.slice(0, index).join("") || given === names[0]) ? index : null;
};

/** "DELA CRUZ, Maria" puts the family name first, and so does the address m.delacruz. */
export const splitName = (printed: string, email: string, given = 0): { first: string; last: string } => {
  const bare = bareName(printed)
    .replace(/(?<![,.\s])[,.\s]+$/, "")
    .trim();
  const [before = "", after] = bare.split(/,\s+/);
  if (after !== undefined && after !== "") return { first: titleCase(after), last: titleCase(before) };
  const words = bare.split(/\s+/);
  if (words.length === 1) return { first: titleCase(bare), last: "" };
  if (given > 0 && given < words.length)
    return { first: titleCase(words.slice(0, given).join(" ")), last: titleCase(words.slice(given).join(" ")) };
  // García MORALES: the family name is the one in capitals.
  const capitals = words.filter((word) => word.length > 1 && word === word.toUpperCase());
  if (
    capitals.length > 0 &&
    capitals.length < words.length &&
    words.slice(-capitals.length).every((word) => capitals.includes(word))
  )
    return { first: words.slice(0, -capitals.length).join(" "), last: titleCase(capitals.join(" ")) };
  const leading = words.findIndex((word) => !/^\p{Lu}{2,}(?:[-'’]\p{Lu}+)*$/u.test(word));
  const ordinary = words
    .slice(Math.max(0, leading))
    .every((word) => /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(word) && !/^Ma?c\p{Lu}/u.test(word));
  if (leading > 0 && ordinary && !/^[^AEIOUY]{2}$/.test(words[0]?.normalize("NFKD").replaceAll(/\p{M}/gu, "") ?? ""))
    return { first: words.slice(leading).join(" "), last: titleCase(words.slice(0, leading).join(" ")) };
  let index = words.length - 1;
  const lower = words.findIndex(
    (word, index) =>
      index > 0 &&
      particles.has(word.toLowerCase().replaceAll(/['’.]/g, "")) &&
      index < words.length - 1 &&
      word !== "Y",
  );
  if (lower > 0) index = lower;
  else if (words.length === 3) {
    const local = fold(email.split("@")[0] ?? "").replaceAll(" ", "");
    const [one = "", two = "", three = ""] = words.map((word) => fold(word).replaceAll(" ", ""));
    // Two family names: the address uses the first of them.
    if (
      local.includes(two) &&
      local.includes(one[0] ?? "") &&
      !local.includes(three) &&
      !local.startsWith(`${one}${two}`.slice(0, one.length + 1) + ".")
    )
      index = local.includes(one) && !local.startsWith(two) ? 1 : index;
  }
  index = familyInAddress(words, email, lower) ?? index;
  const applyCase = titleCase(bare) === bare ? (text: string): string => text : titleCase;
  return { first: applyCase(words.slice(0, index).join(" ")), last: applyCase(words.slice(index).join(" ")) };
};

/** How many words of the name are in the address. */
export const emailSimilarity = (text: string, email: string): number => {
  const local = fold(email.split("@")[0] ?? "").replaceAll(/\s|\d/g, "");
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 2);
  return words.filter((word) => local.includes(word)).length;
};

const nameLabel = /^(?:name|nom|nombre|nome|naam)(?:\s*:)?\s+(?=\p{Lu})/iu;

interface Candidate {
  readonly line: Line;
  readonly slice: Slice;
  readonly size: number;
  readonly x: number;
  readonly index: number;
}

const sizeOf = (cell: Cell): number => Math.max(...cell.runs.map((run) => run.size));

const candidatesIn = (line: Line, index: number, largest: number): (Candidate & { labeled: boolean })[] =>
  line.cells.flatMap((cell) =>
    splitSlice(cell, /\s{0,8}(?:[|•·\t]|\s[–—-]\s)\s*/gu).flatMap((part) => {
      const label = nameLabel.exec(part.text);
      const bare = label ? cut(part, label[0].length) : part;
      const lower = isLowerCaseName(bare.text) && sizeOf(cell) >= largest && headingKind(bare.text) === null;
      return canBeName(bare.text) || lower
        ? [{ line, index, slice: bare, size: sizeOf(cell), x: cell.x, labeled: label !== null }]
        : [];
    }),
  );

export const findName = (lines: readonly Line[], email: string): FoundName | null => {
  const first = lines.filter((line) => line.page === 1);
  const sizes = first.flatMap((line) => line.cells.map(sizeOf));
  const largest = Math.max(...sizes);
  const body = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const candidates = first.flatMap((line, index) => candidatesIn(line, index, Math.max(largest - 0.2, body * 1.3)));
  const scored = candidates.map((candidate) => {
    const { text } = candidate.slice;
    const words = text.split(/\s+/).length;
    const large = candidate.size > body * 1.15;
    const score =
      (large && candidate.size >= largest - 0.2 ? 4 : large ? 1.5 : 0) +
      (candidate.labeled ? 4 : 0) +
      Math.max(0, 2 - candidate.index * 0.4) +
      Math.min(3, emailSimilarity(text, email) * 1.5) +
      (words >= 2 && words <= 4 ? 1 : 0) -
      (titleScore(text) > 1 ? 2.5 : 0) -
      (locationScore(text) > 0.8 ? 2 : 0);
    return { ...candidate, score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score || a.index - b.index)[0];
  if (!best || best.score < 1.5) return null;
  // A name in large type often takes two lines: given names above, the family name below.
  const belongsToName = (other: Candidate): boolean =>
    best.size > body * 1.2 &&
    other.line !== best.line &&
    titleScore(other.slice.text) <= 1 &&
    Math.abs(other.index - best.index) <= 4 &&
    Math.abs(other.size - best.size) < 0.3 &&
    Math.abs(other.x - best.x) < 3 * best.size &&
    other.line.block === best.line.block &&
    best.slice.text.split(/\s+/).length <= 3;
  const all = [best, ...scored.filter(belongsToName)].toSorted((a, b) => a.index - b.index).slice(0, 3);
  const [one] = all;
  if (!one || all.length === 1) return { ...splitName(best.slice.text, email), slice: best.slice, lines: [best.line] };
  const text = all.map(({ slice }) => slice.text).join(" ");
  return {
    ...splitName(text, email, one.slice.text.split(/\s+/).length),
    slice: { text, start: one.slice.start, end: all.at(-1)?.slice.end ?? one.slice.end },
    lines: all.map(({ line }) => line),
  };
};
