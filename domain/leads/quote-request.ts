/** A visitor asks for a quote. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  emailAddress,
  optionalChoice,
  optionalText,
  maxPhoneLength,
  requiredText,
  maxTextLength,
} from "./contact-fields.ts";
import { leadStatuses } from "./lead-status.ts";

export const quoteCompanySizes = [
  { value: "startup", label: "1-10 employees" },
  { value: "small", label: "11-50 employees" },
  { value: "medium", label: "51-200 employees" },
  { value: "large", label: "201-1000 employees" },
  { value: "enterprise", label: "1000+ employees" },
] as const;

export const quoteTimelines = [
  { value: "asap", label: "Within 2 weeks" },
  { value: "month", label: "Within 1 month" },
  { value: "quarter", label: "Within 3 months" },
  { value: "ongoing", label: "Ongoing hiring" },
] as const;

export const quoteRequest = z.object({
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: emailAddress("Work email is required"),
  phone: optionalText(maxPhoneLength),
  company: requiredText("Company name is required"),
  jobTitle: optionalText(),
  companySize: optionalChoice(["startup", "small", "medium", "large", "enterprise"]),
  hiringNeed: requiredText("Tell us which positions you need to fill", maxTextLength),
  timeline: optionalChoice(["asap", "month", "quarter", "ongoing"]),
  message: optionalText(maxTextLength),
});

export type QuoteRequest = z.infer<typeof quoteRequest>;

const storedQuoteRequest = quoteRequest.extend({
  id: z.uuid(),
  status: z.enum(leadStatuses),
  createdAt: z.iso.datetime(),
});

export const submitQuoteRequest = endpoint({
  method: "POST",
  path: "/api/quote-requests",
  body: quoteRequest,
  reply: storedQuoteRequest,
  status: 201,
});
