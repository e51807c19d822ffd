/** The words of the mail about new jobs. */
import type { AlertFrequency } from "#domain/openings/job-alerts.ts";
import type { Letter } from "../../infra/letter.ts";
import type { ToldJob } from "./job-alerts.service.ts";

interface Told {
  readonly name: string;
  readonly told: readonly ToldJob[];
  readonly leastScore: number;
  readonly frequency: AlertFrequency;
}

const often: Readonly<Record<AlertFrequency, string>> = { daily: "a day", weekly: "a week" };

export const jobAlertLetter = (
  { name, told, leastScore, frequency }: Told,
  origin: string,
  unsubscribeUrl: string,
): Letter => {
  const [first] = told;
  const more = told.length - 1;
  return {
    subject:
      more === 0
        ? `A new job that matches your profile: ${first?.title ?? ""}`
        : `${told.length} new jobs that match your profile: ${first?.title ?? ""} and ${more} more`,
    paragraphs: [
      `Hello ${name.split(" ")[0] ?? name},`,
      told.length === 1
        ? `One job has opened that your profile matches at ${leastScore} or more. The score comes from the same engine that employers use.`
        : `${told.length} jobs have opened that your profile matches at ${leastScore} or more. The scores come from the same engine that employers use.`,
    ],
    facts: told.map(({ title, company, location, salary, score }) => [
      `${score} of 100`,
      `${title}\n${[company, location, salary].filter((each) => each !== "").join(" · ")}`,
    ]),
    button: { label: "See why they match", url: `${origin}/candidates#jobs` },
    closing: `You asked to be told at most once ${often[frequency]}. We never write twice about the same job.`,
    unsubscribeUrl,
  };
};
