/** Education, credentials, languages, volunteer work and preferences as forms: their fields, and the way from an entry to text and back. */
import { utcToday } from "#domain/calendar-day.ts";
import {
  credentialDetails,
  credentialStatusText,
  preferenceAnswers,
  preferenceText,
} from "#domain/profiles/entry-text.ts";
import { formatDateRange } from "#domain/profiles/date-range.ts";
import {
  type Credential,
  type Education,
  type Language,
  type Preference,
  preference,
  type Volunteering,
} from "#domain/profiles/history.ts";
import { parseTypedDate, typedDate, typedDateHint } from "#domain/profiles/typed-date.ts";

export type EntryValues = Readonly<Record<string, string>>;

export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly isLong?: boolean;
  readonly isYear?: boolean;
  readonly maxLength?: number;
  readonly options?: readonly (readonly [value: string, label: string])[];
}

type ParsedEntry<Entry> = { readonly entry: Entry } | { readonly errors: EntryValues };

export interface EntryKind<Entry> {
  readonly noun: string;
  readonly fields: readonly EntryField[];
  readonly valuesOf: (entry: Entry | null) => EntryValues;
  readonly parse: (values: EntryValues) => ParsedEntry<Entry>;
  readonly describe: (entry: Entry) => { readonly title: string; readonly subtitle: string; readonly time: string };
}

/** Leaves out empty texts: a stored entry has no empty optional field. */
const filled = <Values extends Readonly<Record<string, string>>>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as Partial<Values>;

const trimmed =
  (values: EntryValues): ((name: string) => string) =>
  (name) =>
    (values[name] ?? "").trim();

const errorsOrEntry = <Entry>(
  errors: Readonly<Record<string, string | false>>,
  entry: () => Entry,
): ParsedEntry<Entry> => {
  const found = Object.entries(errors).filter((each): each is [string, string] => each[1] !== false);
  return found.length > 0 ? { errors: Object.fromEntries(found) } : { entry: entry() };
};

const isBadYear = (year: string): boolean => year !== "" && !/^(19|20)\d\d$/.test(year);
const yearHelp = "Enter a year, such as 2019";
const endBeforeStart = "The end can't be before the start";

export const educationKind: EntryKind<Education> = {
  noun: "education",
  fields: [
    { name: "degree", label: "Degree", isWide: true },
    { name: "field", label: "Field of study (optional)" },
    { name: "school", label: "School" },
    { name: "startYear", label: "Start year (optional)", isYear: true },
    { name: "year", label: "End year (optional)", isYear: true },
  ],
  valuesOf: (entry) => ({
    degree: entry?.degree ?? "",
    field: entry?.field ?? "",
    school: entry?.school ?? "",
    startYear: String(entry?.startYear ?? ""),
    year: String(entry?.year ?? ""),
  }),
  parse: (values) => {
    const value = trimmed(values);
    const [startYear, year] = [value("startYear"), value("year")];
    const isReversed = startYear !== "" && year !== "" && !isBadYear(startYear) && year < startYear;
    return errorsOrEntry(
      {
        degree: value("degree") === "" && "Enter a degree or course",
        school: value("school") === "" && "Enter a school",
        startYear: isBadYear(startYear) && yearHelp,
        year: isBadYear(year) ? yearHelp : isReversed && endBeforeStart,
      },
      () => ({
        degree: value("degree"),
        school: value("school"),
        ...filled({ field: value("field") }),
        ...(startYear === "" ? {} : { startYear: Number(startYear) }),
        ...(year === "" ? {} : { year: Number(year) }),
      }),
    );
  },
  describe: ({ degree, field, school, startYear, year }) => ({
    title: [degree, field ?? ""].filter((each) => each !== "").join(" in ") || "Untitled",
    subtitle: school,
    time: [startYear, year].filter((each) => each !== undefined).join(" to "),
  }),
};

const statusOptions = [
  ["held", "Held"],
  ["in_progress", "In progress"],
  ["lapsed", "Lapsed"],
] as const;

const isBadDate = (text: string): boolean => text !== "" && parseTypedDate(text) === undefined;
const dateHelp = `Enter ${typedDateHint[0]?.toLowerCase()}${typedDateHint.slice(1)}`;

