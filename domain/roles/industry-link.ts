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
 * The industry page a role links to: its own industry's, else (industry General has no page) the one nearest its
 * category, else the outsourcing service. Never an address without a page.
 */
export function industryPathFor(
  role: Pick<Role, "category" | "industry">,
): `/industries/${IndustrySlug}` | "/services/rpo" {
  const derived = industrySlug(role.industry);
  const slug = industrySlugs.find((known) => known === derived) ?? slugByCategory[role.category];
  return slug === undefined ? "/services/rpo" : `/industries/${slug}`;
}
