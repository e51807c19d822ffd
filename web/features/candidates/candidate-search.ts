/** The candidate search in the URL, so that it can be bookmarked and shared. */
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { candidateSortOrders } from "#domain/candidates/search-candidates.ts";

export interface CandidateSearch {
  readonly q: string;
  /** Separated by commas. */
  readonly skills: string;
  readonly place: string;
  readonly yearsFrom: string;
  readonly yearsTo: string;
  readonly salaryTo: string;
  readonly order: (typeof candidateSortOrders)[number];
}

export const emptySearch: CandidateSearch = {
  q: "",
  skills: "",
  place: "",
  yearsFrom: "",
  yearsTo: "",
  salaryTo: "",
  order: "newest",
};

const trimmedParam = (text: string | null): string => (text ?? "").trim().slice(0, 200);
const digitsIn = (text: string | null, maxLength: number): string =>
  (text ?? "").replaceAll(/\D/g, "").slice(0, maxLength);
export const sanitizeYears = (text: string | null): string => digitsIn(text, 2);
export const sanitizeDollars = (text: string | null): string => digitsIn(text, 7);

export const parseSearch = (address: string): CandidateSearch => {
  const params = new URLSearchParams(address);
  return {
    q: trimmedParam(params.get("q")),
    skills: (params.get("skills") ?? "").slice(0, 1000),
    place: trimmedParam(params.get("place")),
    yearsFrom: sanitizeYears(params.get("yearsFrom")),
    yearsTo: sanitizeYears(params.get("yearsTo")),
    salaryTo: sanitizeDollars(params.get("salaryTo")),
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
  [search.place, search.yearsFrom, search.yearsTo, search.salaryTo].filter((each) => each !== "").length;

export const useCandidateSearch = () => {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  // The same object as long as the search is the same, whatever else the URL contains.
  const path = candidatesPath(parseSearch(address));
  const search = useMemo(() => parseSearch(path.split("?")[1] ?? ""), [path]);
  // A filter that changes during a navigation is added to the pending URL instead of replacing it.
  const pendingAddress = useRef(address);
  useEffect(() => {
    if (isIdle) pendingAddress.current = address;
  }, [address, isIdle]);
  const updateSearch = (patch: Partial<CandidateSearch>): void => {
    const path = candidatesPath({ ...parseSearch(pendingAddress.current), ...patch });
    pendingAddress.current = new URL(path, globalThis.location.origin).search;
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  return { search, updateSearch };
};
