/** The profile of a session: read once when the page opens, saved as it changes. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { profile, profileUpdate } from "./profile.ts";
import { proposal } from "./proposals/proposal.ts";

const savedProfile = z.object({
  /** Null until something was saved. */
  profileId: z.uuid().nullable(),
  /** Grows with every change; 0 where nothing was saved. */
  revision: z.int().min(0),
  profile,
  savedAt: z.iso.datetime().nullable(),
  /** False for a visitor, who can reach the profile only from this browser. */
  hasAccount: z.boolean(),
  /** Open proposals. They are not part of the profile. */
  proposals: z.array(proposal),
});

export type SavedProfile = z.infer<typeof savedProfile>;

/** Never creates a session or a row. Without a session the profile is empty. */
export const showProfile = endpoint({
  method: "GET",
  path: "/api/candidate/profile",
  reply: savedProfile,
});

const profileChange = z.object({
  /** The profile on the screen. It is a conflict if the session has another one now, after signing in or out elsewhere. */
  profileId: z.uuid().nullable(),
  revision: z.int().min(0),
  /** The changed fields and, in `base`, their values before, so that concurrent changes can be merged. */
  changes: profileUpdate,
  base: profileUpdate,
  /** The resume readings that these changes came from. */
  readingIds: z.array(z.uuid()).max(10).optional(),
  /** Proposals that are now accepted, with their values in `changes`, or dismissed. Unknown ids are ignored. */
  resolvedProposals: z.array(z.uuid()).max(200).optional(),
});

export type ProfileChange = z.infer<typeof profileChange>;

/** Creates a session for a visitor without one. */
export const saveProfile = endpoint({
  method: "PATCH",
  path: "/api/candidate/profile",
  body: profileChange,
  reply: savedProfile.extend({
    /** Concurrent changes that this change replaced. */
    overwritten: profileUpdate,
  }),
});

export type ProfileSaved = z.infer<typeof saveProfile.reply>;
