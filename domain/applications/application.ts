/** Applying for a public job: the short form, and one click for a person with a profile. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emailAddress, optionalText, maxPhoneLength, requiredText } from "../leads/contact-fields.ts";

const maxApplicationNoteLength = 2000;
const maxNamePartLength = 100;

/** Whether the resume could be read; an unreadable file is stored too. */
export const resumeStates = ["none", "read", "not_read"] as const;
export type ResumeState = (typeof resumeStates)[number];

const consentBox = z.boolean().refine((agreed) => agreed, "Check this box so the company can keep your application");
const note = optionalText(maxApplicationNoteLength);

/** Ids of the notices that were shown beside the button. */
const notices = z.array(z.string().max(100)).max(10).default([]);
/** Asks for a review by a person instead of the matching engine. */
const requestsHumanReview = z.boolean().default(false);

const fields = z.object({
  firstName: requiredText("First name is required", maxNamePartLength),
  lastName: requiredText("Last name is required", maxNamePartLength),
  /** Empty where the applicant has none and is reached by phone. */
  email: z.union([z.literal(""), emailAddress("Email is required")]),
  hasNoEmail: z.boolean().default(false),
  phone: optionalText(maxPhoneLength),
  location: optionalText(),
  currentTitle: optionalText(),
  note,
  consent: consentBox,
  requestsHumanReview,
  notices,
});

export const application = fields.superRefine(({ email, hasNoEmail, phone }, context) => {
  if (email === "" && !hasNoEmail) context.addIssue({ code: "custom", path: ["email"], message: "Email is required" });
  if (email !== "" && hasNoEmail)
    context.addIssue({ code: "custom", path: ["email"], message: "Leave the email field empty" });
  if (hasNoEmail && phone === "")
    context.addIssue({
      code: "custom",
      path: ["phone"],
      message: "Enter a phone number so the company can reach you",
    });
});
export type Application = z.infer<typeof application>;

const profileApplication = fields.pick({ note: true, consent: true, requestsHumanReview: true, notices: true });
/** The multipart fields of a form with a resume. */
export const applicationParts = { form: "application", resume: "resume" } as const;

const params = z.object({ slug: z.string().max(200) });

/**
 * The reply is the same for a first and a repeated application, so that it does not reveal whether an address has applied before.
 * `statusPath` is set only for an account that proves the address, `code` only for an applicant without an email address.
 */
const received = z.object({ email: z.string(), statusPath: z.string().nullable(), code: z.string().nullable() });
export type ReceivedApplication = z.infer<typeof received>;

/** JSON, or multipart with the same JSON in the part "application" and a file in "resume". */
export const applyForJob = endpoint({
  method: "POST",
  path: "/api/jobs/:slug/applications",
  params,
  reply: received,
  status: 201,
});

export const applyWithProfile = endpoint({
  method: "POST",
  path: "/api/jobs/:slug/profile-applications",
  params,
  body: profileApplication,
  reply: received,
  status: 201,
});

/** The data that applying with the profile sends. */
const profilePreview = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  title: z.string(),
  skills: z.int(),
  positions: z.int(),
  schools: z.int(),
  hasSummary: z.boolean(),
  /** What the profile still needs before it can be sent. */
  missing: z.array(z.enum(["firstName", "lastName", "email"])),
});
export type ProfilePreview = z.infer<typeof profilePreview>;

/** The visitor's profile, or the application they have sent already. Both are null for an anonymous visitor. */
export const readApplyContext = endpoint({
  method: "GET",
  path: "/api/jobs/:slug/own-application",
  params,
  reply: z.object({ profile: profilePreview.nullable(), statusPath: z.string().nullable() }),
});
export type ApplyContext = z.infer<typeof readApplyContext.reply>;

/** Why a job takes no applications. */
export const applyBlockers = {
  closed: "This job is no longer accepting applications.",
  sample: "This is a sample job. You can't apply for it.",
  elsewhere: "Our recruiters are filling this job. Contact us instead.",
} as const;
export type ApplyBlocker = keyof typeof applyBlockers;
