import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ContentList, ContentOverview, ContentPage } from "#domain/publishing/content.ts";
import { newPublicJob } from "#domain/publishing/public-job.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { seedReplyTemplates } from "../../db/seed/seed-reply-templates.ts";
import { seedSite } from "../../db/seed/seed-site.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";

const { app, owner } = await buildTestApp();

const aStaffMember = async (name: string): Promise<Browser> => {
  const browser = aBrowser(app);
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@firm.example`;
  await browser.post("/api/auth/sign-up/email", { name, email, password: goodPassword });
  await owner.db.execute(sql`update users set kind = 'staff', two_factor_enabled = true where username = ${email}`);
  return browser;
};

const at = (subject: ContentSubject, id = "") => `/api/desk/content/${subject}${id === "" ? "" : `/${id}`}`;

const job = {
  ...newPublicJob,
  title: "Lighthouse Keeper",
  company: "Harbor Trust",
  location: "Duluth, MN",
  industry: "General",
  salaryMinUsd: 61_000,
  salaryMaxUsd: 72_500,
  description: "Keep the light, and the log of it.",
  requirements: ["Steady nights", "", "A head for stairs"],
};
const praise = {
  name: "Lena Ortiz",
  position: "COO",
  company: "Ortiz Mills",
  content: "They kept their word.",
  rating: 5,
  avatarUrl: "",
};
const expert = {
  name: "José Núñez",
  title: "Data Architect",
  company: "Former Principal, Harbor Trust",
  location: "Lisbon",
  availability: "both",
  hourlyRateUsd: 212.5,
  experienceYears: 14,
  successRatePercent: 96,
  projectsCompleted: 22,
  bio: "Tidies warehouses.",
  skills: ["PostgreSQL", "dbt"],
  specialties: ["Warehouses"],
  previousCompanies: ["Harbor Trust"],
  imageUrl: "",
};
const template = { name: "Short answer", subject: "For {{company}}", body: "Hello {{firstName}}, {{me}}" };

let ada: Browser;
let bo: Browser;
beforeAll(async () => {
  ada = await aStaffMember("Ada Reyes");
  bo = await aStaffMember("Bo Lindqvist");
});

const add = async (subject: ContentSubject, facts: object): Promise<string> => {
  const response = await ada.post(at(subject), { facts });
  expect([response.statusCode, response.body]).toEqual([201, expect.stringContaining("id")]);
  return response.json<{ id: string }>().id;
};
const readContent = async (subject: ContentSubject, id: string): Promise<ContentPage> =>
  (await ada.get(at(subject, id))).json<ContentPage>();
const change = async (who: Browser, subject: ContentSubject, id: string, facts: object, seen?: string | null) =>
  who.put(at(subject, id), { seen: seen === undefined ? (await readContent(subject, id)).version : seen, facts });
const remove = async (subject: ContentSubject, id: string) => {
  const { version } = await readContent(subject, id);
  return ada.delete(`${at(subject, id)}${version === null ? "" : `?seen=${version}`}`);
};
/** The row to its last digit, as the database serializes it. */
const wholeRow = async (table: string, id: string): Promise<string | undefined> => {
  const { rows } = await owner.db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t where id = ${id}`,
  );
  return rows[0]?.row;
};
const findOnSite = async (title: string) =>
  (await app.inject(`/api/jobs?title=${encodeURIComponent(title)}`)).json<{ title: string; salary: string }[]>();

test("a job that staff add is in the public search at once, its salary text derived", async () => {
  const id = await add("public-job", job);
  expect(await findOnSite("keeper lighthouse")).toMatchObject([
    { title: "Lighthouse Keeper", salary: "$61k - $72.5k" },
  ]);
  const page = await readContent("public-job", id);
  expect(page).toMatchObject({ title: "Lighthouse Keeper", state: "live", isSample: false });
  expect(page.facts).toEqual({ ...job, requirements: ["Steady nights", "A head for stairs"] });
  expect(page.history).toMatchObject([{ action: "created", author: "Ada Reyes", before: null, after: page.facts }]);

  await change(ada, "public-job", id, { ...job, title: "Harbor Pilot", location: "Bremerhaven" });
  expect(await findOnSite("Lighthouse")).toEqual([]);
  expect((await app.inject("/api/jobs?title=pilot&location=bremer")).json()).toMatchObject([{ title: "Harbor Pilot" }]);
  await change(ada, "public-job", id, { ...job, title: "Harbor Pilot", isActive: false });
  expect(await findOnSite("Harbor Pilot")).toEqual([]);
  expect(await readContent("public-job", id)).toMatchObject({ state: "unpublished", address: null });
});

