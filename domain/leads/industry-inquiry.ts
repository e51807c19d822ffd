/** The inquiry forms of three industry pages: a lead whose industry is set by the page. */
import { z } from "zod";
import { maxTextLength } from "./contact-fields.ts";
import { inquiryIndustries, type InquiryIndustry } from "./inquiry-industries.ts";
import { type Lead, lead } from "./lead.ts";

/** A lead with a required message. The minimum length counts the trimmed text. */
export const industryInquiry = lead.pick({ firstName: true, lastName: true, email: true, company: true }).extend({
  message: z
    .string()
    .trim()
    .min(10, "Please provide more details about your hiring needs.")
    .max(maxTextLength, `Use at most ${maxTextLength.toLocaleString("en-US")} characters`),
  jobDescription: lead.shape.jobDescription,
});

export type IndustryInquiry = z.infer<typeof industryInquiry>;

/** The lead that an inquiry becomes: one interest, and a message that says where it came from. */
export const leadFromInquiry = (
  industry: InquiryIndustry,
  inquiry: IndustryInquiry,
): Pick<Lead, "firstName" | "lastName" | "email" | "company" | "interests" | "message" | "jobDescription"> => {
  const subject = `${inquiryIndustries[industry].name} Recruitment`;
  return { ...inquiry, interests: [subject], message: `${subject} Inquiry: ${inquiry.message}` };
};
