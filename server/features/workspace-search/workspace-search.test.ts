/** The search box: candidates, jobs and teams by name, of this workspace only. */
import { expect, test } from "vitest";
import { hiringTeams } from "../../db/tables/teams.ts";
import { aCandidate, aCompany, aJob } from "../../test/fixtures/factories.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { searchWorkspace } from "./workspace-search.service.ts";

const { db, owner } = await testDatabase();
const [{ id: companyId }, { id: elsewhere }] = [await aCompany(owner.db), await aCompany(owner.db)];

const person = (
  firstName: string,
  lastName: string,
  currentTitle: string | null = null,
  email = `${firstName}@p.example`,
) => aCandidate(owner.db, { companyId, firstName, lastName, currentTitle, email: email.toLowerCase() });
await person("Maya", "Okafor", "Charge Nurse");
await person("Okan", "Demir", "Line Cook");
await person("Ana", "Smith-Jones", "Nurse Manager", "asj@hospital.example");
await person("100%", "Real_Name");
for (let index = 0; index < 8; index += 1) await person(`Zed${index}`, "Nursery", "Baker");
await aCandidate(owner.db, { companyId: elsewhere, firstName: "Maya", lastName: "Okafor" });
await aJob(owner.db, { companyId, title: "Night nurse, ICU", location: "Dayton" });
await aJob(owner.db, { companyId: elsewhere, title: "Nurse elsewhere" });
await owner.db.insert(hiringTeams).values([
  { companyId, name: "Nursing leads" },
  { companyId: elsewhere, name: "Nursing elsewhere" },
]);

const names = async (q: string) => {
  const results = await searchWorkspace(db, companyId, q);
  return Object.values(results).map((group) => group.map(({ name }) => name));
};

test("matches the beginning of names, surnames and addresses, and any part of a title", async () => {
  expect(await names("oka")).toEqual([["Okan Demir", "Maya Okafor"], [], []]);
  expect((await names("MAYA OK"))[0]).toEqual(["Maya Okafor"]);
  expect((await names("asj@hosp"))[0]).toEqual(["Ana Smith-Jones"]);
  expect((await names("line c"))[0]).toEqual(["Okan Demir"]);
  expect((await names("nurse"))[0]).toHaveLength(5);
  expect((await names("night"))[1]).toEqual(["Night nurse, ICU"]);
  expect((await names("nursing"))[2]).toEqual(["Nursing leads"]);
});

test("falls back to similar names if nothing matches exactly, for all three", async () => {
  expect((await names("okaffor"))[0]).toEqual(["Maya Okafor"]);
  expect((await names("nihgt nurse"))[1]).toEqual(["Night nurse, ICU"]);
  expect((await names("nursng leads"))[2]).toEqual(["Nursing leads"]);
});

test("treats wildcards literally, and one letter finds nothing", async () => {
  expect((await names("100%"))[0]).toEqual(["100% Real_Name"]);
  expect(await names("%%%")).toEqual([[], [], []]);
  expect((await names("real_"))[0]).toEqual(["100% Real_Name"]);
  expect(await names("m")).toEqual([[], [], []]);
  expect((await names(String.raw`o\'; drop`))[0]).toEqual([]);
});

test("returns at most five of a kind, names before titles", async () => {
  const [people] = await names("nurse");
  expect(people).toHaveLength(5);
  expect(people?.every((name) => name.endsWith("Nursery"))).toBe(true);
});
