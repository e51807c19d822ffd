/** Stores proposals next to the owner's profile, which stays unchanged. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Enhancement } from "#domain/profiles/proposals/enhance.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { type Proposal, addProposal } from "#domain/profiles/proposals/proposal.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { lockProfile } from "./profiles.service.ts";

interface StoredProposals {
  readonly profileId: string;
  readonly revision: number;
  readonly proposals: Proposal[];
}

interface ProposalInput {
  readonly answer: Enhancement;
  /** The profile from which the answer was generated. */
  readonly profile: Profile;
  /** The stored profile that the page shows, if it sent its id. */
  readonly profileId: string | null | undefined;
}

export const storeProposal = (
  db: Database,
  userId: string,
  { answer: enhancement, profile, profileId }: ProposalInput,
): Promise<StoredProposals> =>
  asActor(db, { userId }, async (db) => {
    const { row } = await lockProfile(db, userId);
    if (profileId !== null && profileId !== undefined && profileId !== row.id) throw new AppError("conflict");
    const proposals = addProposal(row.proposals, enhancement, profile, randomUUID());
    const revision = row.revision + 1;
    await db
      .update(candidateProfiles)
      // A proposal does not change the profile, so its date stays.
      .set({ proposals, revision, updatedAt: row.updatedAt })
      .where(eq(candidateProfiles.id, row.id));
    return { profileId: row.id, revision, proposals: [...proposals] };
  });
