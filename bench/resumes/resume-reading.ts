/**
 * Measures how well resumes are read: the development set by field and layout compared with other open-source programs, and the entities of
 * 50 labeled resumes. node bench/resumes/resume-reading.ts [DATA], where DATA has resumes-dev and dotin-ner and defaults to ../shared/data.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { startOcr } from "#server/features/resumes/reading/ocr.ts";
import { readResume } from "#server/features/resumes/reading/read-resume.ts";
import { entityScores, type EntityScore } from "./labeled-resumes.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";

const data = resolve(process.argv[2] ?? new URL("../../../shared/data", import.meta.url).pathname);
const set = `${data}/resumes-dev`;
if (!existsSync(`${set}/score.mjs`)) {
  console.log(
    `The labelled résumés are not here (${set}), so there is nothing to measure. The golden set runs with the tests.`,
  );
  process.exit(0);
}

interface Rate {
  readonly f: number;
}
interface Score {
  readonly macroF1: number;
  readonly macroExact: number;
  readonly n: number;
  readonly C: Readonly<Record<string, { tp: number; pred: number; gold: number }>>;
  readonly layouts: Readonly<Record<string, { C: Score["C"]; n: number }>>;
  readonly st: { ok: number; found: number; expected: number; falseAlarm: number; leaks: number };
}
interface Scorer {
  readonly scoreAll: (gold: Readonly<Record<string, unknown>>, read: Readonly<Record<string, unknown>>) => Score;
}

const fields = ["name", "email", "phone", "location", "title", "skills", "experience", "education"] as const;
/** Published with the set, measured with the same scorer on the same files. */
const peers = {
  OfflineCV: { values: [0.8, 0.92, 0.9, 0.74, 0.65, 0.44, 0.38, 0.39], macro: 0.652 },
  "open-resume": { values: [0.29, 0.77, 0.5, 0.44, 0.2, 0.27, 0.13, 0], macro: 0.325 },
};
const kinds: Readonly<Record<string, ResumeKind>> = { ".pdf": "pdf", ".docx": "docx", ".txt": "txt" };

const f1 = ({ tp, pred, gold }: { tp: number; pred: number; gold: number }): Rate["f"] =>
  pred + gold === 0 ? 0 : (2 * tp) / (pred + gold);
const layoutF1 = (counts: Score["C"]): number => {
  const usedFields = fields.filter((field) => (counts[field]?.gold ?? 0) + (counts[field]?.pred ?? 0) > 0);
  return (
    usedFields.reduce((sum, field) => sum + f1(counts[field] ?? { tp: 0, pred: 0, gold: 0 }), 0) / usedFields.length
  );
};
const two = (value: number): string => value.toFixed(2);

const { scoreAll } = (await import(pathToFileURL(`${set}/score.mjs`).href)) as Scorer;
const ocr = await startOcr();
const gold: Record<string, unknown> = {};
const resumeByName: Record<string, ReadResume> = {};
const seconds: number[] = [];
const scans: number[] = [];
for (const file of readdirSync(set)) {
  const kind = kinds[extname(file)];
  const name = file.slice(0, -extname(file).length);
  if (kind === undefined) continue;
  const [bytes, startedAt] = [readFileSync(`${set}/${file}`), performance.now()];
  let scanned = false;
  // oxlint-disable-next-line no-await-in-loop -- one file at a time, so that each one's time is its own
  resumeByName[name] = await readResume(bytes, kind, {
    ocrText: (page) => {
      scanned = true;
      return ocr.readPage(page);
    },
  });
  (scanned ? scans : seconds).push((performance.now() - startedAt) / 1000);
  gold[name] = JSON.parse(readFileSync(`${set}/${name}.json`, "utf8"));
}
await ocr.close();
const score = scoreAll(gold, resumeByName);
const entities: readonly EntityScore[] = await entityScores(`${data}/dotin-ner/set_aside_test_v2_50cvs`);

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const section = [
  "## Resume parsing",
  "",
  `\`npm run bench:resume-reading\`: ${score.n} files, ${describeMachine()}. F1 by field, normalized, as computed by the set's own scorer;`,
  "the other programs' results come with the set.",
  "",
  row(["reader", ...fields, "macro"]),
  row(["---", ...fields.map(() => "---"), "---"]),
  row([
    "**ours**",
    ...fields.map((field) => two(f1(score.C[field] ?? { tp: 0, pred: 0, gold: 0 }))),
    `**${score.macroF1.toFixed(3)}**`,
  ]),
  ...Object.entries(peers).map(([name, { values, macro }]) => row([name, ...values.map(two), macro.toFixed(3)])),
  "",
  `Exact match: ${score.macroExact.toFixed(3)}. Correct statuses: ${score.st.ok} of ${score.n}. Hidden text: ${score.st.found} of ${score.st.expected} found,`,
  `${score.st.falseAlarm} false alarms, ${score.st.leaks} of its strings in a field. A file takes ${median(seconds).toFixed(2)} s (slowest ${Math.max(...seconds).toFixed(2)} s), a scan`,
  `${median(scans).toFixed(1)} s.`,
  "",
  row(["layout", "files", "macro F1"]),
  row(["---", "---", "---"]),
  ...Object.entries(score.layouts)
    .filter(([, { C }]) => Number.isFinite(layoutF1(C)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { C, n }]) => row([name, String(n), layoutF1(C).toFixed(3)])),
  "",
  ...(entities.length === 0
    ? []
    : [
        "Entities of 50 resumes from a job board (dotin-ner, CC0), as plain text. Its labels mark every mention anywhere in the text,",
        "most of them in sentences. Our reader takes skills only from the skills section, so recall of skills is low by design.",
        "",
        row(["entity", "precision", "recall", "labeled", "read"]),
        row(["---", "---", "---", "---", "---"]),
        ...entities.map(({ entity, correct, labeled, read: found, found: hit }) =>
          row([
            entity,
            two(found === 0 ? 0 : correct / found),
            two(labeled === 0 ? 0 : hit / labeled),
            String(labeled),
            String(found),
          ]),
        ),
      ]),
].join("\n");
console.log(section);
writeSection("resume-reading", section);
