/** A half-hour call that an employer books in one of the offered slots. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  emailAddress,
  optionalChoice,
  optionalText,
  phoneCap,
  requiredText,
  textCap,
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

/** The firm works on Eastern time. */
export const firmTimeZone = "America/New_York";

const dateWords = new Intl.DateTimeFormat("en-US", {
  timeZone: firmTimeZone,
  weekday: "long",
  month: "long",
  day: "numeric",
});
const timeWords = new Intl.DateTimeFormat("en-US", { timeZone: firmTimeZone, hour: "numeric", minute: "2-digit" });

/** How a slot is named to people: the firm's own date and hour. */
export const slotWords = (startsAt: Date): Pick<CallSlot, "date" | "time"> => ({
  date: dateWords.format(startsAt),
  time: `${timeWords.format(startsAt)} ET`,
});

/** The slot as one text: "Monday, November 16 - 10:00 AM ET". */
export const slotText = ({ date, time }: Pick<CallSlot, "date" | "time">): string => `${date} - ${time}`;

export const strategyCall = z.object({
  startsAt: z.iso.datetime("Please choose a time"),
  timeZone: z.string().max(64),
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: emailAddress("Work email is required"),
  company: requiredText("Company is required"),
  phone: optionalText(phoneCap),
  teamSize: optionalChoice(callTeamSizes),
  urgency: z.enum(["immediate", "2weeks", "month", "quarter", "exploring"], "Please choose how soon"),
  techStack: optionalText(textCap),
  challenges: requiredText("Please tell us what to talk about", textCap),
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
  reply: z.object({ id: z.uuid(), startsAt: z.iso.datetime(), slot: z.string() }),
  status: 201,
});
