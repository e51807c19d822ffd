/** Publishes and unpublishes the profile. Each response is the new state and replaces the cached one. */
import { useQueryClient } from "@tanstack/react-query";
import { previewProfile } from "#domain/privacy/preview.ts";
import { publishProfile, type ShownSettings, unpublishProfile } from "#domain/privacy/publication.ts";
import { showPrivacy } from "#domain/privacy/settings.ts";
import { showVisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { call } from "../../../../lib/api/api.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { useCachedRows, useRowMutation } from "../editor.queries.ts";

export const usePublication = () => {
  const client = useQueryClient();
  const { keep } = useCachedRows(showVisibilityStatus);
  const { busy, failure, clearFailure, run } = useRowMutation();
  const showResult = (title: string, description: string): void => {
    toast({ title, description });
    void client.invalidateQueries({ queryKey: [previewProfile.path] });
  };
  return {
    busy,
    failure,
    forget: clearFailure,
    /** Resolves to whether it succeeded. */
    publish: async (settings: ShownSettings): Promise<boolean> => {
      const problem = await run("publish", async () => keep(await call(publishProfile, { body: settings })));
      if (problem === undefined) showResult("Profile published", "You can unpublish it at any time.");
      // The settings were changed in another tab, so the stored ones are shown before the person confirms again.
      else await client.invalidateQueries({ queryKey: [showPrivacy.path] });
      return problem === undefined;
    },
    unpublish: async (): Promise<boolean> => {
      const problem = await run("unpublish", async () => keep(await call(unpublishProfile, {})));
      if (problem === undefined) showResult("Profile unpublished", "Only you can see it now.");
      return problem === undefined;
    },
  };
};
