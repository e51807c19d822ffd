/** Applying for a job of the public site: the short form, and the one click of whoever has a profile. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emailAddress, optionalText, phoneCap, requiredText } from "../leads/contact-fields.ts";

export const noteCap = 2000;
const shortName = 100;

/** Whether what was sent along could be read; a file that could not is kept all the same. */
export const resumeStates = ["none", "read", "not_read"] as const;
export type ResumeState = (typeof resumeStates)[number];

const agreed = z.boolean().refine((given) => given, "Please agree, so that the company may keep your application");
const note = optionalText(noteCap);

/** Names of the notices that stood beside the button. */
const notices = z.array(z.string().max(100)).max(10).default([]);
/** Instead of the matching engine. */
const wantsPerson = z.boolean().default(false);

const fields = z.object({
  firstName: requiredText("First name is required", shortName),
  lastName: requiredText("Last name is required", shortName),
  /** Empty where the applicant has none and is reached by phone. */
  email: z.union([z.literal(""), emailAddress("Email is required")]),
  hasNoEmail: z.boolean().default(false),
  phone: optionalText(phoneCap),
  location: optionalText(),
  currentTitle: optionalText(),
  note,
  consent: agreed,
  wantsPerson,
  notices,
});

export const application = fields.superRefine(({ email, hasNoEmail, phone }, context) => {
  if (email === "" && !hasNoEmail) context.addIssue({ code: "custom", path: ["email"], message: "Email is required" });
  if (email !== "" && hasNoEmail)
    context.addIssue({ code: "custom", path: ["email"], message: "Please leave the email empty" });
  if (hasNoEmail && phone === "")
    context.addIssue({
      code: "custom",
      path: ["phone"],
      message: "Please give a phone number, so that the company can reach you",
    });
});
export type Application = z.infer<typeof application>;

export const profileApplication = fields.pick({ note: true, consent: true, wantsPerson: true, notices: true });
export type ProfileApplication = z.infer<typeof profileApplication>;

/** The parts of a form that sends a résumé along. */
export const applicationParts = { form: "application", resume: "resume" } as const;

const params = z.object({ slug: z.string().max(200) });

/**
 * The same answer for a first application and a repeated one: only the mailbox learns whether the address has applied before.
 * The path is there only for an account that proves the address; the code only for an applicant without one.
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

/** What one click would send. */
export const profilePreview = z.object({
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
  /** What the profile lacks before it can be sent. */
  missing: z.array(z.enum(["firstName", "lastName", "email"])),
});
export type ProfilePreview = z.infer<typeof profilePreview>;

/** What whoever asks brings along: a profile, or an application that is theirs already. Nothing for a stranger. */
export const showOwnStanding = endpoint({
  method: "GET",
  path: "/api/jobs/:slug/own-application",
  params,
  reply: z.object({ profile: profilePreview.nullable(), statusPath: z.string().nullable() }),
});
export type OwnStanding = z.infer<typeof showOwnStanding.reply>;

/** What strangers are told where no application can be taken. */
export const refusals = {
  closed: "This job takes no more applications.",
  sample: "This job is a sample. Nobody can apply for it.",
  elsewhere: "This job is filled by our recruiters. Please write to us instead.",
} as const;
export type Refusal = keyof typeof refusals;
