/** Opt-in emails about new jobs that match a person's profile, never twice for the same job. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const alertDays: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7 };

/** The minimum scores a person can choose. */
export const alertScores = [40, 60, 80] as const;

const alertPreferences = z.object({
  isOn: z.boolean(),
  frequency: z.enum(alertFrequencies),
  minScore: z.union([z.literal(40), z.literal(60), z.literal(80)]),
});

export type AlertPreferences = z.infer<typeof alertPreferences>;

/** Alerts are off by default. */
export const defaultAlerts: AlertPreferences = { isOn: false, frequency: "weekly", minScore: 60 };

const jobAlerts = alertPreferences.extend({
  /** Emails go to the account's address once it is confirmed. */
  standing: z.enum(["ready", "no-account", "unconfirmed"]),
  email: z.string().nullable(),
  /** When the last of them went out. */
  lastNotifiedAt: z.iso.datetime().nullable(),
});

export type JobAlerts = z.infer<typeof jobAlerts>;

export const showJobAlerts = endpoint({ method: "GET", path: "/api/candidate/job-alerts", reply: jobAlerts });

export const changeJobAlerts = endpoint({
  method: "PUT",
  path: "/api/candidate/job-alerts",
  body: alertPreferences,
  reply: jobAlerts,
});
