import { expect, test } from "vitest";
import { findRole, roleCategories, roleIndustries, roles } from "./catalog.ts";

test("[DATA-26] uses exactly the 22 categories, each with at least three roles", () => {
  const stated = [
    "Administrative",
    "Customer Service",
    "Operations",
    "Logistics",
    "Finance",
    "Human Resources",
    "Sales",
    "Management",
    "Healthcare",
    "Marketing",
    "Analytics",
    "Technology",
    "Engineering",
    "Legal",
    "Design",
    "Transportation",
    "Security",
    "Hospitality",
    "Executive",
    "Skilled Trades",
    "Education",
    "Content",
  ];
  expect(roleCategories).toEqual(stated);
  expect(new Set(roles.map((role) => role.category))).toEqual(new Set(stated));
  for (const category of stated) {
    expect(roles.filter((role) => role.category === category).length, category).toBeGreaterThanOrEqual(3);
  }
});

test("[DATA-27] uses exactly the nine industries", () => {
  const stated = [
    "General",
    "Manufacturing",
    "Financial Services",
    "Retail",
    "Healthcare",
    "Technology",
    "Engineering",
    "Hospitality",
    "Education",
  ];
  expect(roleIndustries).toEqual(stated);
  expect(new Set(roles.map((role) => role.industry))).toEqual(new Set(stated));
});

test("[DATA-28] has 108 entries", () => {
  expect(roles).toHaveLength(108);
});

test("[DATA-28] every slug is unique, lower case and ends in -recruiters", () => {
  expect(new Set(roles.map((role) => role.slug)).size).toBe(108);
  for (const role of roles) {
    expect(role.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-recruiters$/);
  }
});

test("[DATA-28] has unique, trimmed, singular titles and no recruiter among them", () => {
  expect(new Set(roles.map((role) => role.title.toLowerCase())).size).toBe(108);
  for (const role of roles) {
    expect(role.title).toBe(role.title.trim());
    expect(role.title).not.toMatch(/recruiter/i);
    // The pages form the plural by adding "s".
    expect(role.title).not.toMatch(/(s|x|z|ch|sh|[^aeiou]y|man)$|\bof\b/);
  }
});

test.each([
  ["registered-nurse-recruiters", "Registered Nurse", "Healthcare", "Healthcare"],
  ["devops-engineer-recruiters", "DevOps Engineer", "Technology", "Technology"],
  ["warehouse-manager-recruiters", "Warehouse Manager", "Logistics", "General"],
  ["hr-business-partner-recruiters", "HR Business Partner", "Human Resources", "General"],
  ["chief-financial-officer-recruiters", "Chief Financial Officer", "Executive", "General"],
  ["cnc-machinist-recruiters", "CNC Machinist", "Skilled Trades", "Manufacturing"],
])("[DATA-28] %s is the page of %s", (slug, title, category, industry) => {
  expect(findRole(slug)).toEqual({ slug, title, category, industry });
});

test("[DATA-28] every entry is found by its slug", () => {
  for (const role of roles) {
    expect(findRole(role.slug)).toBe(role);
  }
});

test.each(["unicorn-recruiters", "nope", "", "Registered-Nurse-Recruiters", "registered-nurse", "constructor"])(
  "[DATA-28] the unknown slug %j finds no role",
  (slug) => {
    expect(findRole(slug)).toBeUndefined();
  },
);

test.each(["physician-recruiters", "healthcare-administration-recruiters", "healthcare-executive-recruiters"])(
  "[ROUTE-07] %s belongs to its landing page and is not in the catalog",
  (slug) => {
    expect(findRole(slug)).toBeUndefined();
  },
);
