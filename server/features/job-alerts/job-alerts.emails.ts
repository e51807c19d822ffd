/** Text of the email about new jobs. */
import type { AlertFrequency } from "#domain/openings/job-alerts.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
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
        ? `A new job that matches your profile: ${first?.title ?? ""}`
        : `${alertedJobs.length} new jobs that match your profile: ${first?.title ?? ""} and ${more} more`,
    paragraphs: [
      `Hello ${name.split(" ")[0] ?? name},`,
      alertedJobs.length === 1
        ? `One job has opened that your profile matches at ${minScore} or more. The score comes from the same engine that employers use.`
        : `${alertedJobs.length} jobs have opened that your profile matches at ${minScore} or more. The scores come from the same engine that employers use.`,
    ],
    facts: alertedJobs.map(({ title, company, location, salary, score }) => [
      `${score} of 100`,
      `${title}\n${[company, location, salary].filter((each) => each !== "").join(" · ")}`,
    ]),
    button: { label: "See why they match", url: `${origin}/candidates#jobs` },
    closing: `You asked to be told at most once ${frequencyText[frequency]}. We never write twice about the same job.`,
    unsubscribeUrl,
  };
};
