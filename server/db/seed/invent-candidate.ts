/** Generates a fictional candidate with a full work history in one occupation. */
import type { Credential, Education, Position } from "#domain/profiles/history.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import { daysBefore, monthOnly } from "./calendar.ts";
import type { SeededRandom } from "./seeded-random.ts";
import {
  employersByIndustry,
  firstNames,
  lastNames,
  type Occupation,
  type SampleLocation,
  places,
  schools,
} from "./sample-people.ts";

export interface GeneratedCandidate {
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
  readonly credentials: readonly Credential[];
  readonly createdAt: Date;
}

const availabilities = ["immediate", "immediate", "2 weeks", "2 weeks", "1 month", "3 months"] as const;

const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/đ/gi, "d")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();

/** The career level after a number of years. */
const levelAfter = (years: number): 0 | 1 | 2 => (years < 4 ? 0 : years < 9 ? 1 : 2);

/** Earlier duties in the list are hands-on, later ones are leadership; each level draws from its own range. */
const dutiesAt = (occupation: Occupation, level: 0 | 1 | 2, count: number, random: SeededRandom): string => {
  const { duties } = occupation;
  const start = Math.floor((duties.length / 4) * level);
  const stretch = duties.slice(start, start + Math.ceil(duties.length / 2));
  return random.some(stretch, count).join(" ");
};

const employerFor = (occupation: Occupation, random: SeededRandom) => {
  // The likeliest industry is first, so the draw is weighted toward it.
  const industryIndex = Math.floor(random.next() ** 2 * occupation.industries.length);
  const industry = occupation.industries[industryIndex] ?? "General";
  return { industry, company: random.pick(employersByIndustry[industry] ?? employersByIndustry["General"] ?? []) };
};

const workHistoryOf = (occupation: Occupation, years: number, now: Date, random: SeededRandom): Position[] => {
  const positions: Position[] = [];
  let yearsLeft = years;
  let end: Date | null = null;
  while (yearsLeft > 0 && positions.length < 4) {
    const isFirstJob = positions.length === 3 || yearsLeft <= 3;
    const duration = isFirstJob ? yearsLeft : Math.min(yearsLeft, random.between(2, 5));
    const level = levelAfter(yearsLeft);
    const start = daysBefore(end ?? now, Math.round(duration * 365 - random.between(0, 60)));
    positions.push({
      title: occupation.titles[level],
      ...employerFor(occupation, random),
      start: monthOnly(start),
      end: end === null ? null : monthOnly(end),
      description: dutiesAt(occupation, level, random.between(2, 4), random),
    });
    end = daysBefore(start, random.between(10, 80));
    yearsLeft -= duration;
  }
  return positions;
};

const salaryAt = ([low, high]: Occupation["salaryUsd"], years: number, random: SeededRandom): number => {
  const share = Math.min(1, years / 14) * 0.85 + random.next() * 0.15;
  return Math.round((low + (high - low) * share) / 1000) * 1000;
};

/** `serial` makes emails unique when two people share a name. `locations` are the possible home locations. */
export const generateCandidate = (
  occupation: Occupation,
  serial: number,
  now: Date,
  random: SeededRandom,
  locations: readonly SampleLocation[] = places,
): GeneratedCandidate => {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const years = 1 + Math.floor(random.next() ** 1.4 * 22);
  const workHistory = workHistoryOf(occupation, years, now, random);
  const place = random.pick(locations);
  const level = levelAfter(years);
  const certified = occupation.certifications.slice(0, level === 0 ? 1 : level === 1 ? 2 : 4);
  const graduation = now.getUTCFullYear() - years - random.between(0, 2);
  return {
    firstName,
    lastName,
    email: `${slug(firstName)}.${slug(lastName)}.${serial}@people.example`,
    phone: `+1${random.between(201, 989)}555${String(random.between(100, 199)).padStart(4, "0")}`,
    currentTitle: workHistory[0]?.title ?? occupation.titles[0],
    currentCompany: workHistory[0]?.company ?? "",
    experience: years,
    skills: uniqueSkills(random.some(occupation.skills, random.between(7, 11))),
    location: `${place.city}, ${place.state}`,
    desiredSalary: salaryAt(occupation.salaryUsd, years, random),
    availability: random.pick(availabilities),
    // The middle summary names no years, so it suits beginners too.
    summary: (level === 0 ? occupation.summaries[1] : random.pick(occupation.summaries)).replace(
      "{years}",
      String(years),
    ),
    workHistory,
    education: [{ degree: random.pick(occupation.degrees), school: random.pick(schools), year: graduation }],
    credentials: certified.map((name) => ({ name, status: "held" })),
    createdAt: daysBefore(now, random.between(1, 300) + random.next()),
  };
};
