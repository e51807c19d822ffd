/** Every row of data/ matches its schema, there are no duplicates, references exist, and data/compiled is up to date. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionKinds } from "#domain/resumes/sections/section-kinds.ts";
import { roleCategories } from "#domain/roles/catalog.ts";
import { parseRow, readList, readSkills, findStrayFiles } from "./read-list.ts";
import { compiledFiles, formatCompiled } from "./compile.ts";
import { type ListName, lists, skillSchema } from "./lists.ts";

const names = Object.keys(lists) as readonly ListName[];
const skills = [...readSkills()].flatMap(([category, rows]) => rows.map((row) => ({ category, ...row })));
const areas = readList("skillAreas");

const repeated = (values: readonly string[]): readonly string[] => {
  const seenIds = new Set<string>();
  return values.filter((value) => seenIds.size === seenIds.add(value).size);
};

/** The key that must be unique among the rows of a list; the whole row if a list is not named here. */
const keys: Readonly<Partial<Record<ListName, (row: Readonly<Record<string, unknown>>) => unknown>>> = {
  skillAreas: ({ category, area }) => [category, area],
  skillFrequency: ({ skill }) => skill,
  wordFrequency: ({ word }) => word,
  metroTowns: ({ state, town }) => [state, town],
  occupationTitles: ({ id }) => id,
  occupationProfiles: ({ occupation, term }) => [occupation, term],
  occupationNearness: ({ one, other }) => [String(one), String(other)].toSorted((a, b) => a.localeCompare(b)),
  worldLocations: ({ kind, name }) => [kind, name],
  usStates: ({ code }) => code,
  caProvinces: ({ code }) => code,
  metros: ({ state, town }) => [state, town],
  headings: ({ rule, section, words }) => (rule === "phrase" ? words : [rule, section, words]),
  injectionWords: ({ word }) => word,
  injectionWeights: ({ feature }) => feature,
  sampleOccupations: ({ titles }) => titles,
  employers: ({ employer }) => employer,
  places: ({ city, state }) => [city, state],
};

test.each(names)("every row of %s matches its schema, and there are no duplicates", (name) => {
  const rows = readList(name);
  expect(rows.length).toBeGreaterThan(9);
  const key = keys[name] ?? ((row: unknown) => row);
  expect(repeated(rows.map((row) => JSON.stringify(key(row as Readonly<Record<string, unknown>>))))).toEqual([]);
});

test("control: an invalid row is reported with its file and line", () => {
  const place = { file: "skills/legal.jsonl", line: 7 };
  expect(() => parseRow({ ...place, value: { name: "Law", kind: "art", area: "fields" } }, skillSchema)).toThrow(
    /^data\/skills\/legal\.jsonl, line 7: .*\n.*kind/,
  );
  expect(() =>
    parseRow({ ...place, value: { name: "Law", kind: "craft", area: "fields", alias: [] } }, skillSchema),
  ).toThrow("alias");
  expect(repeated(["a", "b", "a"])).toEqual(["a"]);
});

test("every category of roles has skills, and every file of skills has a category", () => {
  expect(new Set(skills.map(({ category }) => category))).toEqual(new Set(roleCategories));
  expect(findStrayFiles()).toEqual([]);
});

test("every skill is in an area of its category, and every area has a skill", () => {
  const placed = new Set(skills.map(({ category, area }) => `${category}: ${area}`));
  expect(placed).toEqual(new Set(areas.map(({ category, area }) => `${category}: ${area}`)));
});

test("no skill refers to itself, or twice to another skill", () => {
  const invalidSkills = skills.filter(({ name, aliases = [], implies = [], near = [], ambiguousTerms = [] }) =>
    [[name, ...aliases], [name, ...implies], [name, ...near], ambiguousTerms].some((each) => repeated(each).length > 0),
  );
  expect(invalidSkills.map(({ name }) => name)).toEqual([]);
});

test("nearness pairs listed occupations, and each pattern belongs to one occupation", () => {
  const occupations = readList("occupationTitles");
  const ids = new Set(occupations.map(({ id }) => id));
  const families = new Set([...ids].map((id) => id.split(".")[0] ?? ""));
  const unknown = readList("occupationNearness").flatMap(({ one, other }) =>
    one === other ? [one] : [one, other].filter((id) => !ids.has(id) && !families.has(id)),
  );
  expect(unknown).toEqual([]);
  expect(occupations.filter(({ patterns }) => repeated(patterns).length > 0).map(({ id }) => id)).toEqual([]);
});

test("licenses with agreements are credentials of the vocabulary, in states that exist", () => {
  const credentials = new Set(skills.filter(({ kind }) => kind === "credential").map(({ name }) => name));
  const states = new Set(readList("usStates").map(({ code }) => code));
  const rows = [...readList("licenseAgreements"), ...readList("stateLicenses")];
  expect(rows.filter(({ license }) => !credentials.has(license))).toEqual([]);
  expect(readList("licenseAgreements").filter(({ state }) => !states.has(state))).toEqual([]);
});

test("the states of metros and sample places are states or provinces", () => {
  const codes = new Set([...readList("usStates"), ...readList("caProvinces")].map(({ code }) => code));
  const usedRegions = [...readList("metros"), ...readList("places")].map(({ state }) => state);
  expect(usedRegions.filter((state) => !codes.has(state))).toEqual([]);
});

test("every section but the unnamed one has headings", () => {
  const sections = new Set<string>(readList("headings").map(({ section }) => section));
  expect(sectionKinds.filter((kind) => !sections.has(kind))).toEqual(["other"]);
});

test("sample occupations exist in every category, at employers that are in the list", () => {
  const occupations = readList("sampleOccupations");
  expect(new Set(occupations.map(({ category }) => category))).toEqual(new Set(roleCategories));
  const industries = new Set(readList("employers").map(({ industry }) => industry));
  expect(occupations.flatMap((each) => each.industries).filter((industry) => !industries.has(industry))).toEqual([]);
});

test("data/compiled is up to date: npm run data:compile", () => {
  const folder = new URL("../../data/compiled/", import.meta.url);
  const storedFiles = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
  const fresh = Object.entries(compiledFiles()).map(([file, value]) => [file, formatCompiled(value)]);
  expect(Object.fromEntries(storedFiles)).toEqual(Object.fromEntries(fresh));
});
