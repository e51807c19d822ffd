import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads, quoteRequests } from "../../db/tables/leads.ts";
import { mailLog } from "../../db/tables/records.ts";
import { messageIdOf } from "../../infra/email/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, catcher, work, staffEmail, tools } = await buildTestApp();

const quote = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@ruiz.example",
  phone: "",
  company: "Ruiz Clinics",
  jobTitle: "",
  companySize: "small",
  hiringNeed: "Four ICU nurses for nights",
  timeline: "asap",
  message: "",
};
const lead = {
  firstName: "Bo",
  lastName: "Li",
  email: "bo@li.example",
  company: "Li Foods",
  interests: ["RPO Services"],
};

type Headers = Readonly<Record<string, string>>;
const sendQuote = (body: object, headers: Headers = {}) =>
  app.inject({
    method: "POST",
    url: "/api/quote-requests",
    payload: body,
    headers: { "x-form-filled-ms": "9000", ...headers },
  });
const sendLead = (body: object, headers: Headers = {}) =>
  app.inject({ method: "POST", url: "/api/leads", payload: body, headers });

const countOf = async (table: string): Promise<number> => {
  const { rows } = await owner.db.execute<{ n: string }>(sql.raw(`select count(*) n from ${table}`));
  return Number(rows[0]?.n);
};

test("[QUOTE-19 QUOTE-20] stores a quote with status new, ignoring a status or id of the client", async () => {
  const response = await sendQuote({ ...quote, status: "won", id: randomUUID(), createdAt: "1999-01-01T00:00:00Z" });
  expect(response.statusCode).toBe(201);
  const storedLead = response.json<{ id: string; createdAt: string }>();
  expect(storedLead).toEqual({ ...quote, id: storedLead.id, status: "new", createdAt: storedLead.createdAt });
  expect(new Date(storedLead.createdAt).toISOString()).toBe(storedLead.createdAt);
  const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, storedLead.id));
  expect(row).toMatchObject({
    firstName: "Ana",
    hiringNeed: "Four ICU nurses for nights",
    status: "new",
    phone: null,
    message: null,
  });
  expect(Math.abs((row?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(10_000);
});

test.each([
  ["firstName", "   ", "First name is required"],
  ["email", "ana at ruiz", "Please enter a valid email address"],
  ["email", `${"a".repeat(250)}@ruiz.example`, "Use at most 255 characters"],
  ["company", "x".repeat(256), "Use at most 255 characters"],
  ["phone", "1".repeat(51), "Use at most 50 characters"],
  ["hiringNeed", "", "Tell us which positions you need to fill"],
  ["companySize", "huge", "Choose one of the options"],
])(
  "[QUOTE-14 QUOTE-21 ERR-01] a quote whose %s is %j returns 400 with a message and stores nothing",
  async (field, value, message) => {
    const before = await countOf("quote_requests");
    const response = await sendQuote({ ...quote, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: "validation_failed",
      message: "Check the highlighted fields.",
      errors: { [field]: message },
    });
    expect(await countOf("quote_requests")).toBe(before);
  },
);

test("[QUOTE-14] trims surrounding whitespace", async () => {
  const response = await sendQuote({ ...quote, firstName: "  Ana ", email: " Ana@Ruiz.example " });
  expect(response.json()).toMatchObject({ firstName: "Ana", email: "Ana@Ruiz.example" });
});

test("[LEAD-14] stores a lead's answers, and null for missing ones", async () => {
  const response = await sendLead(lead);
  expect(response.statusCode).toBe(201);
  const [row] = await db.select().from(leads).where(eq(leads.id, response.json<{ id: string }>().id));
  expect(row).toMatchObject({ ...lead, companySize: null, message: null, jobDescription: null, status: "new" });
  const full = { ...lead, companySize: "51-200", message: "Soon", interests: ["RPO Services", "Talent Analytics"] };
  const [second] = await db
    .select()
    .from(leads)
    .where(eq(leads.id, (await sendLead(full)).json<{ id: string }>().id));
  expect(second).toMatchObject(full);
  expect(second?.createdAt).toBeInstanceOf(Date);
});

test.each(["firstName", "lastName", "email", "company", "interests"])(
  "[LEAD-15] a lead without %s is refused and not stored",
  async (field) => {
    const before = await countOf("leads");
    const { [field as keyof typeof lead]: _left, ...rest } = lead;
    expect((await sendLead(rest)).statusCode).toBe(400);
    expect((await sendLead({ ...lead, [field]: field === "interests" ? [] : "" })).statusCode).toBe(400);
    expect(await countOf("leads")).toBe(before);
  },
);

test("a repeated form gets the first reply; another form with its key is a conflict", async () => {
  const key = { "idempotency-key": randomUUID() };
  const before = await countOf("quote_requests");
  const responses = await Promise.all(Array.from({ length: 8 }, () => sendQuote(quote, key)));
  expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  expect(responses.map((response) => response.statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await countOf("quote_requests")).toBe(before + 1);
  const other = await sendQuote({ ...quote, company: "Other" }, key);
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, "conflict"]);
});

