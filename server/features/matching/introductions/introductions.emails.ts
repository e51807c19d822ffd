/** Text of the emails about an introduction: to the person who is asked, and to the employer who asked. */
import { brand } from "#domain/brand.ts";
import { introductionText } from "#domain/privacy/who-sees-what.ts";
import type { EmailContent } from "../../../infra/email/email-layout.ts";

export interface IntroductionEmailInput {
  readonly firstName: string;
  readonly company: string;
  readonly companyWebsite: string | null;
  readonly jobTitle: string;
  readonly jobLocation: string | null;
  readonly message: string;
}

export const introductionRequestEmail = (input: IntroductionEmailInput, link: string): EmailContent => ({
  subject: `${input.company} would like to meet you: ${input.jobTitle}`,
  paragraphs: [
    `Hello ${input.firstName || "there"},`,
    `${input.company} found your profile in the ${brand.name} network and asks for an introduction. ${introductionText.before(input.company)}`,
    `${introductionText.ifAccepted(input.company)} ${introductionText.ifDeclined(input.company)}`,
  ],
  facts: [
    ["Company", input.company],
    ["Website", input.companyWebsite ?? ""],
    ["Job", input.jobTitle],
    ["Location", input.jobLocation ?? ""],
    ["Message", input.message],
  ],
  button: { label: "Accept or decline", url: link },
  closing:
    "The link works once, within 60 days. To stop recruiters from finding you, unpublish your profile in your privacy settings.",
});

export interface IntroductionAnswerEmailInput {
  readonly isAccepted: boolean;
  readonly jobTitle: string;
  /** Of the candidate created by an acceptance; nothing is revealed about a person who declined. */
  readonly name: string;
  readonly candidateEmail: string;
  readonly phone: string | null;
}

export const introductionAnswerEmail = (input: IntroductionAnswerEmailInput, link: string): EmailContent =>
  input.isAccepted
    ? {
        subject: `${input.name} accepted your introduction: ${input.jobTitle}`,
        paragraphs: [
          `${input.name} said yes to the introduction you asked for, and is now a candidate of your workspace.`,
          "They expect to hear from you. A short note within a day makes the best start.",
        ],
        facts: [
          ["Name", input.name],
          ["Job", input.jobTitle],
          ["E-mail", input.candidateEmail],
          ["Phone", input.phone ?? ""],
        ],
        button: { label: "Open matching", url: link },
      }
    : {
        subject: `Your introduction was declined: ${input.jobTitle}`,
        paragraphs: [
          `The person you asked to meet for ${input.jobTitle} declined this time. They were told that you learn no more than that, and they will not be asked again.`,
          "Others in the network may fit as well.",
        ],
        button: { label: "Look at other matches", url: link },
      };
