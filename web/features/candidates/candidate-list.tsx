/** The candidates of a workspace: searched and ordered by the server, loaded as one scrolls. */
import { clsx } from "clsx";
import { ListFilter, Plus, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigation } from "react-router";
import {
  type CandidateSortOrder,
  type FoundCandidate,
  maxCandidatesCounted,
} from "#domain/candidates/search-candidates.ts";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ApplicationScore } from "../../sections/workspace/application-score.tsx";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { FilterChip } from "../../sections/workspace/list/list-filters.tsx";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import {
  activeFilterCount,
  type CandidateSearch,
  type CandidateSearchChange,
  emptySearch,
  formatStages,
  skillsOf,
  stagesOf,
  useCandidateSearch,
} from "./candidate-search.ts";
import { CandidateFilters } from "./candidate-filters.tsx";
import { DebouncedInput } from "./debounced-input.tsx";
import { type CandidateSearchPage, useMoreCandidates } from "./use-more-candidates.ts";

const AddToJobDialog = lazy(() => import("./page/add-to-job-dialog.tsx"));

const formatCandidateCount = (candidateCount: number): string =>
  candidateCount > maxCandidatesCounted
    ? `${maxCandidatesCounted.toLocaleString("en-US")}+`
    : candidateCount.toLocaleString("en-US");

const idOf = ({ id }: FoundCandidate): string => id;
const formatDesiredSalary = ({ desiredSalary }: FoundCandidate): string =>
  desiredSalary === null ? "" : `$${Math.round(desiredSalary).toLocaleString("en-US")}`;
const currentPositionOf = ({ currentTitle, currentCompany }: FoundCandidate): string =>
  [currentTitle, currentCompany].filter((part) => part !== null && part !== "").join(", ");

const formatStageNames = ({ stages }: FoundCandidate): string => stages.map((stage) => stageNames[stage]).join(", ");

const columns: readonly ListColumn<FoundCandidate>[] = [
  {
    key: "name",
    title: "Candidate",
    value: ({ name }) => name,
    cell: (candidate) => (
      <span className="block">
        <span className="flex items-center leading-5">
          <CandidateLink candidateId={candidate.id} className={listLinkClass} title={candidate.name}>
            {candidate.name}
          </CandidateLink>
          {candidate.isSample && <SampleBadge />}
        </span>
        <span className="block truncate text-xs/4 text-ink-3">{currentPositionOf(candidate)}</span>
      </span>
    ),
  },
  {
    key: "position",
    title: "Current position",
    isHidden: true,
    canSort: false,
    value: currentPositionOf,
    cell: currentPositionOf,
  },
  {
    key: "stage",
    title: "Stage",
    width: 112,
    canSort: false,
    value: formatStageNames,
    cell: (candidate) => (
      <span title={formatStageNames(candidate)} className="text-ink-2">
        {formatStageNames(candidate)}
      </span>
    ),
  },
  {
    key: "score",
    title: "Score",
    width: 112,
    align: "right",
    value: ({ bestScore }) => (bestScore === null || bestScore.isScoreStale ? null : bestScore.score),
    cell: ({ bestScore }) => (
      <span title={bestScore?.jobTitle}>
        <ApplicationScore score={bestScore} />
      </span>
    ),
  },
  {
    key: "skills",
    title: "Skills",
    from: 1000,
    canSort: false,
    value: ({ skills }) => skills.join(", "),
    cell: ({ skills }) => (
      <span title={skills.join(", ")} className="text-ink-2">
        {skills.join(", ")}
      </span>
    ),
  },
  {
    key: "location",
    title: "Location",
    width: 142,
    canSort: false,
    value: ({ location }) => location,
    cell: ({ location }) => <span className="text-ink-2">{location}</span>,
  },
  {
    key: "years",
    title: "Years",
    width: 72,
    align: "right",
    value: ({ years }) => years,
    cell: ({ years }) => years,
  },
  {
    key: "salary",
    title: "Desired salary",
    width: 120,
    from: 1000,
    align: "right",
    value: ({ desiredSalary }) => desiredSalary,
    cell: formatDesiredSalary,
  },
  {
    key: "applications",
    title: "Applications",
    width: 96,
    from: 1160,
    align: "right",
    canSort: false,
    value: ({ applications }) => applications,
    cell: ({ applications }) => applications,
  },
  {
    key: "source",
    title: "Source",
    width: 140,
    isHidden: true,
    canSort: false,
    value: ({ source }) => source,
    cell: ({ source }) => <span className="text-ink-2">{source}</span>,
  },
  {
    key: "added",
    title: "Added",
    width: 130,
    from: 1160,
    value: ({ addedAt }) => addedAt,
    cell: ({ addedAt }) => <Timestamp iso={addedAt} />,
  },
];

