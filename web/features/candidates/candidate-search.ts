/** The candidate search in the URL, so that it can be bookmarked and shared. */
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { candidateSortOrders, type CandidateSortOrder } from "#domain/candidates/search-candidates.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";

export interface CandidateSearch {
  readonly q: string;
  /** Separated by commas. */
  readonly stage: string;
  /** Separated by commas. */
  readonly skills: string;
  readonly place: string;
  readonly yearsFrom: string;
  readonly yearsTo: string;
  readonly salaryTo: string;
  readonly scoreFrom: string;
  readonly order: CandidateSortOrder;
}

export const emptySearch: CandidateSearch = {
  q: "",
  stage: "",
  skills: "",
  place: "",
  yearsFrom: "",
  yearsTo: "",
  salaryTo: "",
  scoreFrom: "",
  order: "newest",
};

const trimmedParam = (text: string | null): string => (text ?? "").trim().slice(0, 200);
const digitsIn = (text: string | null, maxLength: number): string =>
  (text ?? "").replaceAll(/\D/g, "").slice(0, maxLength);
export const sanitizeYears = (text: string | null): string => digitsIn(text, 2);
export const sanitizeDollars = (text: string | null): string => digitsIn(text, 7);

const isStage = (value: string): value is Stage => (stages as readonly string[]).includes(value);

export const stagesOf = ({ stage }: Pick<CandidateSearch, "stage">): readonly Stage[] =>
  stage.split(",").filter(isStage);

/** In the order of the pipeline, so that a search has one URL. */
export const formatStages = (chosen: readonly Stage[]): string =>
  stages.filter((stage) => chosen.includes(stage)).join(",");

export const parseSearch = (address: string): CandidateSearch => {
  const params = new URLSearchParams(address);
  return {
    q: trimmedParam(params.get("q")),
    stage: formatStages(stagesOf({ stage: params.get("stage") ?? "" })),
    skills: (params.get("skills") ?? "").slice(0, 1000),
    place: trimmedParam(params.get("place")),
    yearsFrom: sanitizeYears(params.get("yearsFrom")),
    yearsTo: sanitizeYears(params.get("yearsTo")),
    salaryTo: sanitizeDollars(params.get("salaryTo")),
    scoreFrom: digitsIn(params.get("scoreFrom"), 2),
    order: candidateSortOrders.find((order) => order === params.get("order")) ?? "newest",
  };
};

const candidatesPath = (search: CandidateSearch): string => {
  const params = new URLSearchParams(
    Object.entries(search).filter(([field, value]) => value !== emptySearch[field as keyof CandidateSearch]),
  );
  return `/platform/candidates${params.size === 0 ? "" : `?${params}`}`;
};

export const skillsOf = ({ skills }: CandidateSearch): readonly string[] =>
  skills.split(",").flatMap((skill) => (skill.trim() === "" ? [] : [skill.trim()]));

/** The number of active filters, not counting the search text. */
export const activeFilterCount = (search: CandidateSearch): number =>
  skillsOf(search).length +
  stagesOf(search).length +
  [search.place, search.yearsFrom, search.yearsTo, search.salaryTo, search.scoreFrom].filter((each) => each !== "")
    .length;

/** A change of the search, or one that depends on changes which are still loading. */
export type CandidateSearchChange = Partial<CandidateSearch> | ((current: CandidateSearch) => Partial<CandidateSearch>);

const applyChange = (search: CandidateSearch, change: CandidateSearchChange): CandidateSearch => ({
  ...search,
  ...(typeof change === "function" ? change(search) : change),
});

interface PendingChange {
  readonly change: CandidateSearchChange;
  /** The URL with this change and all before it. */
  readonly path: string;
}

/** A change that comes while others load is added to them instead of replacing them. */
export const addChange = (
  shown: CandidateSearch,
  pending: readonly PendingChange[],
  change: CandidateSearchChange,
): readonly PendingChange[] => {
  const search = [...pending.map((each) => each.change), change].reduce(applyChange, shown);
  return [...pending, { change, path: candidatesPath(search) }];
};

/** What is still loading when this URL is shown. A URL that no change led to, such as a saved search, starts over. */
export const settleChanges = (pending: readonly PendingChange[], path: string): readonly PendingChange[] => {
  const index = pending.findLastIndex((each) => each.path === path);
  return index === -1 ? [] : pending.slice(index + 1);
};

export const useCandidateSearch = () => {
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const { location: nextLocation } = useNavigation();
  // The same object as long as the search is the same, whatever else the URL contains.
  const path = candidatesPath(parseSearch(address));
  const search = useMemo(() => parseSearch(path.split("?")[1] ?? ""), [path]);
  const shownSearch = useRef(search);
  const pendingChanges = useRef<readonly PendingChange[]>([]);
  useEffect(() => {
    shownSearch.current = search;
    pendingChanges.current = settleChanges(pendingChanges.current, path);
  }, [search, path]);
  const updateSearch = (change: CandidateSearchChange): void => {
    pendingChanges.current = addChange(shownSearch.current, pendingChanges.current, change);
    void navigate(pendingChanges.current.at(-1)?.path ?? path, { replace: true, preventScrollReset: true });
  };
  /** The search whose results are loading, or the current one. */
  const pendingSearch = nextLocation?.pathname === pathname ? parseSearch(nextLocation.search) : search;
  return { search, pendingSearch, updateSearch };
};
