/** Settings that show at once and are saved one after another, so that quick presses are all kept. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { previewProfile } from "#domain/privacy/preview.ts";
import { changePrivacy, type PrivacySettings, showPrivacy } from "#domain/privacy/settings.ts";
import { showStanding } from "#domain/privacy/standing.ts";
import { call } from "../../../lib/api.ts";
import { inTurn } from "../../../lib/in-turn.ts";
import { problemOf } from "../../../lib/problem.ts";
import { useRows } from "./editor.queries.ts";

export const usePrivacy = () => {
  const rows = useRows(showPrivacy);
  const client = useQueryClient();
  const pending = useRef(0);
  const [failure, setFailure] = useState<string>();
  const key = [showPrivacy.path];

  const set = async (settings: Partial<PrivacySettings>): Promise<void> => {
    pending.current += 1;
    setFailure(undefined);
    client.setQueryData<PrivacySettings>(key, (before) => before && { ...before, ...settings });
    try {
      const saved = await inTurn(() => call(changePrivacy, { body: settings }));
      // An answer from before the last press would take that press back for a moment.
      if (pending.current === 1) client.setQueryData(key, saved);
      // Who sees what has changed with it.
      void client.invalidateQueries({ queryKey: [showStanding.path] });
      void client.invalidateQueries({ queryKey: [previewProfile.path] });
    } catch (error) {
      setFailure(problemOf(error).message);
      await client.invalidateQueries({ queryKey: key });
    } finally {
      pending.current -= 1;
    }
  };
  return { ...rows, failure, set: (settings: Partial<PrivacySettings>) => void set(settings) };
};
