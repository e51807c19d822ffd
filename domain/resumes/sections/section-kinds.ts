/** What a section of a resume is about. */
export const sectionKinds = [
  "summary",
  "experience",
  "education",
  "skills",
  "contact",
  "languages",
  "certifications",
  "volunteering",
  "projects",
  "awards",
  "publications",
  "memberships",
  "references",
  "interests",
  "headline",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];
