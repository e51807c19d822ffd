/** Asks for a suggestion about the profile of this tab. The answer is stored as a proposal; the profile stays as it is. */
import { enhanceProfile, type EnhanceRequest } from "#domain/profiles/enhance.ts";
import { ApiError, call } from "../../lib/api.ts";
import { inTurn } from "../../lib/in-turn.ts";
import type { AskForProposal } from "./editor/use-enhance.ts";
import type { ProfileStore } from "./profile-store.ts";

export const askForProposal =
  (store: ProfileStore): AskForProposal =>
  async (request) => {
    // The first may wait for a save that was begun before the last change.
    await store.flush();
    await store.flush();
    const { profile, server } = store.read();
    const body: EnhanceRequest = { ...request, currentProfile: profile, profileId: server.profileId };
    const ask = () => call(enhanceProfile, { body });
    try {
      // Only the first call may open a session; later ones must not hold up the saving.
      const answer = await (server.profileId === null ? inTurn(ask) : ask());
      const { profileId, revision, proposals } = answer;
      store.takeProposals({ profileId, revision, proposals });
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await store.refresh().catch(() => undefined);
      throw error;
    }
  };
