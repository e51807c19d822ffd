/** The values of a scorecard, from worst to best; the database has the same lists. */
export const recommendations = ["strong_no", "no", "yes", "strong_yes"] as const;

export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Readonly<Record<Recommendation, string>> = {
  strong_no: "Strong no",
  no: "No",
  yes: "Yes",
  strong_yes: "Strong yes",
};

export const scorecardStatuses = ["draft", "submitted"] as const;

export type ScorecardStatus = (typeof scorecardStatuses)[number];

/** The meaning of each rating, so that two people mean the same by a number. */
export const ratingLabels: Readonly<Record<number, string>> = {
  1: "Not demonstrated",
  2: "Below requirements",
  3: "Meets requirements",
  4: "Above requirements",
  5: "Exceptional",
};

export const minRating = 1;
export const maxRating = 5;
