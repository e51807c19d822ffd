/** A visitor leaves an inquiry on the home page or on an industry page. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emailAddress, optionalChoice, optionalText, requiredText, maxTextLength } from "./contact-fields.ts";
import { leadStatuses } from "./lead-status.ts";

export const leadCompanySizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;

/** The options of the home page form. Each industry page sends its own label instead. */
export const leadInterests = ["RPO Services", "AI Recruitment Platform", "Talent Analytics"] as const;

export const lead = z.object({
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: emailAddress("Email is required"),
  company: requiredText("Company is required"),
  companySize: optionalChoice(leadCompanySizes),
  interests: z.array(z.string().trim().min(1).max(100)).min(1, "Please select at least one interest").max(10),
  message: optionalText(maxTextLength),
  jobDescription: optionalText(maxTextLength),
});

export type Lead = z.infer<typeof lead>;

const storedLead = lead.extend({
  id: z.uuid(),
  status: z.enum(leadStatuses),
  createdAt: z.iso.datetime(),
});

export const submitLead = endpoint({ method: "POST", path: "/api/leads", body: lead, reply: storedLead, status: 201 });
