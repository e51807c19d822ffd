/** The profile that a session keeps: read once when the page opens, saved as it changes. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { profile, profileUpdate } from "./profile.ts";
import { proposal } from "./proposal.ts";

export const savedProfile = z.object({
  /** Null until something was saved. */
  profileId: z.uuid().nullable(),
  /** Grows with every change; 0 where nothing was saved. */
  revision: z.int().min(0),
  profile,
  savedAt: z.iso.datetime().nullable(),
  /** False for a visitor, whose browser is the only key to it. */
  hasAccount: z.boolean(),
  /** Suggestions that wait to be kept or dismissed. They are not part of the profile. */
  proposals: z.array(proposal),
});

export type SavedProfile = z.infer<typeof savedProfile>;

/** Never makes a session or a row: whoever has none gets an empty profile. */
export const showProfile = endpoint({
  method: "GET",
  path: "/api/candidate/profile",
  reply: savedProfile,
});

export const profileChange = z.object({
  /** Which profile was looked at; another one now, after signing in or out elsewhere, is a conflict. */
  profileId: z.uuid().nullable(),
  revision: z.int().min(0),
  /** The changed fields, and what they were before: so that two who change different things both keep theirs. */
  changes: profileUpdate,
  base: profileUpdate,
  /** Résumés that these changes came from. */
  readingIds: z.array(z.uuid()).max(10).optional(),
  /** Proposals that are now kept, as `changes` has them, or dismissed. Ids that are gone already are ignored. */
  resolvedProposals: z.array(z.uuid()).max(200).optional(),
});

export type ProfileChange = z.infer<typeof profileChange>;

/** A visitor without a session is given one, to which the profile belongs. */
export const saveProfile = endpoint({
  method: "PATCH",
  path: "/api/candidate/profile",
  body: profileChange,
  reply: savedProfile.extend({
    /** What somebody else had written meanwhile and this change replaced. */
    overruled: profileUpdate,
  }),
});

export type ProfileSaved = z.infer<typeof saveProfile.reply>;
