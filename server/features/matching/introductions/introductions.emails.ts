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
    `Hi ${input.firstName || "there"},`,
    `${input.company} found your profile in the ${brand.name} network and is asking for an introduction. ${introductionText.before(input.company)}`,
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
    "You can use this link once, within 60 days. To stop recruiters from finding you, unpublish your profile in your privacy settings.",
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
          `${input.name} accepted the introduction you requested and is now a candidate in your workspace.`,
          "They expect to hear from you. A short note within a day is a great start.",
        ],
        facts: [
          ["Name", input.name],
          ["Job", input.jobTitle],
          ["Email", input.candidateEmail],
          ["Phone", input.phone ?? ""],
        ],
        button: { label: "Open AI Matching", url: link },
      }
    : {
        subject: `Your introduction request was declined: ${input.jobTitle}`,
        paragraphs: [
          `The candidate you asked to meet for ${input.jobTitle} declined. That's all we share, and we won't ask them for you again.`,
          "Other candidates in the network may be a good fit.",
        ],
        button: { label: "View other matches", url: link },
      };
