/** Results of the server for the typed text, requested after a short pause. Late replies to an older query are dropped. */
import { useEffect, useEffectEvent, useState } from "react";
import type { CommandGroup, CommandSource } from "./command.ts";

interface ServerResults {
  readonly query: string;
  /** Undefined if the request failed. */
  readonly groups: readonly CommandGroup[] | undefined;
}

const debounceMs = 120;

export const useServerResults = (query: string, source: CommandSource) => {
  const isEnabled = query.length >= source.minQueryLength;
  const [results, setResults] = useState<ServerResults>();
  const search = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const groups = await source.search(text, signal).catch(() => undefined);
    if (!signal.aborted) setResults({ query: text, groups });
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void search(query, controller.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isEnabled]);
  const isCurrent = results?.query === query;
  return {
    /** The last results stay until the next ones arrive. */
    groups: isEnabled ? (results?.groups ?? []) : [],
    isSearching: isEnabled && !isCurrent,
    hasFailed: isEnabled && isCurrent && results.groups === undefined,
  };
};
