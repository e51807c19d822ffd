/** How much of what a person said in a conversation landed in the right field, and whether anything was written that they did not say. */
import type { Profile } from "../../profiles/profile.ts";

type Wordings = readonly string[];

interface Turn {
  readonly step: string;
  readonly says: string;
  /** Whether the message holds an answer, another fact or the wish to go on. */
  readonly usable: boolean;
}

interface Facts {
  readonly firstName?: Wordings;
  readonly lastName?: Wordings;
  readonly email?: Wordings;
  readonly phone?: Wordings;
  readonly location?: Wordings;
  readonly title?: Wordings;
  readonly summarySays?: Wordings;
  readonly skills?: readonly Wordings[];
  readonly skillsAllowed?: readonly Wordings[];
  readonly experience?: readonly {
    readonly title?: Wordings;
    readonly company?: Wordings;
    readonly start?: string;
    readonly end?: string | null;
  }[];
  readonly education?: readonly {
    readonly degree?: Wordings;
    readonly field?: Wordings;
    readonly school?: Wordings;
    readonly year?: number;
  }[];
}

export interface Conversation {
  readonly id: string;
  readonly about: string;
  readonly turns: readonly Turn[];
  readonly facts: Facts;
  readonly notFacts?: Readonly<Record<string, readonly string[]>>;
}

interface Judgement {
  readonly field: string;
  readonly isRight: boolean;
  readonly expected: string;
  readonly got: string;
}

