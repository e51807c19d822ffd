import { expect, test } from "vitest";
import { roles } from "./catalog.ts";
import { industryPathFor } from "./industry-link.ts";

test.each([
  ["Financial Services", "/industries/financial-services"],
  ["Manufacturing", "/industries/manufacturing"],
  ["Retail", "/industries/retail"],
  ["Healthcare", "/industries/healthcare"],
  ["Technology", "/industries/technology"],
  ["Engineering", "/industries/engineering"],
  ["Hospitality", "/industries/hospitality"],
  ["Education", "/industries/education"],
] as const)("[ROLE-08] industry %s links to %s for every category", (industry, path) => {
  expect(industryPathFor({ category: "Sales", industry })).toBe(path);
  expect(industryPathFor({ category: "Legal", industry })).toBe(path);
});

test.each([
  ["Sales", "/industries/sales-marketing"],
  ["Marketing", "/industries/sales-marketing"],
  ["Content", "/industries/sales-marketing"],
  ["Design", "/industries/sales-marketing"],
  ["Finance", "/industries/financial-services"],
  ["Executive", "/industries/executives"],
  ["Management", "/industries/executives"],
  ["Technology", "/industries/technology"],
  ["Analytics", "/industries/technology"],
  ["Engineering", "/industries/engineering"],
  ["Operations", "/industries/manufacturing"],
  ["Logistics", "/industries/manufacturing"],
  ["Skilled Trades", "/industries/manufacturing"],
  ["Transportation", "/industries/manufacturing"],
  ["Hospitality", "/industries/hospitality"],
  ["Education", "/industries/education"],
  ["Healthcare", "/industries/healthcare"],
  ["Customer Service", "/industries/retail"],
  ["Administrative", "/services/rpo"],
  ["Human Resources", "/services/rpo"],
  ["Legal", "/services/rpo"],
  ["Security", "/services/rpo"],
] as const)("[ROLE-09] a General role of category %s links to %s", (category, path) => {
  expect(industryPathFor({ category, industry: "General" })).toBe(path);
});

test("[ROLE-09] no role of the catalog links to a page that does not exist", () => {
  const pages = [
    "/industries/healthcare",
    "/industries/engineering",
    "/industries/technology",
    "/industries/executives",
    "/industries/hospitality",
    "/industries/sales-marketing",
    "/industries/energy",
    "/industries/financial-services",
    "/industries/manufacturing",
    "/industries/consulting",
    "/industries/private-equity",
    "/industries/retail",
    "/industries/education",
    "/services/rpo",
  ];
  for (const role of roles) {
    expect(pages, role.title).toContain(industryPathFor(role));
  }
});
