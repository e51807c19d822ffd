import { expect, test } from "vitest";
import { competitionFor, marketFor } from "./market.ts";

test.each([
  ["Technology", "$85K-$180K", "Very High", "4-6 weeks"],
  ["Healthcare", "$65K-$120K", "Extremely High", "2-3 weeks"],
  ["Executive", "$120K-$300K", "High", "8-12 weeks"],
  ["Finance", "$70K-$150K", "High", "3-5 weeks"],
  ["Sales", "$60K-$140K", "High", "3-4 weeks"],
  ["Engineering", "$80K-$160K", "Very High", "5-7 weeks"],
  ["Management", "$85K-$175K", "High", "6-8 weeks"],
  ["Administrative", "$35K-$65K", "Moderate", "1-2 weeks"],
  ["Operations", "$50K-$90K", "Moderate", "2-4 weeks"],
  ["Marketing", "$55K-$110K", "High", "3-5 weeks"],
  ["Analytics", "$75K-$160K", "Very High", "6-8 weeks"],
  ["Legal", "$90K-$220K", "High", "6-10 weeks"],
  ["Human Resources", "$55K-$105K", "Moderate", "4-6 weeks"],
  ["Customer Service", "$35K-$55K", "Moderate", "1-3 weeks"],
  ["Education", "$40K-$75K", "Moderate", "4-8 weeks"],
  ["Design", "$55K-$120K", "High", "4-6 weeks"],
  ["Transportation", "$40K-$70K", "Moderate", "1-3 weeks"],
  ["Security", "$45K-$80K", "Moderate", "2-4 weeks"],
  ["Skilled Trades", "$50K-$95K", "High", "3-5 weeks"],
  ["Hospitality", "$35K-$65K", "Moderate", "1-2 weeks"],
  ["Logistics", "$45K-$75K", "Moderate", "2-4 weeks"],
  ["Content", "$50K-$95K", "Moderate", "3-5 weeks"],
])("[ROLE-19] %s pays %s, demand %s, filled in %s", (category, salaryRange, demand, timeToFill) => {
  expect(marketFor(category)).toEqual({ salaryRange, demand, timeToFill });
});

test.each(["Astronautics", "", "technology", "constructor", "toString"])(
  "[ROLE-20] category %j has no entry and gets the default",
  (category) => {
    expect(marketFor(category)).toEqual({ salaryRange: "$50K-$100K", demand: "Moderate", timeToFill: "3-5 weeks" });
  },
);

test.each([
  ["Extremely High", "High"],
  ["Very High", "High"],
  ["High", "Moderate"],
  ["Moderate", "Moderate"],
] as const)("[ROLE-22] demand %s means competition %s", (demand, competition) => {
  expect(competitionFor(demand)).toBe(competition);
});

test.each([
  ["Technology", "High"],
  ["Engineering", "High"],
  ["Analytics", "High"],
  ["Healthcare", "High"],
  ["Executive", "Moderate"],
  ["Legal", "Moderate"],
  ["Customer Service", "Moderate"],
])("[ROLE-22] %s roles have competition %s", (category, competition) => {
  expect(competitionFor(marketFor(category).demand)).toBe(competition);
});
