/**
 * Search results of the workspace for the typed text, requested after a short pause. Late responses to an older query
 * are not shown.
 */
import { useEffect, useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { minQueryLength, workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import { call } from "../lib/api/api.ts";

export type Found = Reply<typeof workspaceSearch>;

interface SearchResult {
  readonly query: string;
  /** Undefined if the request failed. */
  readonly found: Found | undefined;
}

const debounceMs = 120;

export const useWorkspaceSearch = (typed: string) => {
  const query = typed.trim();
  const isEnabled = query.length >= minQueryLength;
  const [result, setResult] = useState<SearchResult>();
  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    const search = async (): Promise<void> => {
      const found = await call(workspaceSearch, { query: { q: query } }, { signal: controller.signal }).catch(
        () => undefined,
      );
      if (!controller.signal.aborted) setResult({ query, found });
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isEnabled]);
  const isCurrent = result?.query === query;
  return {
    query,
    isAsked: isEnabled,
    /** The last results stay until the next ones arrive. */
    found: isEnabled ? result?.found : undefined,
    isSearching: isEnabled && !isCurrent,
    hasFailed: isEnabled && isCurrent && result.found === undefined,
  };
};
