/** The words of the mail that asks somebody of the network whether a company may know them. */
import { brand } from "#domain/brand.ts";
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
    `${asked.company} found your profile in the ${brand.name} network and asks for an introduction. You decide, and nothing is shared until you do.`,
    `If you accept, ${asked.company} gets your profile with your name, e-mail address and phone number. If you decline, they learn that you declined and nothing else.`,
  ],
  facts: [
    ["Company", asked.company],
    ["Website", asked.companyWebsite ?? ""],
    ["Job", asked.jobTitle],
    ["Place", asked.jobLocation ?? ""],
    ["They write", asked.message],
  ],
  button: { label: "Accept or decline", url: link },
  closing: `The link works for sixty days and can be used once. To be found by nobody, set your profile to private.`,
});
