/** A job on the public site, as staff write it. */
import { z } from "zod";
import { maxNameLength, optionalText, requiredText } from "../leads/contact-fields.ts";
import { roleIndustries } from "../roles/catalog.ts";
import { lines, prose, usdAmount } from "./content-fields.ts";

export const publicJobTypes = ["Full-time", "Remote", "Hybrid", "On-site", "Contract"] as const;

const thousands = (amount: number): string => `$${Math.round(amount / 100) / 10}k`;

/** The salary as a card shows it: "$98k - $118k". */
export const formatSalaryRange = (lowUsd: number, highUsd: number): string =>
  `${thousands(lowUsd)} - ${thousands(highUsd)}`;

const salaryAmount = usdAmount("Enter a number").nullable();

const shape = z.object({
  title: requiredText("Enter a title"),
  company: requiredText("Enter the company"),
  location: requiredText("Enter a location or “Remote”"),
  type: z.enum(publicJobTypes, "Choose a type"),
  industry: z.enum([...roleIndustries, ""], "Choose an industry"),
  salaryMinUsd: salaryAmount,
  salaryMaxUsd: salaryAmount,
  /** If empty, the text is made from the two amounts. */
  salary: optionalText(100),
  description: prose("Enter a description"),
  requirements: lines(maxNameLength, 30),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
});

/** The salary filter compares both amounts, so a job has both or none. Without them the card needs a text. */
export const publicJobFacts = shape.superRefine(({ salaryMinUsd: low, salaryMaxUsd: high, salary }, issues) => {
  const mark = (field: string, message: string) => issues.addIssue({ code: "custom", path: [field], message });
  if (low === null && high === null) {
    if (salary === "") mark("salary", "Enter both salaries, or the salary as shown");
  } else if (low === null) mark("salaryMinUsd", "Enter the minimum salary too");
  else if (high === null) mark("salaryMaxUsd", "Enter the maximum salary too");
  else if (low > high) mark("salaryMaxUsd", "The maximum can't be less than the minimum");
});

export type PublicJobFacts = z.infer<typeof publicJobFacts>;

/** The salary text of the card. */
export const salaryText = ({
  salary,
  salaryMinUsd: low,
  salaryMaxUsd: high,
}: Pick<PublicJobFacts, "salary" | "salaryMinUsd" | "salaryMaxUsd">): string =>
  salary !== "" || low === null || high === null ? salary : formatSalaryRange(low, high);

export const newPublicJob: PublicJobFacts = {
  title: "",
  company: "",
  location: "",
  type: "Full-time",
  industry: "",
  salaryMinUsd: null,
  salaryMaxUsd: null,
  salary: "",
  description: "",
  requirements: [],
  isActive: true,
  isFeatured: false,
};
