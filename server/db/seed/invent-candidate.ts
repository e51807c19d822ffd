/** Invents a person with a full working life in one occupation. Nobody here exists. */
import type { Education, Position } from "#domain/profiles/history.ts";
import { daysBefore, monthOnly } from "./calendar.ts";
import type { Chance } from "./chance.ts";
import { employersByIndustry } from "./vocabulary/employers.ts";
import { firstNames, lastNames } from "./vocabulary/names.ts";
import type { Occupation } from "./vocabulary/occupation.ts";
import { type Place, places } from "./vocabulary/places.ts";
import { schools } from "./vocabulary/schools.ts";

export interface InventedCandidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly currentTitle: string;
  readonly currentCompany: string;
  readonly experience: number;
  readonly skills: readonly string[];
  readonly location: string;
  readonly desiredSalary: number;
  readonly availability: string;
  readonly summary: string;
  readonly workHistory: readonly Position[];
  readonly education: readonly Education[];
  readonly createdAt: Date;
}

const availabilities = ["immediate", "immediate", "2 weeks", "2 weeks", "1 month", "3 months"] as const;

const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/đ/gi, "d")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();

/** 0, 1 or 2: the step of the ladder that so many years lead to. */
const levelAfter = (years: number): 0 | 1 | 2 => (years < 4 ? 0 : years < 9 ? 1 : 2);

/** Earlier duties are hands-on, later ones lead; a level draws from its own stretch of the list. */
const dutiesAt = (occupation: Occupation, level: 0 | 1 | 2, count: number, chance: Chance): string => {
  const { duties } = occupation;
  const start = Math.floor((duties.length / 4) * level);
  const stretch = duties.slice(start, start + Math.ceil(duties.length / 2));
  return chance.some(stretch, count).join(" ");
};

const employerFor = (occupation: Occupation, chance: Chance) => {
  // The likeliest industry stands first, so the draw leans that way.
  const at = Math.floor(chance.next() ** 2 * occupation.industries.length);
  const industry = occupation.industries[at] ?? "General";
  return { industry, company: chance.pick(employersByIndustry[industry] ?? employersByIndustry["General"] ?? []) };
};

const workingLife = (occupation: Occupation, years: number, now: Date, chance: Chance): Position[] => {
  const positions: Position[] = [];
  let yearsLeft = years;
  let end: Date | null = null;
  while (yearsLeft > 0 && positions.length < 4) {
    const isFirstOfLife = positions.length === 3 || yearsLeft <= 3;
    const stay = isFirstOfLife ? yearsLeft : Math.min(yearsLeft, chance.between(2, 5));
    const level = levelAfter(yearsLeft);
    const start = daysBefore(end ?? now, Math.round(stay * 365 - chance.between(0, 60)));
    positions.push({
      title: occupation.titles[level],
      ...employerFor(occupation, chance),
      start: monthOnly(start),
      end: end === null ? null : monthOnly(end),
      description: dutiesAt(occupation, level, chance.between(2, 4), chance),
    });
    end = daysBefore(start, chance.between(10, 80));
    yearsLeft -= stay;
  }
  return positions;
};

const salaryAt = ([low, high]: Occupation["salaryUsd"], years: number, chance: Chance): number => {
  const share = Math.min(1, years / 14) * 0.85 + chance.next() * 0.15;
  return Math.round((low + (high - low) * share) / 1000) * 1000;
};

/** `serial` keeps addresses apart where two people share a name. `homes` is where people may live. */
export const inventCandidate = (
  occupation: Occupation,
  serial: number,
  now: Date,
  chance: Chance,
  homes: readonly Place[] = places,
): InventedCandidate => {
  const firstName = chance.pick(firstNames);
  const lastName = chance.pick(lastNames);
  const years = 1 + Math.floor(chance.next() ** 1.4 * 22);
  const workHistory = workingLife(occupation, years, now, chance);
  const place = chance.pick(homes);
  const level = levelAfter(years);
  const certified = occupation.certifications.slice(0, level === 0 ? 1 : level === 1 ? 2 : 4);
  const graduation = now.getUTCFullYear() - years - chance.between(0, 2);
  return {
    firstName,
    lastName,
    email: `${slug(firstName)}.${slug(lastName)}.${serial}@people.example`,
    phone: `+1${chance.between(201, 989)}555${String(chance.between(100, 199)).padStart(4, "0")}`,
    currentTitle: workHistory[0]?.title ?? occupation.titles[0],
    currentCompany: workHistory[0]?.company ?? "",
    experience: years,
    skills: [...chance.some(occupation.skills, chance.between(7, 11)), ...certified],
    location: `${place.city}, ${place.state}`,
    desiredSalary: salaryAt(occupation.salaryUsd, years, chance),
    availability: chance.pick(availabilities),
    // The middle summary names no years, so it suits beginners too.
    summary: (level === 0 ? occupation.summaries[1] : chance.pick(occupation.summaries)).replace(
      "{years}",
      String(years),
    ),
    workHistory,
    education: [{ degree: chance.pick(occupation.degrees), school: chance.pick(schools), year: graduation }],
    createdAt: daysBefore(now, chance.between(1, 300) + chance.next()),
  };
};
