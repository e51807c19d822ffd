/** npm run -s resume:read -- --out DIR FILE…: writes DIR/NAME.json for each resume. No database, no network. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import type { PositionedPage } from "#domain/resumes/layout/positioned-text.ts";
import type { ResumeKind } from "#domain/resumes/read-resume.ts";
import { startOcr, type Ocr } from "#server/features/resumes/reading/ocr.ts";
import type { PageImage } from "#server/features/resumes/reading/page-images.ts";
import { readResume } from "#server/features/resumes/reading/read-resume.ts";

const { values, positionals } = parseArgs({ options: { out: { type: "string" } }, allowPositionals: true });
const { out } = values;
if (out === undefined || positionals.length === 0) {
  console.error("Usage: npm run -s resume:read -- --out DIR FILE…");
  process.exit(2);
}

const kinds: Readonly<Record<string, ResumeKind>> = { ".pdf": "pdf", ".docx": "docx", ".txt": "txt" };

// Most files are not scans, so OCR starts with the first scan.
let ocr: Promise<Ocr> | undefined;
const ocrText = async (page: PageImage): Promise<PositionedPage> => {
  ocr ??= startOcr();
  return await (await ocr).readPage(page);
};

mkdirSync(out, { recursive: true });
for (const file of positionals) {
  const kind = kinds[extname(file).toLowerCase()];
  if (kind === undefined) {
    console.error(`${file}: not a PDF, DOCX or TXT file`);
    continue;
  }
  // oxlint-disable-next-line no-await-in-loop -- one file after the other keeps the order of the messages
  const result = await readResume(readFileSync(file), kind, { ocrText });
  writeFileSync(join(out, `${basename(file, extname(file))}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
await (await ocr)?.close();
