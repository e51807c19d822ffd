/** Text of the email about new jobs. */
import type { AlertFrequency } from "#domain/openings/job-alerts.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";
import type { AlertedJob } from "./job-alerts.service.ts";

interface JobAlertEmailInput {
  readonly name: string;
  readonly alertedJobs: readonly AlertedJob[];
  readonly minScore: number;
  readonly frequency: AlertFrequency;
}

const frequencyText: Readonly<Record<AlertFrequency, string>> = { daily: "a day", weekly: "a week" };

export const jobAlertEmail = (
  { name, alertedJobs, minScore, frequency }: JobAlertEmailInput,
  origin: string,
  unsubscribeUrl: string,
): EmailContent => {
  const [first] = alertedJobs;
  const more = alertedJobs.length - 1;
  return {
    subject:
      more === 0
        ? `New job match: ${first?.title ?? ""}`
        : `${alertedJobs.length} new job matches: ${first?.title ?? ""} and ${more} more`,
    paragraphs: [
      greeting(firstNameOf(name)),
      alertedJobs.length === 1
        ? `A new job matches your profile with a score of ${minScore} or more. The score comes from the same engine that employers use.`
        : `${alertedJobs.length} new jobs match your profile with a score of ${minScore} or more. The scores come from the same engine that employers use.`,
    ],
    facts: alertedJobs.map(({ title, company, location, salary, score }) => [
      `Score ${score}/100`,
      `${title}\n${[company, location, salary.replace(/k$/, "k/year")].filter((each) => each !== "").join(" · ")}`,
    ]),
    button: { label: "See why they match", url: `${origin}/candidates#jobs` },
    reason: `You asked for job alerts at most once ${frequencyText[frequency]}. We never email you twice about the same job.`,
    unsubscribeUrl,
  };
};
