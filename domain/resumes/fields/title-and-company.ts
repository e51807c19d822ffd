/**
 * Decides between title, company and location. A document prints all jobs in one order, so jobs whose headings have the
 * same shape are decided together: every assignment is scored over all of them.
 */
import { cut, splitSlice, type Slice } from "../layout/document-lines.ts";
import type { Part } from "../sections/entry-parts.ts";
import { isKnownLocation, isRegionName, locationScore, remote } from "./locations.ts";
import { companyScore, isLegalForm, titleScore } from "./work-words.ts";

export interface Assigned {
  readonly title: Slice | null;
  readonly company: Slice | null;
  readonly location: Slice | null;
  /** 0 to 1: how clearly this order of the parts beats every other. */
  readonly certainty: number;
  readonly method: string;
}

export interface EntryHeading {
  readonly parts: readonly Part[];
  /** The line that holds the dates. */
  readonly line: number;
}

/** Which part is which. "both" if one part names title and company with a comma between. */
interface PartRoles {
  readonly title: number | null;
  readonly company: number | null;
  readonly both: number | null;
}

/** "Northlake Dental Group, Chicago, IL" → the company and its location. */
export const splitLocation = (slice: Slice, company: boolean): { name: Slice; place: Slice | null } => {
  const parts = splitSlice(slice, /,\s+/g);
  let keep = parts.length;
  while (keep > 1 && isKnownLocation(parts[keep - 1]?.text ?? "")) keep -= 1;
  const region = keep < parts.length;
  // The name before a state or country is its city, even if the city is unknown.
  const city = parts[1]?.text ?? "";
  if (region && company && keep === 2 && !isLegalForm(city) && locationScore(`${city}, ${parts[2]?.text ?? ""}`) >= 1)
    keep = 1;
  // "Reporter, The Courier, Bozeman, MT" has a city too.
  if (region && !company && keep > 2 && parts.length - keep === 1 && isRegionName(parts[keep]?.text ?? "")) keep -= 1;
  // A comma may belong to the name: "Hale, Boone & Partners LLP".
  if (company && !region && parts.length > 1 && !/\s(?:&|and|und|et|y)\s/.test(parts.at(-1)?.text ?? ""))
    keep = isLegalForm(city) ? 2 : 1;
  const last = parts[keep - 1];
  const first = parts[keep];
  if (!last || !first) return { name: slice, place: null };
  return { name: cut(slice, 0, last.end - slice.start), place: cut(slice, first.start - slice.start) };
};

const labelScore = (part: Part | Slice, expectedLabel: string): number => {
  const label = "labeledField" in part ? part.labeledField : null;
  return label === null ? 0 : label === expectedLabel ? 6 : -6;
};

const titleLikelihood = (part: Part | Slice): number => {
  const words = part.text.split(/\s+/).length;
  return (
    labelScore(part, "title") +
    titleScore(part.text) -
    companyScore(part.text) * 0.5 -
    (locationScore(part.text) >= 0.85 ? 2 : 0) -
    (words > 8 ? 1 : 0)
  );
};

const companyLikelihood = (part: Part | Slice): number => {
  const score = companyScore(part.text);
  const place = splitLocation({ ...part }, true).place;
  // "Boulder, CO" is a city and its state, not a company and its location.
  const companyLocation =
    place !== null && locationScore(place.text) >= 0.85 && !/^[^,]+, \p{Lu}{2,3}$/u.test(part.text) ? 0.7 : 0;
  return (
    labelScore(part, "company") +
    score +
    companyLocation -
    titleScore(part.text) * 0.5 -
    (companyLocation === 0 && locationScore(part.text) >= 0.85 ? 1.5 : 0)
  );
};

const locationLikelihood = (part: Part): number =>
  remote.test(part.text)
    ? 1
    : labelScore(part, "place") +
      (locationScore(part.text) - 0.35) * 3 -
      companyScore(part.text) -
      titleScore(part.text) +
      (part.lead === "bracket" ? 1 : 0);

const ignoredPenalty = -0.6;

/** One part holds everything: "Tanker Driver, Bayou Bulk Carriers, Metairie, LA". */
const splitBoth = (part: Slice): { title: Slice; company: Slice; score: number } | null => {
  const { name } = splitLocation(part, false);
  const parts = splitSlice(name, /,\s+/g);
  if (parts.length < 2) return null;
  const ways = parts.slice(1).flatMap((after, index) => {
    const before = cut(name, 0, (parts[index]?.end ?? name.start) - name.start);
    const rest = cut(name, after.start - name.start);
    // "Civil Engineer, Vance, Ito & Partners": the names before "&" belong to the company.
    const swallowed = parts[index]?.text ?? "";
    const isPartner = index > 0 && titleScore(swallowed) === 0 && /\s&\s/.test(after.text);
    const latePenalty = index * 0.3 + (isPartner ? 1 : 0);
    return [
      {
        title: before,
        company: rest,
        score:
          titleLikelihood(before) +
          Math.max(companyScore(after.text), / & /.test(rest.text) ? companyScore(rest.text) : 0) -
          titleScore(after.text) * 0.5 -
          latePenalty,
      },
      {
        title: rest,
        company: before,
        score: companyLikelihood(before) + titleScore(after.text) - companyScore(after.text) * 0.5 - latePenalty - 0.4,
      },
    ];
  });
  return ways.toSorted((a, b) => b.score - a.score)[0] ?? null;
};

