/** Stores what a suggestion proposes beside the owner's profile, which stays as it is. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Enhancement } from "#domain/profiles/enhance.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { type Proposal, withAnswer } from "#domain/profiles/proposal.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/errors.ts";
import { holdProfile } from "./profiles.service.ts";

interface Stored {
  readonly profileId: string;
  readonly revision: number;
  readonly proposals: Proposal[];
}

interface Answered {
  readonly answer: Enhancement;
  /** The profile that the answer was made from. */
  readonly profile: Profile;
  /** The stored profile that the page shows, if it named one. */
  readonly profileId: string | null | undefined;
}

export const storeProposal = (
  db: Database,
  userId: string,
  { answer, profile, profileId }: Answered,
): Promise<Stored> =>
  asActor(db, { userId }, async (db) => {
    const { row } = await holdProfile(db, userId);
    if (profileId !== null && profileId !== undefined && profileId !== row.id) throw new AppError("conflict");
    const proposals = withAnswer(row.proposals, answer, profile, randomUUID());
    const revision = row.revision + 1;
    await db
      .update(candidateProfiles)
      // The date of the profile is the date of its last change, and this is none.
      .set({ proposals, revision, updatedAt: row.updatedAt })
      .where(eq(candidateProfiles.id, row.id));
    return { profileId: row.id, revision, proposals: [...proposals] };
  });
