/**
 * `npm run strings` lists the text that people read in the product, as `file:line  text`, by area.
 *
 *   --area NAME           only this area
 *   --random N --seed S   N strings by chance, the same for the same seed
 *   --json                JSON lines: area, file, line, kind, text
 *   --check               fails if a string has a word from banned-words.json, and prints what to write instead
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type AllowedText, type BannedWord, createQuickCheck, createWordCheck } from "./banned-words.ts";
import { extractStrings, type FoundString } from "./extract-strings.ts";
import { type Area, areaOf, areas, withoutText } from "./string-areas.ts";

interface ProductString extends FoundString {
  readonly area: Area;
  readonly file: string;
}

interface BannedWords {
  /** Areas that aren't checked yet, with the reason. */
  readonly later: Readonly<Partial<Record<Area, string>>>;
  readonly allowed: readonly AllowedText[];
  readonly words: readonly BannedWord[];
}

const { values } = parseArgs({
  options: {
    area: { type: "string" },
    random: { type: "string" },
    seed: { type: "string" },
    json: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const areaFrom = (name: string): Area =>
  areas.find((area) => area.toLowerCase() === name.toLowerCase()) ??
  fail(`There is no area ${name}. Areas: ${areas.join(", ")}.`);

const numberFrom = (option: string, value: string): number =>
  /^\d+$/.test(value) ? Number(value) : fail(`--${option} needs a whole number.`);

const listFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "web", "content", "domain", "server"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !withoutText.some((pattern) => pattern.test(file)));

/** All strings, by area. `mayCount` can leave out a file by its source, which saves parsing it. */
const readStrings = (files: readonly string[], mayCount: (source: string) => boolean): readonly ProductString[] => {
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    if (!mayCount(source)) return [];
    return extractStrings(file, source).map((each): ProductString => ({
      area: areaOf(file, each.kind, each.text),
      file,
      ...each,
    }));
  });
  return areas.flatMap((area) => found.filter((each) => each.area === area));
};

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pickRandom = (strings: readonly ProductString[], count: number, seed: number): readonly ProductString[] => {
  const random = createRandom(seed);
  const keys = new Map(strings.map((each) => [each, random()]));
  const chosen = new Set(strings.toSorted((one, other) => keys.get(one)! - keys.get(other)!).slice(0, count));
  return strings.filter((each) => chosen.has(each));
};

const print = (strings: readonly ProductString[]): void => {
  let current: Area | undefined;
  for (const { area, file, line, kind, text } of strings) {
    if (values.json) {
      console.log(JSON.stringify({ area, file, line, kind, text }));
      continue;
    }
    if (area !== current) {
      const count = strings.filter((each) => each.area === area).length;
      console.log(`${current === undefined ? "" : "\n"}## ${area} (${count})\n`);
    }
    current = area;
    console.log(`${file}:${line}  ${text}`);
  }
};

const check = (area: Area | undefined): void => {
  const list = new URL("banned-words.json", import.meta.url);
  const { later, allowed, words } = JSON.parse(readFileSync(list, "utf8")) as BannedWords;
  const files = listFiles().filter((file) => !(areaOf(file, "text", "") in later));
  const strings = readStrings(files, createQuickCheck(words));
  const usesIn = createWordCheck(words, allowed);
  const counts = new Map<Area, number>();
  for (const each of strings) {
    if (each.area in later || (area !== undefined && each.area !== area)) continue;
    for (const { used, say } of usesIn(each)) {
      console.log(`${each.file}:${each.line}  "${used}", say: ${say}  | ${each.text}`);
      counts.set(each.area, (counts.get(each.area) ?? 0) + 1);
    }
  }
  for (const { text, requirement } of allowed) {
    if (strings.some((each) => each.text.includes(text))) continue;
    console.log(`banned-words.json allows a text that no longer exists (${requirement}): ${text}`);
    process.exitCode = 1;
  }
  if (counts.size === 0) return;
  for (const [name, count] of counts) console.log(`${String(count).padStart(6)}  ${name}`);
  process.exitCode = 1;
};

const chosenArea = values.area === undefined ? undefined : areaFrom(values.area);
if (values.check) check(chosenArea);
else {
  const strings = readStrings(listFiles(), () => true).filter(
    ({ area }) => chosenArea === undefined || area === chosenArea,
  );
  const count = values.random === undefined ? undefined : numberFrom("random", values.random);
  print(count === undefined ? strings : pickRandom(strings, count, numberFrom("seed", values.seed ?? "1")));
}
