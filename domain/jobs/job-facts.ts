/** The editable fields of a job. A draft may lack most of them; `gapsBeforePublishing` lists what an ad needs. */
import { z } from "zod";
import { plainName } from "../text/plain-name.ts";
import { jobPriorities, jobTypes } from "./job-status.ts";

const maxTextLength = 20_000;
/** A larger amount is taken for a typo. */
const maxSalaryUsd = 5_000_000;

const text = (cap: number) =>
  z
    .string()
    .trim()
    .max(cap, `Use at most ${cap.toLocaleString("en-US")} characters`);
const yearlyUsd = z
  .number("Enter a number")
  .min(0, "Enter an amount of 0 or more")
  .max(maxSalaryUsd, "Enter a yearly amount in US dollars")
  .nullable();
const day = z.iso.date("Enter a date").nullable();
const need = z.string().trim().min(2, "Use at least 2 characters").max(300, "Use at most 300 characters");

export const jobTitle = plainName(
  z.string().trim().min(2, "Job title must be at least 2 characters").max(255, "Use at most 255 characters"),
);

const shape = z.object({
  title: jobTitle,
  department: text(100),
  description: text(maxTextLength),
  /** Free text, from which the requirements are parsed. */
  requirements: text(maxTextLength),
  /** Corrected lists, which win over the parsed ones. */
  mustHave: z.array(need).max(30, "Add up to 30 requirements"),
  niceToHave: z.array(need).max(30, "Add up to 30 requirements"),
  benefits: text(4000),
  location: text(255),
  remote: z.boolean(),
  salaryMin: yearlyUsd,
  salaryMax: yearlyUsd,
  minYears: z
    .int("Enter a whole number of years")
    .min(0, "Enter a whole number of years")
    .max(50, "Enter 50 or less")
    .nullable(),
  type: z.enum(jobTypes, "Choose a job type"),
  priority: z.enum(jobPriorities, "Choose a priority"),
  /** The last day on which an application counts. */
  deadline: day,
  targetStart: day,
  hiringTeamId: z.uuid().nullable(),
  recruiterId: z.uuid().nullable(),
});

export const jobFacts = shape.superRefine(({ salaryMin: low, salaryMax: high }, issues) => {
  if (low !== null && high !== null && low > high) {
    const message = "The maximum salary can't be less than the minimum";
    issues.addIssue({ code: "custom", path: ["salaryMax"], message });
  }
});

export type JobFacts = z.infer<typeof jobFacts>;
export const storedJobFacts = shape;
