/** A search of people as its address says it, so that it can be kept, shared and gone back to. */
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { peopleOrders } from "#domain/candidates/search-candidates.ts";

export interface PeopleSearch {
  readonly q: string;
  /** Separated by commas. */
  readonly skills: string;
  readonly place: string;
  readonly yearsFrom: string;
  readonly yearsTo: string;
  readonly salaryTo: string;
  readonly order: (typeof peopleOrders)[number];
}

export const everybody: PeopleSearch = {
  q: "",
  skills: "",
  place: "",
  yearsFrom: "",
  yearsTo: "",
  salaryTo: "",
  order: "newest",
};

const wordsOf = (text: string | null): string => (text ?? "").trim().slice(0, 200);
const digitsOf = (text: string | null, most: number): string => (text ?? "").replaceAll(/\D/g, "").slice(0, most);
export const yearsOf = (text: string | null): string => digitsOf(text, 2);
export const dollarsOf = (text: string | null): string => digitsOf(text, 7);

export const searchFrom = (address: string): PeopleSearch => {
  const given = new URLSearchParams(address);
  return {
    q: wordsOf(given.get("q")),
    skills: (given.get("skills") ?? "").slice(0, 1000),
    place: wordsOf(given.get("place")),
    yearsFrom: yearsOf(given.get("yearsFrom")),
    yearsTo: yearsOf(given.get("yearsTo")),
    salaryTo: dollarsOf(given.get("salaryTo")),
    order: peopleOrders.find((order) => order === given.get("order")) ?? "newest",
  };
};

export const peoplePath = (search: PeopleSearch): string => {
  const words = new URLSearchParams(
    Object.entries(search).filter(([field, value]) => value !== everybody[field as keyof PeopleSearch]),
  );
  return `/platform/candidates${words.size === 0 ? "" : `?${words}`}`;
};

export const skillsIn = ({ skills }: PeopleSearch): readonly string[] =>
  skills.split(",").flatMap((skill) => (skill.trim() === "" ? [] : [skill.trim()]));

/** How many conditions beside the words narrow the list. */
export const conditionsIn = (search: PeopleSearch): number =>
  skillsIn(search).length +
  [search.place, search.yearsFrom, search.yearsTo, search.salaryTo].filter((each) => each !== "").length;

export const usePeopleSearch = () => {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const isThere = useNavigation().state === "idle";
  const search = useMemo(() => searchFrom(address), [address]);
  // A condition that comes while the last one is still on its way is put beside it, not in its place.
  const asked = useRef(address);
  useEffect(() => {
    if (isThere) asked.current = address;
  }, [address, isThere]);
  const go = (patch: Partial<PeopleSearch>): void => {
    const path = peoplePath({ ...searchFrom(asked.current), ...patch });
    asked.current = new URL(path, globalThis.location.origin).search;
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  return { search, go };
};
