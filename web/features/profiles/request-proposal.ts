/**
 * Requests an AI suggestion for the profile of this tab. The server stores it as a proposal and does not change the
 * profile.
 */
import { enhanceProfile, type EnhanceRequest } from "#domain/profiles/proposals/enhance.ts";
import { ApiError, call } from "../../lib/api/api.ts";
import { runSequentially } from "../../lib/api/run-sequentially.ts";
import type { RequestProposal } from "./editor/profile/use-enhance.ts";
import type { ProfileStore } from "./profile-store.ts";

export const requestProposal =
  (store: ProfileStore): RequestProposal =>
  async (request) => {
    // The first flush may only wait for a save that started before the last change, so a second one is needed.
    await store.flush();
    await store.flush();
    const { profile, server } = store.read();
    const body: EnhanceRequest = { ...request, currentProfile: profile, profileId: server.profileId };
    const enhance = () => call(enhanceProfile, { body });
    try {
      // Only the first call may create a session. Later calls must not block saving.
      const reply = await (server.profileId === null ? runSequentially(enhance) : enhance());
      const { profileId, revision, proposals } = reply;
      store.takeProposals({ profileId, revision, proposals });
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await store.refresh().catch(() => undefined);
      throw error;
    }
  };
