/** The thirteen industries the firm recruits for, in the order of the navigation. */
export const industries = [
  "Healthcare",
  "Engineering",
  "Technology",
  "Executives",
  "Hospitality",
  "Sales & Marketing",
  "Energy",
  "Financial Services",
  "Manufacturing",
  "Consulting",
  "Private Equity",
  "Retail",
  "Education",
] as const;

export const industrySlugs = [
  "healthcare",
  "engineering",
  "technology",
  "executives",
  "hospitality",
  "sales-marketing",
  "energy",
  "financial-services",
  "manufacturing",
  "consulting",
  "private-equity",
  "retail",
  "education",
] as const;

export type IndustrySlug = (typeof industrySlugs)[number];

/** The URL slug of an industry's name: lower case, "&" dropped, every run of spaces one hyphen. */
export const industrySlug = (name: string): string => name.toLowerCase().replace("&", "").trim().replace(/\s+/g, "-");
