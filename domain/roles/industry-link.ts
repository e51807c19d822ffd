import { industrySlug, industrySlugs, type IndustrySlug } from "../industries.ts";
import type { Role, RoleCategory } from "./catalog.ts";

const slugByCategory: Readonly<Partial<Record<RoleCategory, IndustrySlug>>> = {
  Sales: "sales-marketing",
  Marketing: "sales-marketing",
  Content: "sales-marketing",
  Design: "sales-marketing",
  Finance: "financial-services",
  Executive: "executives",
  Management: "executives",
  Technology: "technology",
  Analytics: "technology",
  Engineering: "engineering",
  Operations: "manufacturing",
  Logistics: "manufacturing",
  "Skilled Trades": "manufacturing",
  Transportation: "manufacturing",
  Hospitality: "hospitality",
  Education: "education",
  Healthcare: "healthcare",
  "Customer Service": "retail",
};

/**
 * The industry page that a role links to: that of its industry, or else (General has no page) the one closest to its category, or else the
 * outsourcing service. Every returned path has a page.
 */
export function industryPathFor(
  role: Pick<Role, "category" | "industry">,
): `/industries/${IndustrySlug}` | "/services/rpo" {
  const derived = industrySlug(role.industry);
  const slug = industrySlugs.find((known) => known === derived) ?? slugByCategory[role.category];
  return slug === undefined ? "/services/rpo" : `/industries/${slug}`;
}
