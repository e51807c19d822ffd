/** Publishing and unpublishing. Each answers with the new state, which takes the place of what was read. */
import { useQueryClient } from "@tanstack/react-query";
import { previewProfile } from "#domain/privacy/preview.ts";
import { publishProfile, type ShownSettings, unpublishProfile } from "#domain/privacy/publication.ts";
import { showPrivacy } from "#domain/privacy/settings.ts";
import { showStanding } from "#domain/privacy/standing.ts";
import { call } from "../../../lib/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useKeepRows, useRowChange } from "./editor.queries.ts";

export const usePublication = () => {
  const client = useQueryClient();
  const { keep } = useKeepRows(showStanding);
  const { busy, failure, forget, run } = useRowChange();
  const done = (title: string, description: string): void => {
    toast({ title, description });
    void client.invalidateQueries({ queryKey: [previewProfile.path] });
  };
  return {
    busy,
    failure,
    forget,
    /** Answers whether it is done. */
    publish: async (settings: ShownSettings): Promise<boolean> => {
      const failed = await run("publish", async () => keep(await call(publishProfile, { body: settings })));
      if (failed === undefined) done("Profile published", "You can unpublish it at any time.");
      // Changed in another tab: show what is stored before asking again.
      else await client.invalidateQueries({ queryKey: [showPrivacy.path] });
      return failed === undefined;
    },
    unpublish: async (): Promise<boolean> => {
      const failed = await run("unpublish", async () => keep(await call(unpublishProfile, {})));
      if (failed === undefined) done("Profile unpublished", "Only you can see it now.");
      return failed === undefined;
    },
  };
};
