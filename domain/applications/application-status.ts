/** An application as its sender sees it: by the signed link of an email, or in the list of their session. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { offerStates } from "../offers/offer-by-link.ts";
import { notice } from "../rights/notices.ts";
import { resumeStates } from "./application.ts";

const link = z.object({ token: z.string().max(300) });

const statusSummary = z.object({
  short: z.string(),
  where: z.string(),
  next: z.string(),
  by: z.string().nullable(),
  isExpired: z.boolean(),
  isOver: z.boolean(),
});

const applicationStatus = z.object({
  firstName: z.string(),
  /** Null for an applicant without an address, who opens the page by a code. */
  email: z.string().nullable(),
  /** If false, the page first asks the applicant to confirm the address. */
  isConfirmed: z.boolean(),
  job: z.object({
    title: z.string(),
    company: z.string(),
    location: z.string().nullable(),
    /** The public page; null once the ad is closed. */
    path: z.string().nullable(),
  }),
  appliedAt: z.iso.datetime(),
  standing: statusSummary,
  isWithdrawn: z.boolean(),
  history: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** The next interview: its time if it is set, and the link to choose or move it if there is one. */
  interview: z.object({ startsAt: z.iso.datetime().nullable(), path: z.string().nullable() }).nullable(),
  /** The newest offer that was sent. */
  offer: z
    .object({ state: z.enum(offerStates), path: z.string(), answerBy: z.iso.datetime(), timeZone: z.string() })
    .nullable(),
  resume: z.object({ state: z.enum(resumeStates), fileName: z.string().nullable() }),
  sent: z.object({ name: z.string(), phone: z.string().nullable(), note: z.string().nullable() }),
  requestsHumanReview: z.boolean(),
  notices: z.array(notice),
});
export type ApplicationStatusPage = z.infer<typeof applicationStatus>;

export const readStatus = endpoint({
  method: "GET",
  path: "/api/application-status/:token",
  params: link,
  reply: applicationStatus,
});

/** Confirms the address. If the application is merged into an earlier one, the reply has the path of the earlier one. */
export const confirmApplication = endpoint({
  method: "POST",
  path: "/api/application-status/:token/confirmation",
  params: link,
  reply: z.object({ statusPath: z.string() }),
});

/** "This wasn't me": the owner of the mailbox ends an application that was sent under their address. */
export const denyApplication = endpoint({
  method: "POST",
  path: "/api/application-status/:token/denial",
  params: link,
  reply: applicationStatus,
});

/** For applicants without an email address: the code from the end of the form. */
export const openByCode = endpoint({
  method: "POST",
  path: "/api/application-codes",
  body: z.object({ code: z.string().max(60) }),
  reply: z.object({ statusPath: z.string() }),
});

export const withdrawApplication = endpoint({
  method: "POST",
  path: "/api/application-status/:token/withdrawal",
  params: link,
  reply: applicationStatus,
});

export const chooseReviewer = endpoint({
  method: "PUT",
  path: "/api/application-status/:token/review",
  params: link,
  body: z.object({ requestsHumanReview: z.boolean() }),
  reply: applicationStatus,
});

const ownApplication = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  appliedAt: z.iso.datetime(),
  standing: statusSummary,
  statusPath: z.string(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Newest first. Empty without a session. */
export const listOwnApplications = endpoint({
  method: "GET",
  path: "/api/candidate/applications",
  reply: z.object({ applications: z.array(ownApplication) }),
});

/** Shown for a link that never existed, or whose application was deleted. */
export const invalidLinkMessage = "This link no longer works";
