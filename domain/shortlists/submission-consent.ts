/** A candidate's consent to be shown on shortlists for one job: the text, and the page to give and withdraw it. */
import { z } from "zod";
import { formatDayWithYear } from "../applications/answer-dates.ts";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";
import { consentAnswers } from "./shortlist-states.ts";

export interface ConsentRequest {
  readonly company: string;
  readonly job: string;
  readonly isAnonymous: boolean;
  readonly until: string;
}

const shownByName = [
  "my name, title and location",
  "my summary, my skills and my years of experience",
  "my licenses and certifications with issuer, state, dates and status, and my languages",
  "my positions with employer, dates and description, and my education",
  "a short note from the recruiter on why they recommend me",
];

const shownWithoutName = [
  "a letter instead of my name",
  "my type of work, the state I live in and my years of experience",
  `my skills, licenses and certifications that appear in ${brand.name}’s own skill list, with the state and status of each license`,
  "the languages I speak",
  "the types of work I've done and for how long, and the level of my degree",
  "a short note from the recruiter on why they recommend me, which can't name me",
];

const notShownText = (isAnonymous: boolean): string =>
  isAnonymous
    ? "Not shown: my name, email address, phone number, employers, schools, license numbers and issuers, links, photo, files and pay."
    : "Not shown: my email address, phone number, license numbers, links, photo, files and pay.";

/** The version of the text. A changed text needs a new one, and consent.test.ts keeps the hash of each. */
export const submissionTextId: string = "submission/2";

/** The first version named no licenses and no languages, so a consent to it doesn't show them. */
export const namesLicensesAndLanguages = (textId: string): boolean => textId !== "submission/1";

/** The exact consent text. It is stored with the answer and shown again by the link. */
export const consentText = ({ company, job, isAnonymous, until }: ConsentRequest): string =>
  [
    `${company} may show my details to the people it asks about the ${job} job. Each of them gets their own private link.`,
    isAnonymous ? "Without my name, they see:" : "With my name, they see:",
    ...(isAnonymous ? shownWithoutName : shownByName).map((line) => `- ${line}`),
    notShownText(isAnonymous),
    `This consent lasts until ${formatDayWithYear(until)}. I can withdraw it at any time, and then I'm removed from every shortlist right away. Declining doesn't affect my application.`,
  ].join("\n");

const submissionConsentStates = ["open", "agreed", "declined", "withdrawn"] as const;

const page = z.object({
  firstName: z.string(),
  company: z.string(),
  job: z.string(),
  isAnonymous: z.boolean(),
  until: z.iso.datetime(),
  /** The text from `consentText`, line by line. */
  text: z.string(),
  standing: z.enum(submissionConsentStates),
  answeredAt: z.iso.datetime().nullable(),
  /** Who is to see a list with the candidate, as "Tom Ito at investor.example". */
  reviewers: z.array(z.string()),
  /** The reviewers who could open a list with the candidate, and since when. */
  shownTo: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
});
export type SubmissionByLink = z.infer<typeof page>;

/** Shown if a newer request replaced this one, if it has expired, or if the application is over. */
export const invalidConsentLinkMessage = "This request is closed";

const params = z.object({ token: z.string().max(200) });

export const readSubmission = endpoint({ method: "GET", path: "/api/submission-links/:token", params, reply: page });

/** The answer can be changed while the link works: a no after a yes withdraws the consent. */
export const answerSubmission = endpoint({
  method: "POST",
  path: "/api/submission-links/:token/answer",
  params,
  body: z.object({ answer: z.enum(consentAnswers) }),
  reply: page,
});
