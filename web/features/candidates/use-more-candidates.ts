import { useState } from "react";
import { type FoundCandidate, searchCandidates } from "#domain/candidates/search-candidates.ts";
import type { Reply } from "#domain/endpoint.ts";
import { call } from "../../lib/api/api.ts";
import type { CandidateSearch } from "./candidate-search.ts";

export type CandidateResults = Reply<typeof searchCandidates>;

export interface CandidateSearchPage {
  readonly search: CandidateSearch;
  readonly page: CandidateResults;
}

/** The first page of results and the pages loaded after it. A new search starts over. */
export const useMoreCandidates = (first: CandidateSearchPage) => {
  const [loaded, setLoaded] = useState<{
    readonly first: CandidateSearchPage;
    readonly pages: readonly CandidateResults[];
  }>();
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const pages = [first.page, ...(loaded?.first === first ? loaded.pages : [])];
  const next = pages.at(-1)?.next ?? null;
  const loadMore = async (): Promise<void> => {
    if (next === null || state === "reading") return;
    setState("reading");
    try {
      const page = await call(searchCandidates, { query: { ...first.search, after: next } });
      setLoaded({ first, pages: [...pages.slice(1), page] });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  // A candidate added between two loads can shift a row into the next page, so duplicates are removed.
  const candidates = [
    ...new Map(
      pages.flatMap((page) => page.people).map((candidate): [string, FoundCandidate] => [candidate.id, candidate]),
    ).values(),
  ];
  return { candidates, counted: first.page.counted, hasMore: next !== null, state, readMore: loadMore };
};
