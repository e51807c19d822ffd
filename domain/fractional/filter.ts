/** Which experts a visitor of the talent pool sees. */
import type { Availability } from "./availability.ts";
import type { Expert } from "./expert.ts";

export const rateBands = ["under200", "200to300", "over300"] as const;
export type RateBand = (typeof rateBands)[number];

/** An empty value does not filter. */
export interface ExpertFilter {
  readonly search: string;
  readonly skill: string;
  readonly availability: Exclude<Availability, "both"> | "";
  readonly rate: RateBand | "";
}

export const noFilter: ExpertFilter = { search: "", skill: "", availability: "", rate: "" };

/** The middle band includes both $200 and $300. */
export const rateBandOf = (hourlyRate: number): RateBand => {
  if (hourlyRate < 200) return "under200";
  return hourlyRate <= 300 ? "200to300" : "over300";
};

type SearchableExpert = Pick<Expert, "name" | "title" | "skills" | "availability" | "hourlyRate">;

/** All filters must match. Experts with availability "both" match either time. */
export const filterExperts = <E extends SearchableExpert>(
  experts: readonly E[],
  filter: ExpertFilter,
): readonly E[] => {
  const words = filter.search.trim().toLowerCase();
  return experts.filter(
    (expert) =>
      [expert.name, expert.title, ...expert.skills].some((text) => text.toLowerCase().includes(words)) &&
      (filter.skill === "" || expert.skills.includes(filter.skill)) &&
      (filter.availability === "" || [filter.availability, "both"].includes(expert.availability)) &&
      (filter.rate === "" || rateBandOf(expert.hourlyRate) === filter.rate),
  );
};
