/** The words of the mails around an introduction: to whoever is asked, and to whoever asked. */
import { brand } from "#domain/brand.ts";
import { introductionWords } from "#domain/privacy/who-sees-what.ts";
import type { Letter } from "../../infra/letter.ts";

export interface AskedIntroduction {
  readonly firstName: string;
  readonly company: string;
  readonly companyWebsite: string | null;
  readonly jobTitle: string;
  readonly jobLocation: string | null;
  readonly message: string;
}

export const introductionLetter = (asked: AskedIntroduction, link: string): Letter => ({
  subject: `${asked.company} would like to meet you: ${asked.jobTitle}`,
  paragraphs: [
    `Hello ${asked.firstName || "there"},`,
    `${asked.company} found your profile in the ${brand.name} network and asks for an introduction. ${introductionWords.before(asked.company)}`,
    `${introductionWords.ifAccepted(asked.company)} ${introductionWords.ifDeclined(asked.company)}`,
  ],
  facts: [
    ["Company", asked.company],
    ["Website", asked.companyWebsite ?? ""],
    ["Job", asked.jobTitle],
    ["Location", asked.jobLocation ?? ""],
    ["Message", asked.message],
  ],
  button: { label: "Accept or decline", url: link },
  closing:
    "The link works once, within 60 days. To stop recruiters from finding you, unpublish your profile in your privacy settings.",
});

export interface AnsweredIntroduction {
  readonly isAccepted: boolean;
  readonly jobTitle: string;
  /** Of the candidate that a yes has made; nobody learns more of who said no. */
  readonly name: string;
  readonly candidateEmail: string;
  readonly phone: string | null;
}

export const answeredLetter = (answered: AnsweredIntroduction, link: string): Letter =>
  answered.isAccepted
    ? {
        subject: `${answered.name} accepted your introduction: ${answered.jobTitle}`,
        paragraphs: [
          `${answered.name} said yes to the introduction you asked for, and is now a candidate of your workspace.`,
          "They expect to hear from you. A short note within a day makes the best start.",
        ],
        facts: [
          ["Name", answered.name],
          ["Job", answered.jobTitle],
          ["E-mail", answered.candidateEmail],
          ["Phone", answered.phone ?? ""],
        ],
        button: { label: "Open matching", url: link },
      }
    : {
        subject: `Your introduction was declined: ${answered.jobTitle}`,
        paragraphs: [
          `The person you asked to meet for ${answered.jobTitle} declined this time. They were told that you learn no more than that, and they will not be asked again.`,
          "Others in the network may fit as well.",
        ],
        button: { label: "Look at other matches", url: link },
      };