const phoneRow = (candidate: FoundCandidate) => (
  <>
    <p className="flex min-w-0 items-center">
      <CandidateLink candidateId={candidate.id} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {candidate.name}
      </CandidateLink>
      {candidate.isSample && <SampleBadge />}
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      {[currentPositionOf(candidate), candidate.location ?? ""].filter((part) => part !== "").join(" · ")}
    </p>
  </>
);

interface SearchProps {
  readonly search: CandidateSearch;
  readonly updateSearch: (change: CandidateSearchChange) => void;
}

interface SearchFormProps extends SearchProps {
  readonly pendingSearch: CandidateSearch;
}

interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  readonly without: CandidateSearchChange;
}

const formatYears = ({ yearsFrom, yearsTo }: CandidateSearch): string => {
  if (yearsTo === "") return `${yearsFrom} or more`;
  return yearsFrom === "" ? `up to ${yearsTo}` : `${yearsFrom} to ${yearsTo}`;
};

const chipsOf = (search: CandidateSearch): readonly ActiveFilter[] => {
  const skills = skillsOf(search);
  const stages = stagesOf(search);
  return [
    ...stages.map((stage) => ({
      label: "Stage",
      value: stageNames[stage],
      without: (current: CandidateSearch) => ({
        stage: formatStages(stagesOf(current).filter((other) => other !== stage)),
      }),
    })),
    ...skills.map((skill) => ({
      label: "Skill",
      value: skill,
      without: (current: CandidateSearch) => ({
        skills: skillsOf(current)
          .filter((other) => other !== skill)
          .join(","),
      }),
    })),
    ...(search.place === "" ? [] : [{ label: "Location", value: search.place, without: { place: "" } }]),
    ...(search.yearsFrom === "" && search.yearsTo === ""
      ? []
      : [{ label: "Years", value: formatYears(search), without: { yearsFrom: "", yearsTo: "" } }]),
    ...(search.salaryTo === ""
      ? []
      : [
          {
            label: "Desired salary",
            value: `up to $${Number(search.salaryTo).toLocaleString("en-US")}`,
            without: { salaryTo: "" },
          },
        ]),
    ...(search.scoreFrom === ""
      ? []
      : [{ label: "Score", value: `${search.scoreFrom} or more`, without: { scoreFrom: "" } }]),
  ];
};

const CandidateSearchForm = ({ search, pendingSearch, updateSearch }: SearchFormProps) => (
  <search className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
    <span className="relative min-w-0 flex-1 sm:w-72 sm:flex-none">
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <DebouncedInput
        type="search"
        aria-label="Search candidates"
        placeholder="Name, title, skill or location"
        value={search.q}
        maxLength={200}
        onDebouncedChange={(q) => updateSearch({ q })}
        className="h-9! pl-10! text-sm! pointer-coarse:h-11!"
      />
    </span>
    <Popover
      label="Filters"
      trigger={
        <button type="button" className={buttonClass("secondary", "small")}>
          <ListFilter aria-hidden="true" />
          Filters
          {activeFilterCount(search) > 0 && <span className="tabular-nums"> ({activeFilterCount(search)})</span>}
        </button>
      }
    >
      <CandidateFilters search={search} pendingSearch={pendingSearch} onChange={updateSearch} />
    </Popover>
    {chipsOf(search).length > 0 && (
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {chipsOf(search).map(({ label, value, without }) => (
          <li key={`${label} ${value}`} className="min-w-0">
            <FilterChip label={label} value={value} onRemove={() => updateSearch(without)} />
          </li>
        ))}
      </ul>
    )}
  </search>
);

