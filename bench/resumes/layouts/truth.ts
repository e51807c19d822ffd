/** What a document states about a person, in the format of the development set. A value that its design does not print is left out. */
import type { ReadCredential, ReadLanguage, ReadProject, ReadVolunteering } from "#domain/resumes/read-resume.ts";
import type { Person } from "./people.ts";

export interface Truth {
  readonly status: "ok";
  readonly hiddenText: false;
  readonly profile: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly location: string | null;
    readonly title: string;
    readonly summary: string;
    readonly skills: readonly string[];
    readonly experience: readonly { title: string; company: string; start: string; end: string | null }[];
    readonly education: readonly { institution: string; degree: string; year: number | null }[];
    readonly credentials: readonly ReadCredential[];
    readonly languages: readonly ReadLanguage[];
    readonly projects: readonly ReadProject[];
    readonly volunteering: readonly ReadVolunteering[];
  };
  readonly accept: Readonly<Record<string, readonly string[]>>;
  readonly optionalSkills: readonly string[];
  readonly meta: { readonly layout: string; readonly person: string };
}

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec".split("|");
const longMonths = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");

const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s\u00A0]+/g, " ");

/** Every way in which the designs print a month. */
const waysToPrint = (date: string): string[] => {
  const [year = "", month = ""] = date.split("-");
  const number = Number(month);
  const [short = "", long = ""] = [months[number - 1], longMonths[number - 1]];
  return [
    date,
    `${month}/${year}`,
    `${number}/${year}`,
    `${month}.${year}`,
    ...[short, long, ...(short === "Sep" ? ["Sept"] : [])].flatMap((name) => [
      `${name} ${year}`,
      `${name}, ${year}`,
      `${name}. ${year}`,
      `${name} '${year.slice(2)}`,
    ]),
  ];
};

/** With the month if it is printed, otherwise the year, otherwise empty. */
const printedDate = (date: string, text: string): string => {
  if (date === "") return "";
  if (date.length > 4 && waysToPrint(date).some((way) => text.includes(fold(way)))) return date;
  return text.includes(date.slice(0, 4)) ? date.slice(0, 4) : "";
};

export const truthOf = (person: Person, design: string, printed: string): Truth => {
  const text = fold(printed);
  const isPrinted = (value: string): boolean => value !== "" && text.includes(fold(value));
  const keep = (value: string): string => (isPrinted(value) ? value : "");
  /** A value of one entry is searched only around the entry's name. */
  const around = (name: string): string => {
    const index = text.indexOf(fold(name));
    return text.slice(Math.max(0, index - 90), index + name.length + 150);
  };
  const keepAround = (name: string, value: string): string =>
    value !== "" && around(name).includes(fold(value)) ? value : "";
  const month = (date: string | null, where = text): string | null =>
    date === null ? null : printedDate(date, where) || null;
  /** A word of its own behind the city: "ES" isn't printed by "Services". */
  const isBehindCity = (name: string): boolean =>
    name !== "" && new RegExp(String.raw`${person.city}.{0,40}\b${name}\b`, "su").test(printed);
  const country = [person.country.name, person.country.code].filter(isBehindCity);
  const skills = person.skills.flatMap((group) => group.items).filter(isPrinted);
  const groups = person.skills.map((group) => group.name).filter(isPrinted);
  return {
    status: "ok",
    hiddenText: false,
    profile: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: keep(person.email),
      phone: isPrinted(person.phone) ? person.phoneE164 : "",
      location: isPrinted(person.city)
        ? [person.city, isBehindCity(person.region) ? person.region : (country[0] ?? "")]
            .filter((part) => part !== "")
            .join(", ")
        : null,
      title: isPrinted(person.headline) ? person.headline : (person.jobs[0]?.title ?? ""),
      summary: keep(person.summary),
      // Some designs print the names of groups and not what is in them.
      skills: skills.length > 0 ? skills : groups,
      experience: person.jobs.map(({ title, company, start, end }) => ({
        title,
        company,
        start: printedDate(start, text),
        end: month(end),
      })),
      education: person.schools.map(({ institution, degree, field, from, year }) => ({
        institution,
        degree: [keep(degree), keep(field)].filter((part) => part !== "").join(" in "),
        year: text.includes(String(year)) ? year : text.includes(String(from)) ? from : null,
      })),
      credentials: person.credentials
        .filter(({ name }) => isPrinted(name))
        .map((each) => ({
          ...each,
          issuer: keepAround(each.name, each.issuer),
          number: keepAround(each.name, each.number),
          region: keepAround(each.name, each.region),
          validFrom: month(each.validFrom, around(each.name)),
          validTo: month(each.validTo, around(each.name)),
        })),
      languages: person.languages
        .filter(
          ({ name, level }) =>
            isPrinted(name) &&
            (isPrinted(level) ||
              /\blanguages\b/.test(text) ||
              isPrinted(person.languages.map((each) => each.name).join(", "))),
        )
        .map(({ name, level }) => ({ name, level: keep(level) })),
      projects: person.projects
        .filter(({ name }) => isPrinted(name))
        .map(({ name, description, year }) => ({
          name,
          description: keep(description),
          start: printedDate(String(year), around(name)),
          end: null,
          url: "",
        })),
      volunteering: person.volunteering
        .filter(({ organization }) => isPrinted(organization))
        .map(({ role, organization, from, to, description }) => ({
          role: keep(role),
          organization,
          start: printedDate(String(from), around(organization)),
          end: month(String(to), around(organization)),
          description: keep(description),
        })),
    },
    accept: {},
    optionalSkills: [
      ...(skills.length > 0 ? groups : []),
      ...person.credentials.map(({ name }) => name),
      ...person.languages.map(({ name }) => name),
    ],
    meta: { layout: design, person: person.id },
  };
};
