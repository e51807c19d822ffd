/** Consent texts by version, and the entries of the consent log that refer to them. */
import { z } from "zod";
import { pastConsentTexts } from "./past-texts.ts";

export const consentPurposes = [
  "account",
  "ai-notice",
  "job-alerts",
  "recruiter-visibility",
  "human-review",
  "keep-profile",
  "application",
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Notices are shown or acknowledged; permissions are given or withdrawn. */
export const consentChoices = ["shown", "acknowledged", "given", "withdrawn"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface ConsentText {
  /** A permanent id: a changed text gets a new number, and the old one moves to past-texts.ts. */
  readonly id: string;
  readonly text: string;
}

/** The texts beside the buttons and switches. The page shows exactly these, and the log stores their hash. */
export const consentTexts = {
  account: {
    id: "account/3",
    text: "We keep your account until you delete it, or until you haven't visited for two years. We'll email you before we delete it. You can download or delete everything at any time.",
  },
  "job-alerts": {
    id: "job-alerts/2",
    text: "We'll email you about new jobs that match your profile, as often as you choose, until you turn it off.",
  },
  "human-review": {
    id: "human-review/2",
    text: "Have a person review me instead of the matching engine. The engine then won't score, rank or find my profile.",
  },
  "keep-profile": {
    id: "keep-profile/2",
    text: "Keep my profile. If I don't respond, it's deleted 30 days after the email.",
  },
  application: {
    id: "application/1",
    text: "The company that posted this job, and the recruiters who work for it, may keep what I send here, use it to decide about this job, and write or call me about it. I can withdraw at any time.",
  },
} as const satisfies Readonly<Record<Exclude<ConsentPurpose, "ai-notice" | "recruiter-visibility">, ConsentText>>;

/** The texts beside "Publish profile", by visibility. The log names the one that was on screen. */
export const publishTexts: Readonly<Record<"public" | "recruiters_only", ConsentText>> = {
  public: {
    id: "publish-public/1",
    text: "Publish my profile. Anyone with the link can open my public page with my name on it. Recruiters can find my profile, see what my public page shows except my name, and ask for an introduction. They learn my name if I accept.",
  },
  recruiters_only: {
    id: "publish-recruiters-only/3",
    text: "Publish my profile to recruiters only. They can find it and ask for an introduction. Unless I accept, they don’t see my name, photo, email, phone, links, resume, summary, projects, job descriptions, employers, schools, license issuers, license numbers, volunteer work, work preferences or whether I’m looking.",
  },
};

/** The text of a log entry; undefined if it is no longer known. */
export const findConsentText = (textId: string): string | undefined =>
  [...Object.values(consentTexts), ...Object.values(publishTexts), employerAccountText, ...pastConsentTexts].find(
    ({ id }) => id === textId,
  )?.text;

/** The account text of employers, whose accounts outlive the candidate data. */
export const employerAccountText: ConsentText = {
  id: "employer-account/2",
  text: "We keep your account as long as you belong to a workspace. You can download your own data at any time, and delete your account after you leave.",
};

export const purposeLabels: Readonly<Record<ConsentPurpose, string>> = {
  account: "Your account",
  "ai-notice": "Matching engine notice",
  "job-alerts": "Emails about new jobs",
  "recruiter-visibility": "Publishing your profile",
  "human-review": "Human review",
  "keep-profile": "Keeping your profile",
  application: "Applications",
};

export const choiceLabels: Readonly<Record<ConsentChoice, string>> = {
  shown: "Shown",
  acknowledged: "Read",
  given: "Agreed",
  withdrawn: "Withdrawn",
};

export const consentEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  purpose: z.enum(consentPurposes),
  choice: z.enum(consentChoices),
  /** The id and the hash of the text. */
  textId: z.string(),
  textHash: z.string(),
  /** Where the person was asked. */
  place: z.string(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;
