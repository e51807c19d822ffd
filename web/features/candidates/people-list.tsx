import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useNavigation } from "react-router";
import { type FoundPerson, mostPeopleCounted } from "#domain/candidates/search-candidates.ts";
import { Button } from "../../ui/button.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { conditionsIn, everybody, type PeopleSearch, usePeopleSearch } from "./people-address.ts";
import { PeopleConditions } from "./people-conditions.tsx";
import { PeopleTable } from "./people-table.tsx";
import { TypedField } from "./typed-field.tsx";
import { type FoundPage, useMorePeople } from "./use-more-people.ts";

const countWords = (counted: number): string => {
  if (counted > mostPeopleCounted) return `More than ${mostPeopleCounted.toLocaleString("en-US")} people`;
  return `${counted.toLocaleString("en-US")} ${counted === 1 ? "person" : "people"}`;
};

interface SearchProps {
  readonly search: PeopleSearch;
  readonly go: (patch: Partial<PeopleSearch>) => void;
}

/** Words always; what narrows further stands beside the list, and on a phone behind a button. */
const PeopleQuestions = ({ search, go }: SearchProps) => {
  const [isNarrowing, setNarrowing] = useState(false);
  const conditionsId = useId();
  const chosen = conditionsIn(search);
  return (
    <search className="grid gap-4 lg:sticky lg:top-6">
      <div className="flex gap-2.5">
        <span className="relative min-w-0 flex-1">
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
          <TypedField
            type="search"
            aria-label="Search people"
            placeholder="Name, title, company"
            value={search.q}
            maxLength={200}
            onTyped={(q) => go({ q })}
            className="h-11! pl-10.5! text-[15px]!"
          />
        </span>
        <Button
          look="secondary"
          className="lg:hidden"
          aria-expanded={isNarrowing}
          aria-controls={conditionsId}
          onClick={() => setNarrowing(!isNarrowing)}
        >
          <ListFilter aria-hidden="true" />
          Narrow
          {chosen > 0 && <span className="tabular-nums"> ({chosen})</span>}
        </Button>
      </div>
      <div id={conditionsId} className={isNarrowing ? undefined : "max-lg:hidden"}>
        <PeopleConditions search={search} onChange={go} />
      </div>
    </search>
  );
};

const Nobody = ({ search, go }: SearchProps) =>
  search.q === "" && conditionsIn(search) === 0 ? (
    <EmptyState
      title="Nobody here yet"
      text="People appear here when they apply, when an introduction is accepted, or when you import them."
    />
  ) : (
    <EmptyState title="Nobody fits" text="No person of this workspace has all of that.">
      <Button look="secondary" onClick={() => go({ ...everybody, order: search.order })}>
        Show everybody
      </Button>
    </EmptyState>
  );

interface PeopleListProps {
  readonly first: FoundPage;
  /** The name, as what opens the person. */
  readonly open: (person: FoundPerson) => ReactNode;
}

export const PeopleList = ({ first, open }: PeopleListProps) => {
  const { search, go } = usePeopleSearch();
  const { people, counted, hasMore, state, readMore } = useMorePeople(first);
  const isLooking = useNavigation().state === "loading";
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <PeopleQuestions search={search} go={go} />
      <section aria-label="People found" className={isLooking ? "min-w-0 opacity-60" : "min-w-0"} aria-busy={isLooking}>
        <div className="mb-3 flex items-center justify-between gap-4">
          <output className="text-sm/5 text-ink-3 tabular-nums">{countWords(counted)}</output>
          <span className="shrink-0">
            <NativeSelect
              aria-label="Order"
              value={search.order}
              onChange={(event) => go({ order: event.target.value === "name" ? "name" : "newest" })}
              className="h-9! pr-8! text-sm! pointer-coarse:h-11!"
            >
              <option value="newest">Newest first</option>
              <option value="name">By name</option>
            </NativeSelect>
          </span>
        </div>
        {people.length === 0 ? <Nobody search={search} go={go} /> : <PeopleTable people={people} open={open} />}
        {state === "failed" ? (
          <ErrorState
            className="mt-4"
            title="The next could not be loaded"
            text="Please try again in a moment."
            onRetry={() => void readMore()}
          />
        ) : (
          hasMore && (
            <Button
              look="secondary"
              className="mt-4 w-full"
              busy={state === "reading" && "Loading"}
              onClick={() => void readMore()}
            >
              Show more
            </Button>
          )
        )}
      </section>
    </div>
  );
};