const NoCandidates = ({ search, updateSearch }: SearchProps) =>
  search.q === "" && activeFilterCount(search) === 0 ? (
    <EmptyState
      className="m-4 md:m-6"
      title="No candidates yet"
      text="Candidates appear here when they apply, when they accept an introduction, or when you import them."
    />
  ) : (
    <EmptyState className="m-4 md:m-6" title="No matching candidates" text="Try a different search or fewer filters.">
      <Button variant="secondary" onClick={() => updateSearch({ ...emptySearch, order: search.order })}>
        Clear search and filters
      </Button>
    </EmptyState>
  );

interface BulkAddProps {
  readonly candidates: readonly FoundCandidate[];
  readonly onAdded: () => void;
}

/** Sample candidates can be added to sample jobs only, so a mixed selection offers nothing. */
const BulkAdd = ({ candidates, onAdded }: BulkAddProps) => {
  const { may } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const isSample = candidates.some((candidate) => candidate.isSample);
  if (!may("candidate.edit") || candidates.some((candidate) => candidate.isSample !== isSample)) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Add to job
      </Button>
      {isOpen && (
        <Suspense>
          <AddToJobDialog
            candidates={candidates}
            isSample={isSample}
            onClose={() => setIsOpen(false)}
            onAdded={onAdded}
          />
        </Suspense>
      )}
    </>
  );
};

const bulkActions = (selected: readonly FoundCandidate[], clear: () => void) => (
  <BulkAdd candidates={selected} onAdded={clear} />
);

const sortKeyOf = (order: CandidateSortOrder): string =>
  order === "newest" || order === "oldest" ? "added" : order.replace("-", "");

/** The newest and the highest scores come first when the list starts to be sorted by them. */
const orderFor = (key: string, isDescending: boolean, current: CandidateSortOrder): CandidateSortOrder => {
  if (key === "name" || key === "years" || key === "salary") return isDescending ? `-${key}` : key;
  const startsDescending = isDescending || sortKeyOf(current) !== key;
  if (key === "score") return startsDescending ? "-score" : "score";
  return startsDescending ? "newest" : "oldest";
};

interface CandidateListProps {
  readonly firstPage: CandidateSearchPage;
  readonly saveButton: ReactNode;
}

export const CandidateList = ({ firstPage, saveButton }: CandidateListProps) => {
  const { search, pendingSearch, updateSearch } = useCandidateSearch();
  const { candidates, counted: candidateCount, hasMore, state, readMore } = useMoreCandidates(firstPage);
  const isSearching = useNavigation().state === "loading";
  return (
    <ListTable
      name="candidates"
      label="Candidates"
      columns={columns}
      rows={candidates}
      rowKey={idOf}
      candidateOf={idOf}
      bulkActions={bulkActions}
      saveButton={saveButton}
      phoneRow={phoneRow}
      isBusy={isSearching}
      toolbar={<CandidateSearchForm search={search} pendingSearch={pendingSearch} updateSearch={updateSearch} />}
      summary={`${formatCandidateCount(candidateCount)} ${candidateCount === 1 ? "candidate" : "candidates"}`}
      serverSort={{
        key: sortKeyOf(search.order),
        isDescending: search.order === "newest" || search.order.startsWith("-"),
        onChange: (key, isDescending) => updateSearch({ order: orderFor(key, isDescending, search.order) }),
      }}
      onNearEnd={() => {
        if (hasMore && state === "idle") void readMore();
      }}
      footer={
        candidates.length === 0 ? (
          <NoCandidates search={search} updateSearch={updateSearch} />
        ) : (
          state === "failed" && (
            <ErrorState
              className="m-4 md:m-6"
              title="We couldn't load more candidates"
              text="Try again in a moment."
              onRetry={() => void readMore()}
            />
          )
        )
      }
    />
  );
};