export const credentialKind: EntryKind<Credential> = {
  noun: "license or certification",
  fields: [
    { name: "name", label: "License or certification", isWide: true },
    { name: "issuer", label: "Issued by (optional)" },
    { name: "region", label: "State or country (optional)", maxLength: 100 },
    { name: "status", label: "Status", options: statusOptions },
    {
      name: "number",
      label: "Number (optional)",
      hint: "Shown to a company only after you accept its introduction",
      maxLength: 100,
    },
    { name: "validFrom", label: "Issued on (optional)", hint: typedDateHint, maxLength: 10 },
    {
      name: "validTo",
      label: "Valid until (optional)",
      hint: "For one in progress, when you expect it",
      maxLength: 10,
    },
  ],
  valuesOf: (entry) => ({
    name: entry?.name ?? "",
    issuer: entry?.issuer ?? "",
    region: entry?.region ?? "",
    status: entry?.status ?? "held",
    number: entry?.number ?? "",
    validFrom: typedDate(entry?.validFrom),
    validTo: typedDate(entry?.validTo),
  }),
  parse: (values) => {
    const value = trimmed(values);
    const [from, to] = [parseTypedDate(value("validFrom")) ?? "", parseTypedDate(value("validTo")) ?? ""];
    const status = statusOptions.find(([each]) => each === value("status"))?.[0] ?? "held";
    return errorsOrEntry(
      {
        name: value("name") === "" && "Enter the name",
        validFrom: isBadDate(value("validFrom")) && dateHelp,
        validTo: isBadDate(value("validTo")) ? dateHelp : from !== "" && to !== "" && to < from && endBeforeStart,
      },
      () => ({
        name: value("name"),
        status,
        ...filled({
          issuer: value("issuer"),
          region: value("region"),
          number: value("number"),
          validFrom: from,
          validTo: to,
        }),
      }),
    );
  },
  describe: (entry) => ({
    title: entry.name,
    subtitle: credentialDetails(entry),
    time: credentialStatusText(entry, utcToday()),
  }),
};

export const languageKind: EntryKind<Language> = {
  noun: "language",
  fields: [
    { name: "name", label: "Language", maxLength: 100 },
    { name: "level", label: "Level (optional)", hint: "Such as native, fluent or B2", maxLength: 100 },
  ],
  valuesOf: (entry) => ({ name: entry?.name ?? "", level: entry?.level ?? "" }),
  parse: (values) => {
    const value = trimmed(values);
    return errorsOrEntry({ name: value("name") === "" && "Enter a language" }, () => ({
      name: value("name"),
      ...filled({ level: value("level") }),
    }));
  },
  describe: ({ name, level }) => ({ title: name, subtitle: level ?? "", time: "" }),
};

const monthHelp = "Enter a month or a year, such as 04/2021 or 2021";
const isBadMonth = (text: string, date: string | undefined): boolean =>
  text !== "" && (date === undefined || date.length > 7);

export const volunteeringKind: EntryKind<Volunteering> = {
  noun: "volunteer work",
  fields: [
    { name: "role", label: "Role" },
    { name: "organization", label: "Organization" },
    { name: "start", label: "Start (optional)", hint: "A month or a year, such as 04/2021 or 2021", maxLength: 7 },
    { name: "end", label: "End (optional)", hint: "Leave it empty if you still do it", maxLength: 7 },
    { name: "description", label: "What you did (optional)", isWide: true, isLong: true, maxLength: 10_000 },
  ],
  valuesOf: (entry) => ({
    role: entry?.role ?? "",
    organization: entry?.organization ?? "",
    start: typedDate(entry?.start),
    end: typedDate(entry?.end ?? undefined),
    description: entry?.description ?? "",
  }),
  parse: (values) => {
    const value = trimmed(values);
    const [start, end] = [parseTypedDate(value("start")), parseTypedDate(value("end"))];
    return errorsOrEntry(
      {
        role: value("role") === "" && value("organization") === "" && "Enter a role or an organization",
        start: isBadMonth(value("start"), start) && monthHelp,
        end: isBadMonth(value("end"), end)
          ? monthHelp
          : start !== undefined && end !== undefined && end < start && endBeforeStart,
      },
      () => ({
        role: value("role"),
        organization: value("organization"),
        ...filled({ start: start ?? "", description: value("description") }),
        ...(end === undefined ? (start === undefined ? {} : { end: null }) : { end }),
      }),
    );
  },
  describe: ({ role, organization, start, end }) => ({
    title: role || organization,
    subtitle: role === "" ? "" : organization,
    time: formatDateRange(start, end),
  }),
};

const startOption = "start_date";

/** Each possible answer is one option, so that no kind can be saved without an answer. */
const preferenceOptions = [
  ...Object.entries(preferenceAnswers).flatMap(([kind, answers]) =>
    Object.entries(answers).map(([value, label]) => [`${kind} ${value}`, label] as const),
  ),
  [startOption, "Can start on a date"] as const,
];

export const preferenceKind: EntryKind<Preference> = {
  noun: "work preference",
  fields: [
    { name: "answer", label: "Preference", options: preferenceOptions },
    { name: "date", label: "Start date", hint: `Only for a start date. ${typedDateHint}`, maxLength: 10 },
  ],
  valuesOf: (entry) => ({
    answer: entry?.kind === "start_date" ? startOption : entry ? `${entry.kind} ${entry.value}` : "relocation yes",
    date: entry?.kind === "start_date" ? typedDate(entry.value) : "",
  }),
  parse: (values) => {
    const value = trimmed(values);
    const [kind = "", answer = ""] = value("answer").split(" ");
    const date = parseTypedDate(value("date"));
    return errorsOrEntry({ date: kind === startOption && date === undefined && dateHelp }, () =>
      preference.parse(kind === startOption ? { kind, value: date } : { kind, value: answer }),
    );
  },
  describe: (entry) => ({ title: preferenceText(entry), subtitle: "", time: "" }),
};