const rowsAndHistory = async () =>
  (
    await owner.db.execute(
      sql`select (select count(*) from testimonials) a, (select count(*) from content_revisions) b`,
    )
  ).rows;

test("invalid fields are rejected by name and leave neither row nor history", async () => {
  const before = await rowsAndHistory();
  const response = await ada.post(at("testimonial"), { facts: { ...praise, rating: 6, name: "" } });
  expect([response.statusCode, response.json<{ errors: object }>().errors]).toEqual([
    400,
    { name: "Enter a name", rating: "Enter a whole number from 1 to 5" },
  ]);
  expect(await rowsAndHistory()).toEqual(before);
  expect((await ada.post(at("expert"), { facts: { ...expert, skills: ["Juggling"] } })).json()).toMatchObject({
    errors: { skills: "This skill isn't in the list" },
  });
  expect((await ada.get("/api/desk/content/passwords")).statusCode).toBe(400);
});

test("only the listed columns can be set", async () => {
  const id = await add("testimonial", { ...praise, is_sample: true, isSample: true, id: "x" });
  expect(await readContent("testimonial", id)).toMatchObject({ isSample: false });
});

test("the second save of a version gets a conflict that names the first editor", async () => {
  const id = await add("testimonial", praise);
  const { version } = await readContent("testimonial", id);
  const responses = await Promise.all([
    change(ada, "testimonial", id, { ...praise, content: "From Ada." }, version),
    change(bo, "testimonial", id, { ...praise, content: "From Bo." }, version),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ message: string }>().message).toMatch(
    /^(Ada Reyes|Bo Lindqvist) changed this while you were editing\.$/,
  );
  expect((await readContent("testimonial", id)).history).toHaveLength(2);
  expect((await ada.delete(at("testimonial", id))).statusCode).toBe(409);
  expect((await change(bo, "testimonial", id, { ...praise, content: "From Bo, who looked." })).statusCode).toBe(200);
});

test("saving the same values changes nothing", async () => {
  const id = await add("testimonial", praise);
  expect((await change(ada, "testimonial", id, praise)).statusCode).toBe(200);
  expect((await readContent("testimonial", id)).history).toHaveLength(1);
});

test.each([
  [
    "public-job",
    "jobs",
    job,
    { title: "Another title", salaryMinUsd: null, salaryMaxUsd: null, salary: "By the night" },
  ],
  ["testimonial", "testimonials", praise, { rating: 3 }],
  ["expert", "experts", expert, { skills: ["dbt"], hourlyRateUsd: 99.99 }],
  ["reply-template", "reply_templates", template, { body: "Other words" }],
] as const)(
  "restores a %s exactly: an older version, and one that was removed",
  async (subject, table, facts, changed) => {
    const id = await add(subject, facts);
    const first = await wholeRow(table, id);
    expect((await change(ada, subject, id, { ...facts, ...changed })).statusCode).toBe(200);
    const second = await wholeRow(table, id);
    expect(second).not.toBe(first);

    const page = await readContent(subject, id);
    const created = page.history.at(-1);
    const back = await ada.post(`${at(subject, id)}/restore`, { seen: page.version, revisionId: created?.id });
    expect(back.statusCode).toBe(200);
    expect(await wholeRow(table, id)).toBe(first);

    expect((await remove(subject, id)).statusCode).toBe(200);
    expect(await wholeRow(table, id)).toBeUndefined();
    const removed = await readContent(subject, id);
    expect(removed).toMatchObject({ state: "removed", facts: page.history.at(-1)?.after, address: null });
    const listed = (await ada.get(`${at(subject)}?view=removed`)).json<ContentList>();
    expect(listed.rows).toContainEqual(expect.objectContaining({ id, state: "removed" }));
    expect((await change(ada, subject, id, { ...facts, ...changed })).statusCode).toBe(409);
    const again = { seen: removed.version, revisionId: removed.version, side: "before" };
    expect((await ada.post(`${at(subject, id)}/restore`, again)).statusCode).toBe(200);
    expect(await wholeRow(table, id)).toBe(first);
    expect((await readContent(subject, id)).history.map(({ action }) => action)).toEqual([
      "restored",
      "removed",
      "restored",
      "changed",
      "created",
    ]);
    await remove(subject, id);
  },
);

test("a restored job is found again by its old title", async () => {
  const id = await add("public-job", { ...job, title: "Bell Ringer" });
  await remove("public-job", id);
  expect(await findOnSite("Bell Ringer")).toEqual([]);
  const { version } = await readContent("public-job", id);
  await ada.post(`${at("public-job", id)}/restore`, { seen: version, revisionId: version, side: "before" });
  expect(await findOnSite("Bell Ringer")).toHaveLength(1);
});

