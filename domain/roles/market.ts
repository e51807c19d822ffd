import type { RoleCategory } from "./catalog.ts";

export const demands = ["Moderate", "High", "Very High", "Extremely High"] as const;

export type Demand = (typeof demands)[number];

export interface Market {
  readonly salaryRange: string;
  readonly demand: Demand;
  readonly timeToFill: string;
}

const marketByCategory: Readonly<Record<RoleCategory, Market>> = {
  Technology: { salaryRange: "$85K-$180K", demand: "Very High", timeToFill: "4-6 weeks" },
  Healthcare: { salaryRange: "$65K-$120K", demand: "Extremely High", timeToFill: "2-3 weeks" },
  Executive: { salaryRange: "$120K-$300K", demand: "High", timeToFill: "8-12 weeks" },
  Finance: { salaryRange: "$70K-$150K", demand: "High", timeToFill: "3-5 weeks" },
  Sales: { salaryRange: "$60K-$140K", demand: "High", timeToFill: "3-4 weeks" },
  Engineering: { salaryRange: "$80K-$160K", demand: "Very High", timeToFill: "5-7 weeks" },
  Management: { salaryRange: "$85K-$175K", demand: "High", timeToFill: "6-8 weeks" },
  Administrative: { salaryRange: "$35K-$65K", demand: "Moderate", timeToFill: "1-2 weeks" },
  Operations: { salaryRange: "$50K-$90K", demand: "Moderate", timeToFill: "2-4 weeks" },
  Marketing: { salaryRange: "$55K-$110K", demand: "High", timeToFill: "3-5 weeks" },
  Analytics: { salaryRange: "$75K-$160K", demand: "Very High", timeToFill: "6-8 weeks" },
  Legal: { salaryRange: "$90K-$220K", demand: "High", timeToFill: "6-10 weeks" },
  "Human Resources": { salaryRange: "$55K-$105K", demand: "Moderate", timeToFill: "4-6 weeks" },
  "Customer Service": { salaryRange: "$35K-$55K", demand: "Moderate", timeToFill: "1-3 weeks" },
  Education: { salaryRange: "$40K-$75K", demand: "Moderate", timeToFill: "4-8 weeks" },
  Design: { salaryRange: "$55K-$120K", demand: "High", timeToFill: "4-6 weeks" },
  Transportation: { salaryRange: "$40K-$70K", demand: "Moderate", timeToFill: "1-3 weeks" },
  Security: { salaryRange: "$45K-$80K", demand: "Moderate", timeToFill: "2-4 weeks" },
  "Skilled Trades": { salaryRange: "$50K-$95K", demand: "High", timeToFill: "3-5 weeks" },
  Hospitality: { salaryRange: "$35K-$65K", demand: "Moderate", timeToFill: "1-2 weeks" },
  Logistics: { salaryRange: "$45K-$75K", demand: "Moderate", timeToFill: "2-4 weeks" },
  Content: { salaryRange: "$50K-$95K", demand: "Moderate", timeToFill: "3-5 weeks" },
};

const defaultMarket: Market = { salaryRange: "$50K-$100K", demand: "Moderate", timeToFill: "3-5 weeks" };

// A map instead of an object, so that a category named "constructor" gets the default.
const markets: ReadonlyMap<string, Market> = new Map(Object.entries(marketByCategory));

/** Salary range, demand and time to fill of a category; a category without an entry has the default. */
export const marketFor = (category: string): Market => markets.get(category) ?? defaultMarket;

/** Competition is High for demand Very High or Extremely High, and Moderate otherwise, even for demand High. */
export const competitionFor = (demand: Demand): "High" | "Moderate" =>
  demand === "Very High" || demand === "Extremely High" ? "High" : "Moderate";
