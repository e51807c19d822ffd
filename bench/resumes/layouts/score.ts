/** Reads the training set and scores it by design: the development set's own scorer, and whole entries, which it counts more loosely. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fold } from "#domain/resumes/sections/headings.ts";
import type { ReadCredential, ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { startOcr } from "#server/features/resumes/reading/ocr.ts";
import { readResume } from "#server/features/resumes/reading/read-resume.ts";
import type { Truth } from "./truth.ts";

export interface ReadFile {
  readonly name: string;
  readonly truth: Truth;
  readonly resume: ReadResume;
}

const kinds: Readonly<Record<string, ResumeKind>> = { ".pdf": "pdf", ".docx": "docx", ".txt": "txt" };

/** Every document of the wanted designs with what it states. */
export const readAll = async (folder: string, isWanted: (design: string) => boolean): Promise<ReadFile[]> => {
  const files: ReadFile[] = [];
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const ocr = await startOcr();
  for (const file of names) {
    const kind = kinds[extname(file)];
    const name = file.slice(0, -extname(file).length);
    if (kind === undefined || !isWanted(name.slice(0, -3))) continue;
    const truth = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as Truth;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const resume = await readResume(readFileSync(`${folder}/${file}`), kind, { ocrText: (page) => ocr.readPage(page) });
    files.push({ name, truth, resume });
  }
  await ocr.close();
  return files;
};

export interface Count {
  readonly right: number;
  readonly stated: number;
  readonly read: number;
}

export const f1 = ({ right, stated, read }: Count): number => (stated + read === 0 ? 1 : (2 * right) / (stated + read));

export const sumOf = (counts: readonly Count[]): Count => ({
  right: counts.reduce((sum, each) => sum + each.right, 0),
  stated: counts.reduce((sum, each) => sum + each.stated, 0),
  read: counts.reduce((sum, each) => sum + each.read, 0),
});

/** Each stated entry takes at most one entry that was read. */
const countPairs = <Stated, Read>(
  stated: readonly Stated[],
  read: readonly Read[],
  isRight: (one: Stated, other: Read) => boolean,
): Count => {
  const free = [...read];
  let right = 0;
  for (const one of stated) {
    const index = free.findIndex((other) => isRight(one, other));
    if (index < 0) continue;
    right += 1;
    free.splice(index, 1);
  }
  return { right, stated: stated.length, read: read.length };
};

export const same = (one: string, other: string): boolean => fold(one) === fold(other);
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "in" && word !== "");
/** The same words in any order: "Nursing, Bachelor of Science" states the same degree. */
export const sameWords = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(" ") === wordsOf(other).toSorted().join(" ");
const sameDate = (one: string | null, other: string | null): boolean => (one ?? "") === (other ?? "");

/** The name without a grade or an abbreviation in brackets. */
const sameName = (one: string, other: string): boolean =>
  same(one, other) || same(one.replace(/\s\([^()]*\)$/, ""), other);

export const sameCredential = (one: ReadCredential, other: ReadCredential): boolean =>
  sameName(one.name, other.name) &&
  one.status === other.status &&
  same(one.number, other.number) &&
  sameDate(one.validTo, other.validTo) &&
  sameDate(one.validFrom, other.validFrom) &&
  (one.region === "" || same(one.region, other.region)) &&
  (one.issuer === "" || same(one.issuer, other.issuer) || same(`${one.region} ${one.issuer}`, other.issuer));

export const wholeEntries = {
  positions: ({ truth, resume }) =>
    countPairs(
      truth.profile.experience,
      resume.profile.experience,
      (one, other) =>
        same(one.title, other.title) &&
        same(one.company, other.company) &&
        one.start === other.start &&
        sameDate(one.end, other.end),
    ),
  education: ({ truth, resume }) =>
    countPairs(
      truth.profile.education,
      resume.profile.education,
      (one, other) =>
        same(one.institution, other.institution) && sameWords(one.degree, other.degree) && one.year === other.year,
    ),
  skills: ({ truth, resume }) =>
    countPairs(
      truth.profile.skills,
      resume.profile.skills.filter((skill) => !truth.optionalSkills.some((other) => same(skill, other))),
      same,
    ),
  credentials: ({ truth, resume }) => countPairs(truth.profile.credentials, resume.profile.credentials, sameCredential),
  "credential names": ({ truth, resume }) =>
    countPairs(truth.profile.credentials, resume.profile.credentials, (one, other) => sameName(one.name, other.name)),
  languages: ({ truth, resume }) =>
    countPairs(
      truth.profile.languages,
      resume.profile.languages,
      (one, other) => same(one.name, other.name) && same(one.level, other.level),
    ),
  projects: ({ truth, resume }) =>
    countPairs(truth.profile.projects, resume.profile.projects, (one, other) => same(one.name, other.name)),
  volunteering: ({ truth, resume }) =>
    countPairs(
      truth.profile.volunteering,
      resume.profile.volunteering,
      (one, other) => same(one.organization, other.organization) && same(one.role, other.role),
    ),
} satisfies Readonly<Record<string, (file: ReadFile) => Count>>;
