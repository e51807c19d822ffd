/** The categories of the federal EEO-1 report, which New York's rules for bias audits take over, and what unites them. */
export const sexes = ["female", "male", "another"] as const;
export type Sex = (typeof sexes)[number];

export const races = ["hispanic", "white", "black", "pacific", "asian", "native", "several"] as const;
export type Race = (typeof races)[number];

/** Said aloud, and counted as unknown. */
export const declined = "declined";
export const sexAnswers = [...sexes, declined] as const;
export const raceAnswers = [...races, declined] as const;
export type SexAnswer = (typeof sexAnswers)[number];
export type RaceAnswer = (typeof raceAnswers)[number];

export const sexWords: Readonly<Record<SexAnswer, string>> = {
  female: "Female",
  male: "Male",
  another: "Nonbinary or another",
  declined: "Prefer not to say",
};

/** As the report words them; whoever is Hispanic or Latino is counted there, of any race. */
export const raceWords: Readonly<Record<RaceAnswer, string>> = {
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

export const groupingWords: Readonly<Record<Grouping, string>> = {
  sex: "By sex",
  race: "By race and ethnicity",
  both: "By sex and race together",
};

export interface Answered {
  readonly sex: Sex | null;
  readonly race: Race | null;
}

/** The category of a person in a grouping; none where an answer that it needs is not known. */
export const categoryOf = (grouping: Grouping, { sex, race }: Answered): string | null => {
  if (grouping === "sex") return sex;
  if (grouping === "race") return race;
  return sex === null || race === null ? null : `${race}/${sex}`;
};

/** Every category of a grouping in the order of the tables, with its words. */
export const categoriesOf = (grouping: Grouping): readonly (readonly [category: string, label: string])[] => {
  if (grouping === "sex") return sexes.map((sex) => [sex, sexWords[sex]] as const);
  if (grouping === "race") return races.map((race) => [race, raceWords[race]] as const);
  return races.flatMap((race) =>
    sexes.map((sex) => [`${race}/${sex}`, `${raceWords[race]}, ${sexWords[sex].toLowerCase()}`] as const),
  );
};