export interface Scored {
  readonly judgements: readonly Judgement[];
  /** Written although the person did not say it. */
  readonly invented: readonly string[];
  /** Said, but no fact of this kind: a field that nobody filled in the labels, a job or a school more than were told. */
  readonly misplaced: readonly string[];
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

const isOneOf = (value: string, wordings: Wordings): boolean => {
  const said = plain(value);
  return said !== "" && wordings.some((each) => plain(each) === said);
};

const digits = (text: string): string => text.replaceAll(/\D/g, "");

/** By its digits; a country code that was not said may be there or not. */
const isSamePhone = (value: string, wordings: Wordings): boolean => {
  const got = digits(value);
  return wordings.some((each) => {
    const want = digits(each);
    const bare = want.replace(/^0/, "");
    return got === want || (bare.length >= 6 && got.endsWith(bare)) || (got.length >= 7 && want.endsWith(got));
  });
};

const isSameDate = (got: string | null | undefined, want: string | null): boolean =>
  want === null
    ? got === null
    : typeof got === "string" && (got === want || (want.length === 4 && got.startsWith(want)));

const scalars = ["firstName", "lastName", "email", "location", "title"] as const;

const judgeJobs = (profile: Profile, expected: NonNullable<Facts["experience"]>): readonly Judgement[] => {
  const free = [...profile.experience];
  return expected.flatMap((want) => {
    const points = (entry: (typeof free)[number]): number =>
      (isOneOf(entry.company, want.company ?? []) ? 2 : 0) +
      (isOneOf(entry.title, want.title ?? []) ? 2 : 0) +
      (want.start !== undefined && isSameDate(entry.start, want.start) ? 1 : 0);
    const best = free.toSorted((a, b) => points(b) - points(a))[0];
    const entry = best !== undefined && points(best) > 0 ? best : undefined;
    if (entry !== undefined) free.splice(free.indexOf(entry), 1);
    const got = JSON.stringify(entry ?? null);
    const judgements: Judgement[] = [];
    const add = (field: string, isRight: boolean, what: string) =>
      judgements.push({ field, isRight, expected: what, got });
    if (want.title) add("job title", isOneOf(entry?.title ?? "", want.title), want.title[0] ?? "");
    if (want.company) add("company", isOneOf(entry?.company ?? "", want.company), want.company[0] ?? "");
    if (want.start !== undefined) add("start", isSameDate(entry?.start, want.start), want.start);
    if (want.end !== undefined) add("end", entry !== undefined && isSameDate(entry.end, want.end), want.end ?? "now");
    return judgements;
  });
};

const judgeSchools = (profile: Profile, expected: NonNullable<Facts["education"]>): readonly Judgement[] => {
  const free = [...profile.education];
  return expected.flatMap((want) => {
    const points = (entry: (typeof free)[number]): number =>
      (isOneOf(entry.school, want.school ?? []) ? 2 : 0) +
      (isOneOf(entry.degree, want.degree ?? []) ? 2 : 0) +
      (want.year !== undefined && entry.year === want.year ? 1 : 0) +
      (isOneOf(entry.field ?? "", want.field ?? []) ? 1 : 0);
    const best = free.toSorted((a, b) => points(b) - points(a))[0];
    const entry = best !== undefined && points(best) > 0 ? best : undefined;
    if (entry !== undefined) free.splice(free.indexOf(entry), 1);
    const got = JSON.stringify(entry ?? null);
    const judgements: Judgement[] = [];
    const add = (field: string, isRight: boolean, what: string) =>
      judgements.push({ field, isRight, expected: what, got });
    if (want.degree) {
      const whole = `${entry?.degree ?? ""} ${entry?.field ?? ""}`;
      add("degree", isOneOf(entry?.degree ?? "", want.degree) || isOneOf(whole, want.degree), want.degree[0] ?? "");
    }
    if (want.field) {
      const said = ` ${plain(`${entry?.degree ?? ""} ${entry?.field ?? ""}`)} `;
      add(
        "field",
        want.field.some((each) => said.includes(` ${plain(each)} `)),
        want.field[0] ?? "",
      );
    }
    if (want.school) add("school", isOneOf(entry?.school ?? "", want.school), want.school[0] ?? "");
    if (want.year !== undefined) add("year", entry?.year === want.year, String(want.year));
    return judgements;
  });
};

/** Every text of the profile, with the name of its field. */
const textsOf = (profile: Profile): readonly (readonly [string, string])[] => [
  ...(["firstName", "lastName", "location", "title", "summary"] as const).map(
    (field) => [field, profile[field]] as const,
  ),
  ...profile.skills.map((skill) => ["skills", skill] as const),
  ...profile.credentials.map(({ name }) => ["credentials", name] as const),
  ...profile.languages.map(({ name, level = "" }) => ["languages", `${name} ${level}`] as const),
  ...profile.experience.flatMap((job) => [
    ["job title", job.title] as const,
    ["company", job.company] as const,
    ["description", job.description ?? ""] as const,
  ]),
  ...profile.education.flatMap((school) => [
    ["degree", school.degree] as const,
    ["field", school.field ?? ""] as const,
    ["school", school.school] as const,
  ]),
];

const inventedIn = (profile: Profile, { turns, facts, notFacts = {} }: Conversation): readonly string[] => {
  const found: string[] = [];
  const accepted = JSON.stringify(facts);
  // A word counts as said where it stands in a message, or where the labels accept it as another writing of what was said.
  const said = ` ${plain(turns.map(({ says }) => says).join(" "))} ${plain(accepted)} `;
  for (const [field, text] of textsOf(profile))
    for (const word of plain(text).split(" "))
      if (word !== "" && !said.includes(word)) found.push(`${field}: "${text}" (${word})`);
  const everything = plain(JSON.stringify(profile));
  for (const [field, values] of Object.entries(notFacts))
    for (const value of values) {
      const bad = plain(value);
      const isThere =
        field === "any"
          ? everything.includes(bad)
          : field === "skills"
            ? profile.skills.some((skill) => plain(skill) === bad)
            : field === "company"
              ? profile.experience.some((job) => plain(job.company) === bad)
              : field === "degree"
                ? profile.education.some((school) => plain(school.degree) === bad)
                : plain(JSON.stringify((profile as Readonly<Record<string, unknown>>)[field] ?? "")) === bad;
      if (isThere) found.push(`${field} must not be "${value}"`);
    }
  return found;
};

const misplacedIn = (profile: Profile, { facts }: Conversation): readonly string[] => {
  const fields = [...scalars, "phone"] as const;
  const jobs = profile.experience.slice(facts.experience?.length ?? 0);
  const schools = profile.education.slice(facts.education?.length ?? 0);
  return [
    ...fields
      .filter((field) => profile[field] !== "" && facts[field] === undefined)
      .map((field) => `${field}: ${profile[field]}`),
    ...(jobs.length > 0 ? [`${jobs.length} jobs too many`] : []),
    ...(schools.length > 0 ? [`${schools.length} schools too many`] : []),
  ];
};

export const scoreConversation = (profile: Profile, conversation: Conversation): Scored => {
  const { facts } = conversation;
  const judgements: Judgement[] = [];
  const add = (field: string, isRight: boolean, expected: string, got: string) =>
    judgements.push({ field, isRight, expected, got });
  for (const field of scalars) {
    const wordings = facts[field];
    if (wordings !== undefined) add(field, isOneOf(profile[field], wordings), wordings[0] ?? "", profile[field]);
  }
  if (facts.phone !== undefined)
    add("phone", isSamePhone(profile.phone, facts.phone), facts.phone[0] ?? "", profile.phone);
  for (const phrase of facts.summarySays ?? [])
    add("summary", plain(profile.summary).includes(plain(phrase)), phrase, profile.summary);
  // The labels were written before languages and licenses had fields of their own.
  const skills = [...profile.skills, ...[...profile.credentials, ...profile.languages].map(({ name }) => name)];
  for (const wordings of facts.skills ?? [])
    add(
      "skills",
      skills.some((skill) => isOneOf(skill, wordings)),
      wordings[0] ?? "",
      skills.join(", "),
    );
  judgements.push(...judgeJobs(profile, facts.experience ?? []), ...judgeSchools(profile, facts.education ?? []));
  return { judgements, invented: inventedIn(profile, conversation), misplaced: misplacedIn(profile, conversation) };
};
