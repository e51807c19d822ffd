import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { aBrowser, employerForm } from "../../test/browsers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, owner, db } = await buildTestApp();

const post = (form: object) => aBrowser(app).post("/api/accounts/employers", employerForm(form));

test("creates person, company, membership and session at employer sign-up", async () => {
  const browser = aBrowser(app);
  const response = await browser.post("/api/accounts/employers", employerForm({ email: "Ada@Harbor.example" }));
  expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ["companyId"]]);
  const me = (await browser.get("/api/me")).json<Me>();
  expect(me.person).toMatchObject({
    name: "Ada Reyes",
    email: "ada@harbor.example",
    kind: "employer",
    emailVerified: false,
  });
  expect(me.workspace).toMatchObject({ name: "Harbor Clinics", level: "admin", asRecruiter: false });
  const [member] = await owner.db.select().from(companyMembers);
  expect(member).toMatchObject({ position: "hr_director", department: "People", permissions: "admin" });
});

test("leaves nothing behind after a failed sign-up", async () => {
  await owner.db.execute(sql`alter table company_members rename to company_members_away`);
  const response = await aBrowser(app).post("/api/accounts/employers", employerForm({ email: "half@harbor.example" }));
  await owner.db.execute(sql`alter table company_members_away rename to company_members`);
  expect(response.statusCode).toBe(500);
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect(await db.select().from(users).where(eq(users.username, "half@harbor.example"))).toEqual([]);
  expect(await owner.db.select().from(companies).where(eq(companies.name, "Half"))).toEqual([]);
});

test("reports a known email at its field", async () => {
  expect((await post({ email: "twice@harbor.example" })).statusCode).toBe(201);
  const twice = await post({ email: "TWICE@harbor.example" });
  expect([twice.statusCode, twice.json()]).toMatchObject([
    409,
    { code: "conflict", errors: { email: expect.stringContaining("already") as string } },
  ]);
});
