/** Reads exported files back. bench/resumes/export-round-trip.ts runs all fifty profiles; these are some of every kind. */
import { expect, test } from "vitest";
import { resumeTemplates, type ResumeTemplate } from "#domain/exports/export-profile.ts";
import { generatedProfile } from "../generated/generated-profiles.ts";
import { countReturned, f1ByReturnedField, macroOf, type ReturnCounts } from "./round-trip-score.ts";
import { readResume } from "../../features/resumes/reading/read-resume.ts";
import { resumePdf } from "../../features/exports/pdf/resume-pdf.ts";
import { resumeDocx } from "../../features/exports/resume-docx.ts";

/** Names in Latin, Vietnamese and Cyrillic letters, years alone, a history of fourteen jobs, gaps. */
const orders = [0, 1, 3, 7, 8, 15];

const fileOf = async (order: number, kind: ResumeTemplate | "docx"): Promise<Uint8Array> => {
  if (kind === "docx") return resumeDocx(generatedProfile(order));
  const made = await resumePdf(generatedProfile(order), kind, new Date(0));
  if ("missing" in made) throw new Error(`no letters for ${made.missing.join(" ")}`);
  return made.bytes;
};

test.each([...resumeTemplates, "docx"] as const)(
  "[EDITOR-10] our own reader finds everything in the %s file",
  { timeout: 60_000 },
  async (kind) => {
    const counts: ReturnCounts[] = [];
    for (const order of orders) {
      // oxlint-disable-next-line no-await-in-loop -- one document at a time, as a reader gets them
      const read = await readResume(new Uint8Array(await fileOf(order, kind)), kind === "docx" ? "docx" : "pdf");
      expect(read.hiddenText, `profile ${order}`).toBe(false);
      counts.push(countReturned(generatedProfile(order).profile, read.profile));
    }
    expect(macroOf(counts), JSON.stringify(f1ByReturnedField(counts))).toBeGreaterThanOrEqual(0.97);
  },
);
