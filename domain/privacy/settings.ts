/** What a candidate lets others see. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { profileVisibilities } from "./visibility.ts";

export const maxBlockedCompanies = 100;

const company = z.string().trim().min(1, "Enter a company name").max(255, "Use at most 255 characters");

export const privacySettings = z.object({
  profileVisibility: z.enum(profileVisibilities),
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showLocation: z.boolean(),
  showSalaryExpectation: z.boolean(),
  blockedCompanies: z.array(company).max(maxBlockedCompanies),
});

export type PrivacySettings = z.infer<typeof privacySettings>;

export const defaultPrivacy: PrivacySettings = {
  profileVisibility: "public",
  showEmail: false,
  showPhone: false,
  showLocation: true,
  showSalaryExpectation: false,
  blockedCompanies: [],
};

export const showPrivacy = endpoint({ method: "GET", path: "/api/candidate/privacy", reply: privacySettings });

/** A partial update: absent settings stay as they are. */
export const changePrivacy = endpoint({
  method: "PATCH",
  path: "/api/candidate/privacy",
  body: privacySettings.partial(),
  reply: privacySettings,
});
