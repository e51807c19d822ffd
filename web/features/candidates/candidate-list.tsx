import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useNavigation } from "react-router";
import { type FoundCandidate, maxCandidatesCounted } from "#domain/candidates/search-candidates.ts";
import { Button } from "../../ui/button.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { activeFilterCount, emptySearch, type CandidateSearch, useCandidateSearch } from "./candidate-search.ts";
import { CandidateFilters } from "./candidate-filters.tsx";
import { CandidateTable } from "./candidate-table.tsx";
import { DebouncedInput } from "./debounced-input.tsx";
import { type CandidateSearchPage, useMoreCandidates } from "./use-more-candidates.ts";

const formatCandidateCount = (candidateCount: number): string => {
  if (candidateCount > maxCandidatesCounted)
    return `More than ${maxCandidatesCounted.toLocaleString("en-US")} candidates`;
  return `${candidateCount.toLocaleString("en-US")} ${candidateCount === 1 ? "candidate" : "candidates"}`;
};

interface SearchProps {
  readonly search: CandidateSearch;
  readonly updateSearch: (patch: Partial<CandidateSearch>) => void;
}

/** The search field is always visible. The filters are next to the list, or behind a button on a phone. */
const CandidateSearchForm = ({ search, updateSearch }: SearchProps) => {
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const filterCount = activeFilterCount(search);
  return (
    <search className="grid gap-4 lg:sticky lg:top-6">
      <div className="flex gap-2.5">
        <span className="relative min-w-0 flex-1">
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
          <DebouncedInput
            type="search"
            aria-label="Search candidates"
            placeholder="Name, title, or company"
            value={search.q}
            maxLength={200}
            onDebouncedChange={(q) => updateSearch({ q })}
            className="h-11! pl-10.5! text-[15px]!"
          />
        </span>
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={filtersOpen}
          aria-controls={filtersId}
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <ListFilter aria-hidden="true" />
          Filters
          {filterCount > 0 && <span className="tabular-nums"> ({filterCount})</span>}
        </Button>
      </div>
      <div id={filtersId} className={filtersOpen ? undefined : "max-lg:hidden"}>
        <CandidateFilters search={search} onChange={updateSearch} />
      </div>
    </search>
  );
};

const NoCandidates = ({ search, updateSearch }: SearchProps) =>
  search.q === "" && activeFilterCount(search) === 0 ? (
    <EmptyState
      title="No candidates yet"
      text="Candidates appear here when they apply, when they accept an introduction, or when you import them."
    />
  ) : (
    <EmptyState title="No matching candidates" text="Try a different search or fewer filters.">
      <Button variant="secondary" onClick={() => updateSearch({ ...emptySearch, order: search.order })}>
        Clear search and filters
      </Button>
    </EmptyState>
  );

interface CandidateListProps {
  readonly firstPage: CandidateSearchPage;
  /** Renders the name as the link or button that opens the candidate. */
  readonly renderName: (person: FoundCandidate) => ReactNode;
}

export const CandidateList = ({ firstPage, renderName }: CandidateListProps) => {
  const { search, updateSearch } = useCandidateSearch();
  const { candidates, counted, hasMore, state, readMore: loadMore } = useMoreCandidates(firstPage);
  const isSearching = useNavigation().state === "loading";
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <CandidateSearchForm search={search} updateSearch={updateSearch} />
      <section
        aria-label="Search results"
        className={isSearching ? "min-w-0 opacity-60" : "min-w-0"}
        aria-busy={isSearching}
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <output className="text-sm/5 text-ink-3 tabular-nums">{formatCandidateCount(counted)}</output>
          <span className="shrink-0">
            <NativeSelect
              aria-label="Sort by"
              value={search.order}
              onChange={(event) => updateSearch({ order: event.target.value === "name" ? "name" : "newest" })}
              className="h-9! pr-8! text-sm! pointer-coarse:h-11!"
            >
              <option value="newest">Newest first</option>
              <option value="name">Name</option>
            </NativeSelect>
          </span>
        </div>
        {candidates.length === 0 ? (
          <NoCandidates search={search} updateSearch={updateSearch} />
        ) : (
          <CandidateTable candidates={candidates} renderName={renderName} />
        )}
        {state === "failed" ? (
          <ErrorState
            className="mt-4"
            title="We couldn't load more candidates"
            text="Try again in a moment."
            onRetry={() => void loadMore()}
          />
        ) : (
          hasMore && (
            <Button
              variant="secondary"
              className="mt-4 w-full"
              busy={state === "reading" && "Loading"}
              onClick={() => void loadMore()}
            >
              Show more
            </Button>
          )
        )}
      </section>
    </div>
  );
};