const rolesFor = (count: number): PartRoles[] => {
  const slots = Array.from({ length: Math.min(count, 5) }, (_, index) => index);
  return [
    ...slots.flatMap((title) =>
      slots.filter((other) => other !== title).map((company) => ({ title, company, both: null })),
    ),
    ...slots.map((both) => ({ title: null, company: null, both })),
    ...slots.map((title) => ({ title, company: null, both: null })),
  ];
};

const scoreRoles = (heading: EntryHeading, roles: PartRoles, hasAbove: boolean): number => {
  const { parts } = heading;
  const rest = parts.filter((_, index) => index !== roles.title && index !== roles.company && index !== roles.both);
  const places = rest.reduce((sum, part) => sum + Math.max(ignoredPenalty, locationLikelihood(part)), 0);
  if (roles.both !== null) {
    const part = parts[roles.both];
    const split = part ? splitBoth(part) : null;
    return split ? places + split.score - 0.3 : -9;
  }
  const title = roles.title === null ? undefined : parts[roles.title];
  const company = roles.company === null ? undefined : parts[roles.company];
  if (!title) return -9;
  const bracket = (title.lead === "bracket" ? 1 : 0) + (company?.lead === "bracket" ? 1 : 0);
  const labelBonus = company?.lead === "at" ? 4 : 0;
  const first = company && (roles.title ?? 0) < (roles.company ?? 0) ? 0.2 : 0;
  // Parts far down in the heading are remarks, not names.
  const latePenalty = ((roles.title ?? 0) + (roles.company ?? 0)) * 0.1;
  return (
    places +
    titleLikelihood(title) +
    (company ? companyLikelihood(company) : hasAbove ? -1 : -2) +
    labelBonus +
    first -
    bracket -
    latePenalty
  );
};

const shapeOf = (heading: EntryHeading): string =>
  heading.parts
    .map((part) => `${part.line - heading.line}${part.lead === "bracket" ? "b" : part.lead === "at" ? "@" : ""}`)
    .join(",");

const orderOf = (roles: PartRoles): number =>
  roles.title === null || roles.company === null ? 0 : Math.sign(roles.company - roles.title);

interface Decision {
  readonly roles: PartRoles;
  readonly certainty: number;
  readonly score: number;
}

const decideRoles = (headings: readonly EntryHeading[]): Map<EntryHeading, Decision> => {
  const decided = new Map<EntryHeading, Decision>();
  let order = 0;
  const shapes = [...Map.groupBy(headings, shapeOf).values()].toSorted((a, b) => b.length - a.length);
  for (const group of shapes) {
    const ways = rolesFor(group[0]?.parts.length ?? 0)
      .map((roles) => ({
        roles,
        score:
          group.reduce((sum, heading) => sum + scoreRoles(heading, roles, headings.indexOf(heading) > 0), 0) /
            group.length +
          (orderOf(roles) === order ? 0.7 : 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    const [best, second] = ways;
    if (!best) continue;
    if (order === 0) order = orderOf(best.roles);
    const certainty = Math.min(1, Math.max(0, best.score - (second?.score ?? 0)) / 2);
    for (const heading of group) decided.set(heading, { roles: best.roles, certainty, score: best.score });
  }
  return decided;
};

/** How well the best order of title, company and place explains all headings. */
export const scoreOf = (headings: readonly EntryHeading[]): number => {
  const decided = decideRoles(headings);
  return headings.reduce((sum, heading) => sum + (decided.get(heading)?.score ?? -4), 0);
};

export const assignAll = (headings: readonly EntryHeading[]): Assigned[] => {
  const decided = decideRoles(headings);
  let above: Slice | null = null;
  return headings.map((heading): Assigned => {
    const decision = decided.get(heading);
    if (!decision) return { title: null, company: null, location: null, certainty: 0, method: "none" };
    const { roles, certainty } = decision;
    const place = heading.parts.find(
      (part, index) =>
        index !== roles.title &&
        index !== roles.company &&
        index !== roles.both &&
        locationLikelihood(part) > ignoredPenalty,
    );
    if (roles.both !== null) {
      const part = heading.parts[roles.both];
      const split = part ? splitBoth(part) : null;
      const companyLocation = part ? splitLocation(part, false).place : null;
      const name = split ? splitLocation(split.company, true) : null;
      above = name?.name ?? above;
      return {
        title: split?.title ?? null,
        company: name?.name ?? null,
        location: place ?? companyLocation ?? name?.place ?? null,
        certainty,
        method: "title and company in one line",
      };
    }
    const title = roles.title === null ? undefined : heading.parts[roles.title];
    const company = roles.company === null ? undefined : heading.parts[roles.company];
    const name = company ? splitLocation(company, true) : null;
    above = name?.name ?? above;
    return {
      title: title ? splitLocation(title, false).name : null,
      company: name?.name ?? above,
      location: place ?? name?.place ?? null,
      certainty,
      method: company ? "same shape in the whole document" : "title under the company above",
    };
  });
};
