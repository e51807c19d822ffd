/** A half-hour call that an employer books in one of the offered slots. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  emailAddress,
  optionalChoice,
  optionalText,
  maxPhoneLength,
  requiredText,
  maxTextLength,
} from "../leads/contact-fields.ts";

export const callTeamSizes = ["1-10", "11-50", "51-200", "201-500", "500+"] as const;

export const callUrgencies = [
  { value: "immediate", label: "Immediately" },
  { value: "2weeks", label: "Within 2 weeks" },
  { value: "month", label: "Within a month" },
  { value: "quarter", label: "Within a quarter" },
  { value: "exploring", label: "Just exploring" },
] as const;

/** How many upcoming slots the page offers. */
export const offeredSlots = 8;

export const callSlot = z.object({
  startsAt: z.iso.datetime(),
  /** In the firm's time zone, as the page shows them. */
  date: z.string(),
  time: z.string(),
  available: z.boolean(),
});

export type CallSlot = z.infer<typeof callSlot>;

/** The conflict reply when the slot was taken: the slots that are free now. */
export const slotConflict = z.object({ slots: z.array(callSlot) });

const strategyCall = z.object({
  startsAt: z.iso.datetime("Choose a time"),
  timeZone: z.string().max(64),
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: emailAddress("Work email is required"),
  company: requiredText("Company is required"),
  phone: optionalText(maxPhoneLength),
  teamSize: optionalChoice(callTeamSizes),
  urgency: z.enum(["immediate", "2weeks", "month", "quarter", "exploring"], "Choose when you need help"),
  techStack: optionalText(maxTextLength),
  challenges: requiredText("Tell us about your biggest challenges", maxTextLength),
});

export type StrategyCall = z.infer<typeof strategyCall>;

export const listCallSlots = endpoint({
  method: "GET",
  path: "/api/strategy-call-slots",
  reply: z.array(callSlot),
});

export const bookStrategyCall = endpoint({
  method: "POST",
  path: "/api/strategy-calls",
  body: strategyCall,
  /** `link` is the page on which the call can be moved or canceled. */
  reply: z.object({ id: z.uuid(), startsAt: z.iso.datetime(), slot: z.string(), link: z.string() }),
  status: 201,
  conflict: slotConflict,
});
