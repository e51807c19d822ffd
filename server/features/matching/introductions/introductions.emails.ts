/** Text of the emails about an introduction: to the person who is asked, and to the employer who asked. */
import { brand } from "#domain/brand.ts";
import { introductionText } from "#domain/privacy/who-sees-what.ts";
import type { EmailContent } from "../../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../../infra/email/email-text.ts";
import { type EmailedAd, adFacts } from "../../jobs/emailed-ad.service.ts";

export interface IntroductionEmailInput {
  readonly firstName: string;
  readonly company: string;
  readonly companyWebsite: string | null;
  readonly jobTitle: string;
  readonly jobLocation: string | null;
  readonly message: string;
}

export const introductionRequestEmail = (
  input: IntroductionEmailInput,
  ad: EmailedAd | null,
  link: string,
): EmailContent => ({
  subject: `${input.company} would like to meet you: ${input.jobTitle}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.company} found your profile in the ${brand.name} network and is asking for an introduction. ${introductionText.before(input.company)}`,
    `${introductionText.ifAccepted(input.company)} ${introductionText.ifDeclined(input.company)}`,
  ],
  facts: [
    ["Company", input.company],
    ["Website", input.companyWebsite ?? ""],
    ["Job", input.jobTitle],
    ["Location", input.jobLocation ?? ""],
    ...adFacts(ad).facts,
  ],
  links: adFacts(ad).links,
  quote: { by: `${input.company} wrote`, text: input.message },
  button: { label: "Accept or decline", url: link },
  closing:
    "You can use this link once, within 60 days. To stop recruiters from finding you, unpublish your profile in your privacy settings.",
  reason: `You're getting this email because you published your profile to recruiters on ${brand.name}.`,
});

export interface IntroductionAnswerEmailInput {
  readonly isAccepted: boolean;
  /** The team member who asked. */
  readonly reader: string;
  readonly jobTitle: string;
  /** Of the candidate created by an acceptance; nothing is revealed about a person who declined. */
  readonly name: string;
  readonly candidateEmail: string;
  readonly phone: string | null;
}

const askedReason = "You're getting this email because you asked for this introduction.";

export const introductionAnswerEmail = (input: IntroductionAnswerEmailInput, link: string): EmailContent =>
  input.isAccepted
    ? {
        subject: `${input.name} accepted your introduction request: ${input.jobTitle}`,
        paragraphs: [
          greeting(firstNameOf(input.reader)),
          `${input.name} accepted the introduction you requested and is now a candidate in your workspace.`,
          "They expect to hear from you. Get in touch within a day if you can.",
        ],
        facts: [
          ["Name", input.name],
          ["Job", input.jobTitle],
          ["Email", input.candidateEmail],
          ["Phone", input.phone ?? ""],
        ],
        button: { label: "Open AI Matching", url: link },
        reason: askedReason,
      }
    : {
        subject: `Your introduction request was declined: ${input.jobTitle}`,
        paragraphs: [
          greeting(firstNameOf(input.reader)),
          `The candidate declined your introduction request for ${input.jobTitle}. We can't share anything else, and we won't send them another request from you.`,
          "Other candidates in the network may be a good fit.",
        ],
        button: { label: "View other matches", url: link },
        reason: askedReason,
      };
