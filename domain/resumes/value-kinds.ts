/** Kinds of values that are read from a resume, each with a confidence of its own. */
export const valueKinds = [
  "name",
  "email",
  "phone",
  "location",
  "title",
  "summary",
  "skill",
  "jobTitle",
  "company",
  "dates",
  "institution",
  "degree",
  "year",
  "credential",
  "language",
  "project",
  "volunteering",
] as const;

export type ValueKind = (typeof valueKinds)[number];
