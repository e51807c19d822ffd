/** Email replies from the desk to a real mail server: threading, author, single delivery and visible failures. */
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { brand } from "#domain/brand.ts";
import { deskEntries } from "../../db/tables/desk.ts";
import { createMail, messageIdOf } from "../../infra/email/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";
import { sendDeskReply } from "./send-desk-reply.task.ts";
import { eventually } from "../../test/eventually.ts";

const { app, owner, catcher, work, tools: deps } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
const from = "Firm <hello@firm.example>";

const newLead = async (email: string) => {
  const form = { firstName: "Ana", lastName: "Ruiz", email, company: "Ruiz Clinics", interests: ["RPO Services"] };
  return (await aBrowser(app).post("/api/leads", form)).json<{ id: string }>().id;
};
const reply = (id: string, key: string, text = "Hello Ana,\n\nyes we can.\nTomorrow?") =>
  me.post(`/api/desk/leads/${id}/replies`, { key, subject: "Re: nurses", text });
const readLead = async (id: string) => (await me.get(`/api/desk/leads/${id}`)).json<LeadPage>();
const mailsTo = (email: string, subject: string) =>
  catcher.caught.filter(({ to, mail }) => to.includes(email) && mail.subject === subject).map(({ mail }) => mail);
const entryOf = async (id: string) => {
  const [entry] = await owner.db.select().from(deskEntries).where(eq(deskEntries.id, id));
  return entry;
};
const idOf = (response: Awaited<ReturnType<typeof reply>>) => response.json<{ entryId: string }>().entryId;

test("sends a reply in its thread under its author's name and stops the clock", async () => {
  await work();
  const email = "ana@thread.example";
  const id = await newLead(email);
  const acknowledgement = messageIdOf(`lead/${id}/acknowledgement`, from);
  await eventually(() => expect(mailsTo(email, "We received your inquiry")).toHaveLength(1));

  const key = crypto.randomUUID();
  const first = await reply(id, key);
  expect(first.statusCode).toBe(201);
  expect((await readLead(id)).lead.state).toBe("replied");
  expect(idOf(await reply(id, key))).toBe(idOf(first));
  expect((await reply(id, key, "Another text")).statusCode).toBe(409);
  await eventually(async () => expect((await readLead(id)).lead.firstRepliedAt).not.toBeNull());
  const [mail] = mailsTo(email, "Re: nurses");
  const firstId = messageIdOf(`desk-reply/${key}`, from);
  expect(mail).toMatchObject({
    messageId: firstId,
    inReplyTo: acknowledgement,
    references: acknowledgement,
    from: { name: `${me.name}, ${brand.name}`, address: "hello@firm.example" },
    replyTo: [{ address: brand.email }],
  });
  const headers = new Set(mail?.headers.map((header) => header.key));
  expect([headers.has("auto-submitted"), headers.has("x-auto-response-suppress")]).toEqual([false, false]);
  expect(mail?.text).toContain(`Hello Ana,\n\nyes we can.\nTomorrow?\n\n${me.name}\n${brand.name}`);
  expect(mail?.html).toContain("yes we can.<br>Tomorrow?</p>");

  // The next reply answers the message that came back.
  await owner.db
    .insert(deskEntries)
    .values({ leadId: id, kind: "mail", messageId: "<theirs@mail.example>", body: "Yes" });
  const second = crypto.randomUUID();
  await reply(id, second, "Good");
  await eventually(() => expect(mailsTo(email, "Re: nurses")).toHaveLength(2));
  const replyMail = mailsTo(email, "Re: nurses")[1];
  expect(replyMail?.inReplyTo).toBe("<theirs@mail.example>");
  expect(replyMail?.references?.split(/\s+/)).toEqual([acknowledgement, firstId, "<theirs@mail.example>"]);
});

test("queues nothing without a lead and stores row and task together", async () => {
  expect((await reply(crypto.randomUUID(), crypto.randomUUID())).statusCode).toBe(404);
  const id = await newLead("together@x.example");
  const entryId = idOf(await reply(id, crypto.randomUUID()));
  const { rows } = await owner.db.execute(
    sql`select 1 from pgboss.job where name = ${sendDeskReply.name} and data ->> 'entryId' = ${entryId}`,
  );
  expect(rows).toHaveLength(1);
  expect(await entryOf(entryId)).toMatchObject({ toAddress: "together@x.example", fromAddress: "hello@firm.example" });
});

/** A reply that no worker has processed yet. */
const unsent = async (email: string) => {
  const id = await newLead(email);
  const [entry] = await owner.db
    .insert(deskEntries)
    .values({
      leadId: id,
      kind: "reply",
      subject: "Hi",
      body: "Hello",
      toAddress: email,
      idempotencyKey: crypto.randomUUID(),
    })
    .returning();
  await owner.db.execute(sql`update desk_leads set state = 'replied' where id = ${id}`);
  return { id, entryId: entry?.id ?? "" };
};

test("shows a rejected address in the timeline and reopens the lead", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("No such person"), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const mail = createMail({ url: `smtp://127.0.0.1:${port}`, from });
  const { id, entryId } = await unsent("gone@x.example");
  await sendDeskReply.handle({ entryId }, { ...deps, mail });
  const entry = await entryOf(entryId);
  expect([entry?.sentAt, entry?.failedAt instanceof Date]).toEqual([null, true]);
  expect(String(entry?.details?.["reason"])).toContain("No such person");
  const { lead, timeline } = await readLead(id);
  expect([lead.state, lead.firstRepliedAt]).toEqual(["in_progress", null]);
  expect(timeline.at(-1)).toMatchObject({
    kind: "state",
    author: null,
    details: { from: "replied", to: "in_progress" },
  });
  mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test("retries while the mail server is away and fails when the queue gives up", async () => {
  const mail = createMail({ url: "smtp://127.0.0.1:1", from });
  const { entryId } = await unsent("later@x.example");
  await expect(sendDeskReply.handle({ entryId }, { ...deps, mail })).rejects.toThrow("ECONNREFUSED");
  expect((await entryOf(entryId))?.failedAt).toBeNull();
  await expect(sendDeskReply.handle({ entryId }, { ...deps, mail, isLastTry: true })).rejects.toThrow("ECONNREFUSED");
  expect((await entryOf(entryId))?.failedAt).not.toBeNull();
  mail.close();
  // After a manual retry from the dead letters it is delivered.
  await sendDeskReply.handle({ entryId }, deps);
  const entry = await entryOf(entryId);
  expect([entry?.sentAt instanceof Date, entry?.failedAt]).toEqual([true, null]);
  await sendDeskReply.handle({ entryId }, deps);
  expect(mailsTo("later@x.example", "Hi")).toHaveLength(1);
});

const deliver = async () => "suppressed" as unknown as "sent";

test("shows a suppressed address in the timeline", async () => {
  const { entryId } = await unsent("bounced@x.example");
  await sendDeskReply.handle({ entryId }, { ...deps, mail: { ...deps.mail, deliver } });
  const entry = await entryOf(entryId);
  expect([entry?.sentAt, entry?.failedAt instanceof Date]).toEqual([null, true]);
});
