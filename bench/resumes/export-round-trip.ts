/**
 * Exports 50 invented profiles as PDF in each template and as DOCX, and reads them back with our own reader and, if it is installed,
 * pdftotext. Also measures how long a document takes and how long it blocks the event loop.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { resumeTemplates } from "#domain/exports/export-profile.ts";
import { toResumeDocument, type ExportedProfile } from "#domain/exports/resume-document.ts";
import { createDocumentRenderer, type DocumentRequest } from "#server/features/exports/document-renderer.service.ts";
import { readResume } from "#server/features/resumes/reading/read-resume.ts";
import { generatedProfile } from "#server/test/generated/generated-profiles.ts";
import {
  countReturned,
  f1ByReturnedField,
  macroOf,
  returnedFields,
  type ReturnCounts,
} from "#server/test/resumes/round-trip-score.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";

const profileCount = 50;
const hasPdftotext = spawnSync("pdftotext", ["-v"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "exports-"));
const removeWhitespace = (text: string): string => text.normalize("NFC").replaceAll(/\s+/gu, "").toLowerCase();

/** The words in file order, without our rules about columns or headings. */
const plainText = async (bytes: Uint8Array): Promise<string> => {
  if (hasPdftotext) {
    const file = join(folder, "resume.pdf");
    writeFileSync(file, bytes);
    return execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" });
  }
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(" ");
};

const textsOf = (exported: ExportedProfile): string[] => {
  const { name, title, contact, summary, experience, education, projects, skills } = toResumeDocument(exported);
  const entries = [...experience, ...education, ...projects].flatMap((entry) => [
    entry.title,
    ...entry.subtitle,
    entry.dates,
    ...entry.lines,
  ]);
  return [name, title, ...contact.map(({ text }) => text), ...summary, ...entries, ...skills].filter(
    (text) => text !== "",
  );
};

const renderer = createDocumentRenderer();
/** The longest time that this thread, which serves requests, was blocked while a document was made. */
let [isMaking, last, maxBlockMs] = [false, performance.now(), 0];
const blockTimer = setInterval(() => {
  const now = performance.now();
  if (isMaking) maxBlockMs = Math.max(maxBlockMs, now - last - 1);
  last = now;
}, 1);

interface Result {
  readonly kind: string;
  readonly counts: readonly ReturnCounts[];
  readonly times: readonly number[];
  readonly sizes: readonly number[];
  readonly found: number;
  readonly expectedCount: number;
}

const measure = async (kind: (typeof resumeTemplates)[number] | "docx"): Promise<Result> => {
  const counts: ReturnCounts[] = [];
  const [times, sizes]: [number[], number[]] = [[], []];
  let [foundCount, expectedCount] = [0, 0];
  for (let order = 0; order < profileCount; order += 1) {
    const exported = generatedProfile(order);
    const documentRequest: DocumentRequest = {
      exported,
      format: kind === "docx" ? "docx" : "pdf",
      template: kind === "docx" ? "classic" : kind,
      savedAt: 0,
    };
    // oxlint-disable-next-line no-await-in-loop -- lets the block timer recover, so that time blocked by reading isn't counted
    await new Promise((resolve) => setTimeout(resolve, 5));
    isMaking = true;
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one document at a time, so that each one's time is its own
    const madeDocument = await renderer.make(documentRequest);
    times.push(performance.now() - startedAt);
    isMaking = false;
    if ("missing" in madeDocument)
      throw new Error(`profile ${order}: no letters for ${madeDocument.missing.join(" ")}`);
    sizes.push(madeDocument.bytes.length);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const readResumeResult = await readResume(new Uint8Array(madeDocument.bytes), kind === "docx" ? "docx" : "pdf");
    counts.push(countReturned(exported.profile, readResumeResult.profile));
    if (kind === "docx") continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const words = removeWhitespace(await plainText(madeDocument.bytes));
    const texts = textsOf(exported);
    expectedCount += texts.length;
    foundCount += texts.filter((text) => words.includes(removeWhitespace(text))).length;
  }
  return { kind, counts, times, sizes, found: foundCount, expectedCount };
};

const results: Result[] = [];
// oxlint-disable-next-line no-await-in-loop -- one after the other
for (const kind of [...resumeTemplates, "docx"] as const) results.push(await measure(kind));
clearInterval(blockTimer);
await renderer.close();
rmSync(folder, { recursive: true });

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const pdfs = results.filter(({ expectedCount }) => expectedCount > 0);
const reader = hasPdftotext ? "`pdftotext -raw`" : "pdf.js and no rules (pdftotext is not on this machine)";
const section = [
  "## Exported resumes, read back",
  "",
  `\`npm run bench:export-round-trip\`: ${profileCount} fictional profiles in each format, ${describeMachine()}. F1 by field of what our own reader`,
  "finds; an entry counts only if title, company and both dates are right.",
  "",
  row(["file", ...returnedFields, "macro"]),
  row(["---", ...returnedFields.map(() => "---"), "---"]),
  ...results.map(({ kind, counts }) =>
    row([
      kind === "docx" ? "DOCX" : `PDF, ${kind}`,
      ...returnedFields.map((field) => f1ByReturnedField(counts)[field].toFixed(3)),
      `**${macroOf(counts).toFixed(4)}**`,
    ]),
  ),
  "",
  `Texts of the profiles found with ${reader}: ${pdfs.map(({ found, expectedCount, kind }) => `${found} of ${expectedCount} in ${kind}`).join(", ")}.`,
  "",
  row(["file", "median ms", "slowest ms", "median kB"]),
  row(["---", "---", "---", "---"]),
  ...results.map(({ kind, times, sizes }) =>
    row([
      kind === "docx" ? "DOCX" : `PDF, ${kind}`,
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      (median(sizes) / 1000).toFixed(0),
    ]),
  ),
  "",
  "Documents are rendered in a separate thread, which starts with the first document and loads the fonts' kerning with the first ones. The",
  `thread that serves requests was blocked for ${maxBlockMs.toFixed(0)} ms at most.`,
].join("\n");
console.log(section);
writeSection("export-round-trip", section);
