import { useState } from "react";
import { type FoundPerson, searchCandidates } from "#domain/candidates/search-candidates.ts";
import type { Reply } from "#domain/endpoint.ts";
import { call } from "../../lib/api.ts";
import type { PeopleSearch } from "./people-address.ts";

export type PeoplePage = Reply<typeof searchCandidates>;

export interface FoundPage {
  readonly search: PeopleSearch;
  readonly page: PeoplePage;
}

/** The page that the address asked for, and those read after it; another search begins anew. */
export const useMorePeople = (first: FoundPage) => {
  const [read, setRead] = useState<{ readonly first: FoundPage; readonly pages: readonly PeoplePage[] }>();
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const pages = [first.page, ...(read?.first === first ? read.pages : [])];
  const next = pages.at(-1)?.next ?? null;
  const readMore = async (): Promise<void> => {
    if (next === null || state === "reading") return;
    setState("reading");
    try {
      const page = await call(searchCandidates, { query: { ...first.search, after: next } });
      setRead({ first, pages: [...pages.slice(1), page] });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  // Somebody who was added meanwhile may move a row into the next page.
  const people = [
    ...new Map(
      pages.flatMap((page) => page.people).map((person): [string, FoundPerson] => [person.id, person]),
    ).values(),
  ];
  return { people, counted: first.page.counted, hasMore: next !== null, state, readMore };
};
