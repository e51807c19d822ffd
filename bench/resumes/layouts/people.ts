/** The invented people of the training set: each combines a trade with a country. The same number always gives the same person. */
import type { ReadCredential } from "#domain/resumes/read-resume.ts";
import { countries, type Country } from "./countries.ts";
import { trades } from "./trades.ts";

export interface Place {
  readonly city: string;
  readonly region: string;
}

export interface Job extends Place {
  readonly title: string;
  readonly company: string;
  readonly start: string;
  readonly end: string | null;
  readonly bullets: readonly string[];
}

export interface School extends Place {
  readonly institution: string;
  readonly degree: string;
  readonly field: string;
  readonly from: number;
  readonly year: number;
}

export interface Person extends Place {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneE164: string;
  readonly street: string;
  readonly postcode: string;
  readonly country: Country;
  readonly headline: string;
  readonly summary: string;
  /** One unnamed group, or several with a name. */
  readonly skills: readonly { readonly name: string; readonly items: readonly string[] }[];
  readonly jobs: readonly Job[];
  readonly schools: readonly School[];
  readonly credentials: readonly ReadCredential[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly projects: readonly { readonly name: string; readonly description: string; readonly year: number }[];
  readonly volunteering: readonly {
    readonly role: string;
    readonly organization: string;
    readonly from: number;
    readonly to: number;
    readonly description: string;
  }[];
}

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = Math.imul(seed + 1, 0x9e37_79b1);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const listOf = (text: string): string[] => text.split("|");
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("an empty list");
  return item;
};

const fullRegion: Readonly<Record<string, string>> = {
  CO: "Colorado",
  OH: "Ohio",
  ID: "Idaho",
  GA: "Georgia",
  AZ: "Arizona",
  MN: "Minnesota",
  NS: "Nova Scotia",
  SK: "Saskatchewan",
  ON: "Ontario",
  VIC: "Victoria",
  QLD: "Queensland",
};

/** Given names before the particles or the last word; some people here have two family names. */
const nameOf = (name: string): { firstName: string; lastName: string } => {
  const words = name.split(" ");
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const twoFamilyNames = words.length === 3 && /Peña|Ibáñez/.test(name);
  const from = particle > 0 ? particle : twoFamilyNames ? 1 : words.length - 1;
  return { firstName: words.slice(0, from).join(" "), lastName: words.slice(from).join(" ") };
};

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "");

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const credentialsOf = (trade: (typeof trades)[number], country: Country, region: string, index: number) => {
  const all = listOf(trade.credentials).map((each) => each.split(";"));
  return all.slice(0, 2 + (index % 2)).map(([name = "", issuer = ""], order): ReadCredential => {
    const isLicense = order === 0 && /Board|Department|State|Secretary/.test(issuer);
    const way = (index + order) % 5;
    if (way === 1 && order > 0)
      return { name, issuer, number: "", region: "", validFrom: null, validTo: null, status: "in_progress" };
    const state = isLicense && country.code === "US" ? (fullRegion[region] ?? "") : "";
    return {
      name,
      issuer,
      number: isLicense || way === 3 ? String(100_000 + ((index * 7919 + order * 104_729) % 899_999)) : "",
      region: state,
      validFrom:
        way === 0
          ? null
          : way === 4 && order > 0
            ? null
            : `20${twoDigits(16 + ((index + order) % 8))}-0${1 + (index % 9)}`,
      validTo: way === 0 ? "2028-06" : way === 2 ? "2027-03" : way === 4 && order > 0 ? "2021" : null,
      status: way === 4 && order > 0 ? "lapsed" : "held",
    };
  });
};

/** The months since year 0 as YYYY-MM. */
const dateOf = (value: number): string => `${Math.floor(value / 12)}-${twoDigits((value % 12) + 1)}`;

const personOf = (index: number): Person => {
  const random = randomFrom(index);
  // The first fourteen are from the United States, then the other countries in turn.
  const country = at(countries, index < 14 ? 0 : 1 + ((index - 14) % (countries.length - 1)));
  const order = index < 14 ? index : Math.floor((index - 14) / (countries.length - 1));
  const trade = at(trades, index * 3 + Math.floor(index / 20));
  const name = at(listOf(country.names), order);
  const [city = "", region = "", postcode = "", street = "", phone = "", phoneE164 = ""] = at(
    listOf(country.places),
    order,
  ).split(";");
  const places = listOf(country.places).map((each) => each.split(";"));
  const placeOf = (step: number): Place => {
    const [city = "", region = ""] = at(places, order + step);
    return { city, region };
  };
  const { firstName, lastName } = nameOf(name);
  const titles = listOf(trade.titles);
  const employers = listOf(trade.employers);
  const bullets = listOf(trade.bullets);
  const jobCount = 2 + (index % 3);
  let month = 12 * 2026 - Math.floor(random() * 4);
  const jobs = Array.from({ length: jobCount }, (_, step): Job => {
    const end = month;
    month -= 14 + Math.floor(random() * 40);
    const start = month;
    month -= 1 + Math.floor(random() * 3);
    const isCurrent = step === 0 && index % 4 !== 3;
    return {
      title: at(titles, step),
      company: at(employers, step + (index % 4)),
      ...placeOf(step % 2),
      start: dateOf(start),
      end: isCurrent ? null : dateOf(end),
      bullets: [at(bullets, step + index), ...(step < 2 ? [at(bullets, step + index + 2)] : [])],
    };
  });
  const graduated = Math.floor(month / 12);
  const schoolNames = listOf(country.schools);
  const degrees = listOf(trade.degrees).map((each) => each.split(";"));
  const schools = degrees.slice(0, 1 + (index % 2)).map(([degree = "", field = ""], step): School => ({
    institution: degree.startsWith("High School") ? country.school : at(schoolNames, index + step),
    degree,
    field,
    ...placeOf(step),
    from: graduated - 3 - step * 5,
    year: graduated - step * 5,
  }));
  const groups = Object.entries(trade.skills).map(([name, items]) => ({ name, items: listOf(items) }));
  const [project = "", about = ""] = trade.project.split(";");
  const [role = "", organization = "", work = ""] = trade.volunteering.split(";");
  return {
    id: `person-${twoDigits(index)}`,
    firstName,
    lastName,
    email: `${plain(firstName).split(" ")[0]}.${plain(lastName).replaceAll(" ", "")}@example.${index % 3 === 0 ? "org" : "com"}`,
    phone,
    phoneE164,
    street,
    postcode,
    city,
    region,
    country,
    headline: index % 5 === 4 ? `${titles[0]} and ${titles[2]}` : (titles[0] ?? ""),
    summary: `${titles[0]} with ${3 + jobCount * 2} years of experience in teams of all sizes. Known for steady work, clear notes and calm under pressure.`,
    skills: index % 2 === 0 ? groups : [{ name: "", items: groups.flatMap((group) => group.items) }],
    jobs,
    schools,
    credentials: credentialsOf(trade, country, region, index),
    languages: listOf(country.languages).map((each) => {
      const [name = "", level = ""] = each.split(";");
      return { name, level };
    }),
    projects: index % 2 === 1 ? [{ name: project, description: about, year: 2019 + (index % 6) }] : [],
    volunteering:
      index % 3 === 0
        ? [{ role, organization, from: 2015 + (index % 5), to: 2021 + (index % 3), description: work }]
        : [],
  };
};

export const people: readonly Person[] = Array.from({ length: 44 }, (_, index) => personOf(index));
