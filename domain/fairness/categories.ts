/** The categories of the federal EEO-1 report, which New York's rules for bias audits use, and their combinations. */
const sexes = ["female", "male", "another"] as const;
export type Sex = (typeof sexes)[number];

const races = ["hispanic", "white", "black", "pacific", "asian", "native", "several"] as const;
export type Race = (typeof races)[number];

/** The answer "Prefer not to say", which counts as unknown. */
const declined = "declined";
export const sexAnswers = [...sexes, declined] as const;
export const raceAnswers = [...races, declined] as const;
export type SexAnswer = (typeof sexAnswers)[number];
export type RaceAnswer = (typeof raceAnswers)[number];

export const sexLabels: Readonly<Record<SexAnswer, string>> = {
  female: "Female",
  male: "Male",
  another: "Nonbinary or another",
  declined: "Prefer not to say",
};

/** The labels of the report. Hispanic or Latino includes people of any race. */
export const raceLabels: Readonly<Record<RaceAnswer, string>> = {
  hispanic: "Hispanic or Latino",
  white: "White",
  black: "Black or African American",
  pacific: "Native Hawaiian or Pacific Islander",
  asian: "Asian",
  native: "Native American or Alaska Native",
  several: "Two or more races",
  declined: "Prefer not to say",
};

export const groupings = ["sex", "race", "both"] as const;
export type Grouping = (typeof groupings)[number];

export const groupingLabels: Readonly<Record<Grouping, string>> = {
  sex: "By sex",
  race: "By race and ethnicity",
  both: "By sex and race together",
};

export interface Answers {
  readonly sex: Sex | null;
  readonly race: Race | null;
}

/** The category of a person in a grouping; null if a needed answer is unknown. */
export const categoryOf = (grouping: Grouping, { sex, race }: Answers): string | null => {
  if (grouping === "sex") return sex;
  if (grouping === "race") return race;
  return sex === null || race === null ? null : `${race}/${sex}`;
};

/** Every category of a grouping in the order of the tables, with its words. */
export const categoriesOf = (grouping: Grouping): readonly (readonly [category: string, label: string])[] => {
  if (grouping === "sex") return sexes.map((sex) => [sex, sexLabels[sex]] as const);
  if (grouping === "race") return races.map((race) => [race, raceLabels[race]] as const);
  return races.flatMap((race) =>
    sexes.map((sex) => [`${race}/${sex}`, `${raceLabels[race]}, ${sexLabels[sex].toLowerCase()}`] as const),
  );
};
