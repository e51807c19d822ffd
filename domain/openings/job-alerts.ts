/** Mails about new open jobs that match a person's profile: only where they asked for them, and never twice about a job. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const alertDays: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7 };

/** The score from which a job is worth a mail. */
export const alertScores = [40, 60, 80] as const;

export const alertWishes = z.object({
  isOn: z.boolean(),
  frequency: z.enum(alertFrequencies),
  leastScore: z.union([z.literal(40), z.literal(60), z.literal(80)]),
});

export type AlertWishes = z.infer<typeof alertWishes>;

/** Until somebody says otherwise there are none. */
export const defaultAlerts: AlertWishes = { isOn: false, frequency: "weekly", leastScore: 60 };

export const jobAlerts = alertWishes.extend({
  /** Mails go to the address of the account, once it is known to be theirs. */
  standing: z.enum(["ready", "no-account", "unconfirmed"]),
  email: z.string().nullable(),
  /** When the last of them went out. */
  lastToldAt: z.iso.datetime().nullable(),
});

export type JobAlerts = z.infer<typeof jobAlerts>;

export const showJobAlerts = endpoint({ method: "GET", path: "/api/candidate/job-alerts", reply: jobAlerts });

export const changeJobAlerts = endpoint({
  method: "PUT",
  path: "/api/candidate/job-alerts",
  body: alertWishes,
  reply: jobAlerts,
});
