/** A candidate's agreement to be shown on shortlists for one job: the words, and the page by which it is given and taken back. */
import { z } from "zod";
import { spokenDayOfYear } from "../applications/answer-dates.ts";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";
import { consentAnswers } from "./shortlist-words.ts";

export interface AskedConsent {
  readonly company: string;
  readonly job: string;
  readonly isAnonymous: boolean;
  readonly until: string;
}

const shownByName = [
  "my name, title and place",
  "my summary, my skills and how many years I have worked",
  "my positions with employer, dates and description, and my education",
  "a few words of the recruiter on why they suggest me",
];

const shownWithoutName = [
  "a letter in place of my name",
  "my kind of work, the state I live in and how many years I have worked",
  `my skills, as far as they are in ${brand.name}’s own list of skills`,
  "the kinds of work I have done and how long, and the level of my degree",
  "a few words of the recruiter on why they suggest me, which may not name me",
];

const keptBack = (isAnonymous: boolean): string =>
  isAnonymous
    ? "Not shown: my name, e-mail address, phone number, employers, schools, links, photo, files and pay."
    : "Not shown: my e-mail address, phone number, links, photo, files and pay.";

/** What is agreed to, word for word: kept with the answer, and shown again whenever the link is opened. */
export const consentText = ({ company, job, isAnonymous, until }: AskedConsent): string =>
  [
    `${company} may show me to the people it asks about the job ${job}. Each of them gets a link of their own; nobody else can open it.`,
    isAnonymous ? "They see, without my name:" : "They see, with my name:",
    ...(isAnonymous ? shownWithoutName : shownByName).map((line) => `- ${line}`),
    keptBack(isAnonymous),
    `This holds until ${spokenDayOfYear(until)}. I can take it back at any time, and then I am gone from every list at once. Saying no changes nothing about my application.`,
  ].join("\n");

export const consentStandings = ["open", "agreed", "declined", "withdrawn"] as const;

const page = z.object({
  firstName: z.string(),
  company: z.string(),
  job: z.string(),
  isAnonymous: z.boolean(),
  until: z.iso.datetime(),
  /** The words themselves, line by line as `consentText` made them. */
  text: z.string(),
  standing: z.enum(consentStandings),
  answeredAt: z.iso.datetime().nullable(),
  /** Who could open a list with the person on it, by name, since when. */
  shownTo: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
});
export type SubmissionByLink = z.infer<typeof page>;

/** Replaced by a newer question, past its day, or the application is over. */
export const endedQuestion = "This question has ended";

const params = z.object({ token: z.string().max(200) });

export const readSubmission = endpoint({ method: "GET", path: "/api/submission-links/:token", params, reply: page });

/** Can be changed as long as the link lives: a no after a yes takes it back. */
export const answerSubmission = endpoint({
  method: "POST",
  path: "/api/submission-links/:token/answer",
  params,
  body: z.object({ answer: z.enum(consentAnswers) }),
  reply: page,
});