test("an expert has a page and a place in the pool; the slug never changes or recurs", async () => {
  const id = await add("expert", expert);
  const { address } = await readContent("expert", id);
  expect(address).toMatch(/^\/experts\/jose-nunez(-\d+)?$/);
  const shown = (await app.inject(`/api${address}`)).json<object>();
  expect(shown).toMatchObject({ name: "José Núñez", hourlyRate: 212.5, image: "/avatars/default.svg" });
  expect((await app.inject("/api/experts")).json<{ id: string }[]>().some((each) => each.id === id)).toBe(true);
  await change(ada, "expert", id, { ...expert, name: "José Núñez-Ito" });
  expect((await readContent("expert", id)).address).toBe(address);
  await remove("expert", id);
  expect((await app.inject(`/api${address}`)).statusCode).toBe(404);
  const twins = await Promise.all([add("expert", expert), add("expert", expert)]);
  const addresses = await Promise.all(twins.map(async (each) => (await readContent("expert", each)).address));
  expect(new Set([...addresses, address]).size).toBe(3);
});

test("a testimonial is in the home page's list", async () => {
  const id = await add("testimonial", { ...praise, name: "Petra Vance" });
  expect((await app.inject("/api/testimonials")).json()).toContainEqual({
    ...praise,
    id,
    name: "Petra Vance",
    avatarUrl: null,
  });
});

test("templates are listed by name; a second one of the same name is rejected", async () => {
  const id = await add("reply-template", template);
  expect((await ada.get("/api/desk/reply-templates")).json()).toContainEqual({ id, ...template });
  const response = await ada.post(at("reply-template"), { facts: { ...template, name: "SHORT answer" } });
  expect([response.statusCode, response.json<{ errors: object }>().errors]).toEqual([
    400,
    { name: "Another template already has this name" },
  ]);
});

test("a changed sample becomes the firm's own, and seeding again leaves it alone", async () => {
  await seedSite(owner.db, new Date("2026-11-15"));
  await seedReplyTemplates(owner.db);
  for (const subject of ["public-job", "testimonial", "expert", "reply-template"] as const) {
    const { rows } = (await ada.get(at(subject))).json<ContentList>();
    const sample = rows.find(({ isSample }) => isSample);
    expect(sample?.lastChange, subject).toBeNull();
    const id = sample?.id ?? "";
    const page = await readContent(subject, id);
    const field = subject === "public-job" ? "title" : "name";
    expect((await change(ada, subject, id, { ...page.facts, [field]: "Ours now" })).statusCode, subject).toBe(200);
    expect(await readContent(subject, id)).toMatchObject({ isSample: false, title: "Ours now" });
    await seedSite(owner.db, new Date("2026-11-16"));
    await seedReplyTemplates(owner.db);
    expect(await readContent(subject, id)).toMatchObject({ isSample: false, title: "Ours now" });
  }
});

test("searches lists by name and detail, page by page", async () => {
  for (let index = 0; index < 53; index += 1) await add("testimonial", { ...praise, company: "Fifty%_Three" });
  const all = (await ada.get(`${at("testimonial")}?q=${encodeURIComponent("y%_th")}`)).json<ContentList>();
  expect([all.rows.length, all.count]).toEqual([50, 53]);
  const rest = (await ada.get(`${at("testimonial")}?q=Fifty&after=${all.next}`)).json<ContentList>();
  expect([rest.rows.length, rest.next]).toEqual([3, null]);
  expect(all.rows[0]).toMatchObject({
    title: "Lena Ortiz",
    detail: "COO, Fifty%_Three",
    lastChange: { author: "Ada Reyes" },
  });
});

test("the overview counts each kind of content and names its last change", async () => {
  const id = await add("expert", { ...expert, name: "Ines Aldous" });
  await remove("expert", id);
  const overview = (await bo.get("/api/desk/content")).json<ContentOverview>();
  expect(overview.map(({ subject }) => subject)).toEqual(["public-job", "testimonial", "expert", "reply-template"]);
  const { rows } = await owner.db.execute<{ n: number }>(sql`select count(*)::int n from experts`);
  expect(overview[2]).toMatchObject({
    count: rows[0]?.n,
    lastChange: { author: "Ada Reyes", action: "removed", title: "Ines Aldous" },
  });
});

test("a revision of one item can't restore another", async () => {
  const [one, two] = [await add("testimonial", praise), await add("testimonial", praise)];
  const [foreign, ownContent] = [await readContent("testimonial", one), await readContent("testimonial", two)];
  const response = await ada.post(`${at("testimonial", two)}/restore`, {
    seen: ownContent.version,
    revisionId: foreign.version,
  });
  expect(response.statusCode).toBe(404);
});
