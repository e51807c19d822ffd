/**
 * A model reads a resume beside the rules, if the operator allows it and the person agreed to it for this resume. If it doesn't answer, or
 * answers with anything but quotes, only the rules' reading is used.
 */
import { combineReadings } from "#domain/resumes/second-reading/combine-readings.ts";
import { resumeExtraction } from "#domain/resumes/second-reading/extraction.ts";
import { shareableText } from "#domain/resumes/second-reading/shareable-text.ts";
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import type { Model } from "../../infra/outbound/model.ts";

export interface SecondReader {
  readonly model: Model;
  /** Shown to the person who decides. */
  readonly host: string;
}

const instructions = `You read a resume and find its facts.

Rules:
- Copy words exactly as they are printed. Translate nothing, expand no abbreviation, correct nothing, add nothing.
- title is the job title at the top. experience has every job with its title, its employer, and its first and last date as printed; end is the printed word for a job that lasts.
- education has every school with its degree and subject, and the last year. skills are the skills that the resume lists.
- Everything that isn't printed is null or an empty list.`;

export const readBeside = async (
  { model }: SecondReader,
  tenantId: string,
  reading: ReadResume,
): Promise<ReadResume> => {
  if (reading.status !== "ok") return reading;
  const stated = await model.write({
    purpose: "resume",
    instructions,
    facts: { resume: shareableText(reading) },
    schema: resumeExtraction,
    tenantId,
    maxOutputTokens: 4000,
  });
  return stated === undefined ? reading : combineReadings(reading, stated);
};
