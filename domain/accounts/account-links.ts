/** Links sent by email that prove an address or set a password. Opening one changes nothing; the button on its page does. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/**
 * verify: the account's first address. approve-change: sent to the current address before a change.
 * confirm-change: sent to the new address after the approval. reset: sets a password.
 */
export const linkPurposes = ["verify", "approve-change", "confirm-change", "reset"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long each link works. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  verify: 24,
  "approve-change": 24,
  "confirm-change": 24,
  reset: 1,
};

export const expiredLinkMessage = "This link was already used or has expired. Request a new one.";

const params = z.object({ token: z.string().min(1).max(200) });

/** What the page shows: the account the link belongs to and what its button will do. */
const accountLinkDetails = z.object({
  purpose: z.enum(["verify", "approve-change", "confirm-change"]),
  name: z.string(),
  /** The account's current address. */
  email: z.string(),
  /** The new address, if the link changes it. */
  newEmail: z.string().nullable(),
  /** session: signed in as this account. password: the page asks for it. sign-in: the account has two-factor authentication, so the password alone is not enough. */
  proof: z.enum(["session", "password", "sign-in"]),
});
export type AccountLinkDetails = z.infer<typeof accountLinkDetails>;

export const readLink = endpoint({
  method: "GET",
  path: "/api/account-links/:token",
  params,
  reply: accountLinkDetails,
});

export const confirmLink = endpoint({
  method: "POST",
  path: "/api/account-links/:token/confirmation",
  params,
  body: z.object({ password: z.string().max(128).optional() }),
  reply: z.object({ email: z.string(), waitsFor: z.string().nullable() }),
});

/** "This wasn't me": ends the link and everything else that its requester could still do. */
export const rejectLink = endpoint({
  method: "POST",
  path: "/api/account-links/:token/rejection",
  params,
  body: z.object({}),
  reply: z.object({}),
});
