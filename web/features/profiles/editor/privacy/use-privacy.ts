/** Privacy settings, updated optimistically. Several quick changes may be in flight at once. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { previewProfile } from "#domain/privacy/preview.ts";
import { changePrivacy, type PrivacySettings, showPrivacy } from "#domain/privacy/settings.ts";
import { showVisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { call } from "../../../../lib/api/api.ts";
import { runSequentially } from "../../../../lib/api/run-sequentially.ts";
import { toProblem } from "../../../../lib/api/problem.ts";
import { useRows } from "../editor.queries.ts";

export const usePrivacy = () => {
  const rows = useRows(showPrivacy);
  const client = useQueryClient();
  const pending = useRef(0);
  const [failure, setFailure] = useState<string>();
  const key = [showPrivacy.path];

  const save = async (settings: Partial<PrivacySettings>): Promise<void> => {
    pending.current += 1;
    setFailure(undefined);
    client.setQueryData<PrivacySettings>(key, (previous) => previous && { ...previous, ...settings });
    try {
      const savedSettings = await runSequentially(() => call(changePrivacy, { body: settings }));
      // A response to an earlier change would briefly revert a later one, so only the last is applied.
      if (pending.current === 1) client.setQueryData(key, savedSettings);
      // The settings change who sees what, so these queries are outdated.
      void client.invalidateQueries({ queryKey: [showVisibilityStatus.path] });
      void client.invalidateQueries({ queryKey: [previewProfile.path] });
    } catch (error) {
      setFailure(toProblem(error).message);
      await client.invalidateQueries({ queryKey: key });
    } finally {
      pending.current -= 1;
    }
  };
  return { ...rows, failure, set: (settings: Partial<PrivacySettings>) => void save(settings) };
};