test("suspected spam is stored apart and sends no emails", async () => {
  const tasksBefore = await countOf("pgboss.job where name = 'announce-lead'");
  const honeypotFilled = await sendQuote(quote, { "x-form-trap": "http://buy.example" });
  const filledTooFast = await sendQuote(quote, { "x-form-filled-ms": "400" });
  expect([honeypotFilled.statusCode, filledTooFast.statusCode]).toEqual([201, 201]);
  const rows = await db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.status, "spam"))
    .orderBy(quoteRequests.createdAt);
  expect(rows.map((row) => row.spamSignals)).toEqual([["trap_filled"], ["too_fast"]]);
  expect(await countOf("pgboss.job where name = 'announce-lead'")).toBe(tasksBefore);
});

test("ignores invalid form headers", async () => {
  const response = await sendQuote(quote, { "x-form-filled-ms": "soon", "idempotency-key": "'; drop table leads" });
  expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([201, "new"]);
});

test("if the row cannot be stored, there is no task and the request fails", async () => {
  await owner.db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
  );
  await owner.db.execute(
    sql`create trigger refuse after insert on quote_requests for each row execute function refuse()`,
  );
  const [rows, queued] = [await countOf("quote_requests"), await countOf("pgboss.job")];
  const response = await sendQuote(quote);
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([500, "internal"]);
  expect(response.body).not.toContain("full");
  expect([await countOf("quote_requests"), await countOf("pgboss.job")]).toEqual([rows, queued]);
  await owner.db.execute(sql`drop trigger refuse on quote_requests`);
});

test("staff and sender get one email each, with text, fixed Message-ID and log entry", async () => {
  await work();
  const { id } = (
    await sendQuote({ ...quote, email: "carla@kim.example", hiringNeed: "<b>Two</b> cooks & a chef" })
  ).json<{ id: string }>();
  const ownMails = () => catcher.caught.filter((each) => each.raw.includes(id));
  await eventually(() => expect(ownMails()).toHaveLength(2));
  const [toStaff] = ownMails().filter((each) => each.to.includes(staffEmail));
  const [toSender] = ownMails().filter((each) => each.to.includes("carla@kim.example"));
  expect(toStaff?.mail.subject).toBe("Quote request from Ana Ruiz, Ruiz Clinics");
  expect(toStaff?.mail.replyTo?.[0]?.address).toBe("carla@kim.example");
  expect(toStaff?.mail.text).toContain("<b>Two</b> cooks & a chef");
  expect(toStaff?.mail.html).toContain("&lt;b&gt;Two&lt;/b&gt; cooks &amp; a chef");
  expect(toSender?.mail.text).toContain("within 24 hours");
  expect(toSender?.mail.messageId).toBe(messageIdOf(`quote-request/${id}/acknowledgement`, "hello@firm.example"));
  // The email arrives slightly before its log entry.
  await eventually(async () => {
    const log = await db
      .select()
      .from(mailLog)
      .where(sql`${mailLog.key} like ${`%${id}%`}`);
    expect(log.map((row) => `${row.key} ${row.status} ${row.attempts}`).toSorted()).toEqual([
      `quote-request/${id}/acknowledgement sent 1`,
      `quote-request/${id}/staff sent 1`,
    ]);
  });
});

test("a sent email is not sent again, however often its task runs", async () => {
  const email = { subject: "Once", paragraphs: ["Hello"] };
  const delivery = { key: `once/${randomUUID()}`, template: "t", to: "one@x.example", email };
  expect(await tools.mail.deliver(db, delivery)).toBe("sent");
  expect(await tools.mail.deliver(db, delivery)).toBe("already sent");
  expect(catcher.caught.filter((each) => each.to.includes("one@x.example"))).toHaveLength(1);
});
