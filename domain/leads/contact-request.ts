/** An employer asks for a recruiter on a role page or on one of the healthcare landings. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { maxNameLength, optionalText, maxPhoneLength, maxTextLength } from "./contact-fields.ts";
import { leadStatuses } from "./lead-status.ts";

const minLengthText = (length: number, message: string, maxLength: number) =>
  z
    .string()
    .trim()
    .min(length, message)
    .max(maxLength, `Use at most ${maxLength.toLocaleString("en-US")} characters`);

interface FieldMessages {
  readonly company: string;
  readonly hiringNeeds: string;
}

const createRequestSchema = ({ company, hiringNeeds }: FieldMessages) =>
  z.object({
    name: minLengthText(2, "Name must be at least 2 characters", maxNameLength),
    phone: minLengthText(10, "Please enter a valid phone number", maxPhoneLength),
    email: z.string().trim().max(maxNameLength).pipe(z.email("Please enter a valid email address")),
    company: minLengthText(2, company, maxNameLength),
    hiringNeeds: minLengthText(10, hiringNeeds, maxTextLength),
    jobDescription: optionalText(maxTextLength),
    /** The name of the attached file on a role page; a link or free text on the landing pages. */
    jobDescriptionFile: optionalText(500),
  });

const companyTooShort = "Company name must be at least 2 characters";

/** The same rules on every page; two of the messages are the page's own. */
export const contactForms = {
  role: createRequestSchema({ company: companyTooShort, hiringNeeds: "Please describe your hiring needs" }),
  "physician-recruiters": createRequestSchema({
    company: "Company name is required",
    hiringNeeds: "Please provide details about your physician hiring needs",
  }),
  "healthcare-administration-recruiters": createRequestSchema({
    company: companyTooShort,
    hiringNeeds: "Please provide details about your healthcare administration hiring needs",
  }),
  "healthcare-executive-recruiters": createRequestSchema({
    company: companyTooShort,
    hiringNeeds: "Please provide details about your healthcare executive hiring needs",
  }),
} as const;

export type ContactForm = keyof typeof contactForms;

export const contactRequest = contactForms.role;
export type ContactRequest = z.infer<typeof contactRequest>;

/** Request headers, because the specification fixes the keys of the body. */
export const contactHeaders = {
  /** The page with the form. */
  page: "x-form-page",
  /** The file that was uploaded for this request. */
  file: "x-uploaded-file",
} as const;

const storedContactRequest = contactRequest.extend({
  id: z.uuid(),
  status: z.enum(leadStatuses),
  createdAt: z.iso.datetime(),
});

export const submitContactRequest = endpoint({
  method: "POST",
  path: "/api/contact-recruiter",
  body: contactRequest,
  reply: storedContactRequest,
  status: 201,
});
