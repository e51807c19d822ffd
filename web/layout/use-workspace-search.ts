/** What a workspace has under these words, asked for a moment after the last key. An answer that comes late is not shown. */
import { useEffect, useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { shortestQuery, workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import { call } from "../lib/api.ts";

export type Found = Reply<typeof workspaceSearch>;

interface Answer {
  readonly words: string;
  /** Undefined where it could not be had. */
  readonly found: Found | undefined;
}

const pauseMs = 120;

export const useWorkspaceSearch = (typed: string) => {
  const words = typed.trim();
  const isAsked = words.length >= shortestQuery;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await call(workspaceSearch, { query: { q: words } }, { signal: control.signal }).catch(
        () => undefined,
      );
      if (!control.signal.aborted) setAnswer({ words, found });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [words, isAsked]);
  const isCurrent = answer?.words === words;
  return {
    words,
    isAsked,
    /** The last answer stays until the next one is there. */
    found: isAsked ? answer?.found : undefined,
    isLooking: isAsked && !isCurrent,
    hasFailed: isAsked && isCurrent && answer.found === undefined,
  };
};
