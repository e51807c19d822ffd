/**
 * Reads a thousand resumes of a hundred invented people, as PDF, Word and text, through the server's own pool. Measures files per second,
 * and whether the total memory of all processes grows.
 */
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import type { ResumeKind } from "#domain/resumes/read-resume.ts";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import { generateCandidate } from "#server/db/seed/invent-candidate.ts";
import { occupationsByCategory } from "#server/db/seed/sample-people.ts";
import { createReaderPool } from "#server/features/resumes/reader/reader-pool.ts";
import { pdfOf, textOf, wordOf } from "#server/test/resumes/sample-resume.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";

const quick = process.argv.includes("--quick");
const fileCount = quick ? 200 : 1_000;
const people = quick ? 20 : 100;
const size = Math.min(2, availableParallelism());
const random = seededRandom(7);
const occupations = Object.values(occupationsByCategory).flat();
const now = new Date("2026-06-01T00:00:00Z");

interface Resume {
  readonly kind: Exclude<ResumeKind, "linkedin-export">;
  readonly bytes: Buffer;
  readonly lastName: string;
}

const resumeLines = (person: ReturnType<typeof generateCandidate>): string[] => [
  `${person.firstName} ${person.lastName}`,
  person.currentTitle,
  `${person.email} | ${person.phone} | ${person.location}`,
  "Summary",
  person.summary,
  "Experience",
  ...person.workHistory.flatMap(({ title, company, start, end, description = "" }) => [
    `${title}, ${company}`,
    `${start} - ${end ?? "Present"}`,
    ...description.split(/(?<=\.) /),
  ]),
  "Education",
  ...person.education.map(({ degree, school, year }) => `${degree}, ${school}, ${year}`),
  "Certifications",
  ...person.credentials.map(({ name }) => name),
  "Skills",
  person.skills.join(", "),
];

const kinds: readonly Resume["kind"][] = ["pdf", "docx", "pdf", "docx", "txt"];
const write = { pdf: pdfOf, docx: wordOf, txt: async (lines: readonly string[]) => textOf(lines) };
const resumes: Resume[] = [];
for (let index = 0; index < people; index += 1) {
  const person = generateCandidate(random.pick(occupations), index, now, random);
  const kind = kinds[index % kinds.length] ?? "txt";
  resumes.push({ kind, bytes: await write[kind](resumeLines(person)), lastName: person.lastName });
}
globalThis.gc?.();

const pool = createReaderPool({ size, warm: true });
const residentMegabytes = (pid: number): number => {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1_048_576;
  } catch {
    return 0;
  }
};

const load = loadavg()[0]?.toFixed(1);
const processes = new Set<number>();
const samples: { readonly done: number; readonly megabytes: number }[] = [];
const durations: number[] = [];
let [next, doneCount, rightCount, unread] = [0, 0, 0, 0];
const watching = setInterval(() => {
  const ids = pool.processIds();
  for (const id of ids) processes.add(id);
  const megabytes = [process.pid, ...ids].reduce((sum, id) => sum + residentMegabytes(id), 0);
  // A sample taken before every process has started would make later samples look like growth.
  if (ids.length === size) samples.push({ done: doneCount, megabytes });
}, 100);

const startedAt = performance.now();
const readContinuously = async (): Promise<void> => {
  while (next < fileCount) {
    const resume = resumes[(next += 1) % resumes.length];
    if (resume === undefined) return;
    const from = performance.now();
    const result = await pool.read(resume.bytes, resume.kind);
    durations.push(performance.now() - from);
    doneCount += 1;
    if (result?.status !== "ok") unread += 1;
    if (result?.profile.lastName === resume.lastName) rightCount += 1;
  }
};
await Promise.all(Array.from({ length: size * 2 }, readContinuously));
const seconds = (performance.now() - startedAt) / 1000;
clearInterval(watching);
await pool.close();

const quarter = (which: number): number =>
  median(
    samples
      .filter((each) => Math.min(3, Math.floor((each.done / fileCount) * 4)) === which - 1)
      .map((each) => each.megabytes),
  );
const growth = quarter(4) / quarter(2);
const sorted = durations.toSorted((a, b) => a - b);
const percentileAt = (share: number): string => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;

const report = `## Reading 1,000 resumes with the process pool

\`npm run bench:resume-pool\`: ${fileCount} files of ${people} fictional people (40 % PDF, 40 % Word, 20 % text) through ${size} processes, with two files queued
for each, on ${describeMachine()}, load average ${load} at the start.

| what | measured | target |
| --- | --- | --- |
| files a second | **${(fileCount / seconds).toFixed(1)}** | |
| waiting plus reading, p50 / p95 / p99 | ${percentileAt(0.5)} / ${percentileAt(0.95)} / ${percentileAt(0.99)} | |
| failed | ${unread} | 0 |
| read with the right last name | ${rightCount} of ${fileCount} | |
| processes used, replacements included | ${processes.size} | |
| memory of all processes, second quarter (median) | ${Math.round(quarter(2))} MB | |
| memory of all processes, last quarter (median) | ${Math.round(quarter(4))} MB | |
| last quarter / second quarter | **${growth.toFixed(2)}** | at most 1.1 |`;
console.info(report);
if (!quick) writeSection("resume-pool", report);
process.exit(growth <= 1.1 && unread === 0 ? 0 : 1);
