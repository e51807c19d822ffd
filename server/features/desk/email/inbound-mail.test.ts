/** Inbound email, from raw bytes to the timeline. */
import { randomBytes, randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { seededRandom } from "../../../db/seed/seeded-random.ts";
import { deskEntries, deskEntryFiles, deskLeads } from "../../../db/tables/desk.ts";
import { files as fileRows } from "../../../db/tables/files.ts";
import { mailLog, mailSuppressions } from "../../../db/tables/records.ts";
import { buildTestApp, testInboundSecret } from "../../../test/build-test-app.ts";
import { aLead } from "../../../test/fixtures/desk-leads.ts";
import {
  delayNotice,
  exchangeBounce,
  gmailBounce,
  emailWithFiles,
  postfixBounce,
  rawEmail,
  type RawFile,
} from "../../../test/email/raw-emails.ts";
import { readUpload, sweepUnclaimedFiles } from "../../files/files.service.ts";

const { app, db, owner, files, tools: deps, staffEmail } = await buildTestApp();
const day = 86_400_000;

const forward = (payload: Buffer, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/inbound-mail",
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${testInboundSecret}`, ...headers },
    payload,
  });
const outcomeOf = async (raw: Buffer) => {
  const response = await forward(raw);
  return response.json<{ outcome?: string }>().outcome ?? response.statusCode;
};
const leadOf = async (id: string) => (await owner.db.select().from(deskLeads).where(eq(deskLeads.id, id)))[0];
const timelineOf = (leadId: string) =>
  owner.db.select().from(deskEntries).where(eq(deskEntries.leadId, leadId)).orderBy(asc(deskEntries.createdAt));
const leadsOf = (email: string) => owner.db.select().from(deskLeads).where(eq(deskLeads.email, email));
const suppressionOf = async (address: string) =>
  (await owner.db.select().from(mailSuppressions).where(eq(mailSuppressions.address, address)))[0];

/** A lead that was answered by email. */
const answered = async (email: string, values: Partial<typeof deskLeads.$inferInsert> = {}) => {
  const lead = await aLead(owner.db, { email, state: "replied", ...values });
  const original = `<reply.${lead.id}@firm.example>`;
  const [reply] = await owner.db
    .insert(deskEntries)
    .values({ leadId: lead.id, kind: "reply", messageId: original, toAddress: email, sentAt: new Date() })
    .returning();
  return { lead, original, replyId: reply?.id ?? "" };
};

test("rejects requests without the secret, and replies 404 if none is set", async () => {
  const raw = rawEmail({}, "Hello");
  for (const authorization of ["", "Bearer ", "Bearer wrong", testInboundSecret, `Basic ${testInboundSecret}`]) {
    expect((await forward(raw, { authorization })).statusCode).toBe(401);
  }
  const closed = await buildTestApp({ inboundMail: { secret: undefined, deskAddress: "" } });
  const response = await closed.app.inject({
    method: "POST",
    url: "/api/inbound-mail",
    headers: { "content-type": "message/rfc822", authorization: "Bearer undefined" },
    payload: raw,
  });
  expect(response.statusCode).toBe(404);
});

test.each(["message/rfc822", "text/plain; charset=utf-8", "application/octet-stream"])("accepts %s", async (type) => {
  expect((await forward(rawEmail({}, "Hello"), { "content-type": type })).statusCode).toBe(202);
});

test("rejects other types, large bodies and non-email content", async () => {
  expect((await forward(rawEmail({}, "x"), { "content-type": "application/json" })).statusCode).toBe(415);
  expect((await forward(rawEmail({}, "x".repeat(16 * 1024 * 1024)))).statusCode).toBe(413);
  for (const raw of [Buffer.from("garbage"), Buffer.from(""), randomBytes(5000), rawEmail({ From: undefined }, "x")]) {
    expect((await forward(raw)).statusCode).toBe(400);
  }
});

test("adds an answer to its timeline and reopens the lead", async () => {
  const { lead, original } = await answered("ana1@ruiz.example");
  const raw = rawEmail(
    { From: "Ana Ruiz <ana.private@home.example>", "In-Reply-To": original },
    "Tuesday suits us.",
    "",
    "On Tue, Nov 3, 2026 at 9:12 AM Firm <hello@firm.example> wrote:",
    "> When?",
  );
  expect(await outcomeOf(raw)).toBe("mail");
  expect(await timelineOf(lead.id)).toMatchObject([
    { kind: "reply" },
    {
      kind: "mail",
      subject: "Re: Your quote request",
      body: "Tuesday suits us.\n\n[…]",
      fromAddress: "ana.private@home.example",
      toAddress: "hello@firm.example",
      isAutomatic: false,
      details: { quoted: "On Tue, Nov 3, 2026 at 9:12 AM Firm <hello@firm.example> wrote:\n> When?" },
    },
    { kind: "state", details: { from: "replied", to: "in_progress" } },
  ]);
  const after = await leadOf(lead.id);
  expect(after?.state).toBe("in_progress");
  expect(after?.firstRepliedAt).not.toBeNull();
  expect(after?.lastActivityAt.getTime()).toBeGreaterThan(lead.lastActivityAt.getTime());
});

test("processes a message once, by Message-ID or by its bytes", async () => {
  const { lead, original } = await answered("ana2@ruiz.example");
  const raw = rawEmail({ "In-Reply-To": original }, "Yes");
  const nameless = rawEmail({ "In-Reply-To": original, "Message-ID": undefined }, "Yes");
  const all = await Promise.all([raw, raw, nameless, nameless, raw].map(outcomeOf));
  expect(all.map(String).toSorted()).toEqual(["known", "known", "known", "mail", "mail"]);
  expect((await timelineOf(lead.id)).filter((entry) => entry.kind === "mail")).toHaveLength(2);
});

test("threads by References alone and by the logged acknowledgement", async () => {
  const { lead, original } = await answered("ana3@ruiz.example");
  const from = { From: "Other <other@elsewhere.example>" };
  await forward(rawEmail({ ...from, References: `<first@x.example>\r\n ${original} <unknown@x.example>` }, "Later"));
  const key = `quote-request/${lead.id}/acknowledgement`;
  const messageId = `<quote-request.${lead.id}.acknowledgement@firm.example>`;
  await owner.db.insert(mailLog).values({ key, messageId, toAddress: lead.email, template: "t", subject: "s" });
  await forward(rawEmail({ ...from, "In-Reply-To": messageId }, "To the acknowledgement"));
  expect((await timelineOf(lead.id)).map((entry) => entry.body)).toEqual(
    expect.arrayContaining(["Later", "To the acknowledgement"]),
  );
  expect(await leadsOf("other@elsewhere.example")).toEqual([]);
});

test("uses the sender's newest lead without a thread, unless spam or old", async () => {
  const email = "j.doe@gmail.com";
  const old = await aLead(owner.db, { email, receivedAt: new Date(Date.now() - 100 * day) });
  const newer = await aLead(owner.db, { email, receivedAt: new Date(Date.now() - 10 * day), state: "lost" });
  await aLead(owner.db, { email, state: "spam" });
  await forward(rawEmail({ From: "J <jdoe+jobs@googlemail.com>" }, "Hello again"));
  expect((await timelineOf(newer.id)).map((entry) => entry.kind)).toEqual(["mail", "state"]);
  expect((await leadOf(newer.id))?.state).toBe("in_progress");
  expect(await timelineOf(old.id)).toEqual([]);
});

test("creates a lead with a response deadline from an unknown sender", async () => {
  const raw = rawEmail(
    {
      From: "=?iso-8859-1?Q?J=F6rg_van_den_Berg?= <joerg@berg.example>",
      Subject: "=?UTF-8?B?V2lyIHN1Y2hlbiBkcmVpIEvDtmNoZQ==?=",
      "Content-Type": "text/html; charset=utf-8",
    },
    "<p>Three <b>cooks</b>, please.</p><script>alert(1)</script>",
  );
  expect(await outcomeOf(raw)).toBe("mail");
  const [lead] = await leadsOf("joerg@berg.example");
  expect(lead).toMatchObject({
    kind: "mail",
    firstName: "Jörg",
    lastName: "van den Berg",
    company: "berg.example",
    source: "Email",
    state: "new",
    summary: "Three cooks, please.",
  });
  expect((lead?.dueAt.getTime() ?? 0) - (lead?.receivedAt.getTime() ?? 0)).toBe(day);
  expect(await timelineOf(lead?.id ?? "")).toMatchObject([{ subject: "Wir suchen drei Köche" }]);
  const two = [1, 2].map(() => outcomeOf(rawEmail({ From: "new@both.example" }, "Hello")));
  expect(await Promise.all(two)).toEqual(["mail", "mail"]);
  expect(await leadsOf("new@both.example")).toHaveLength(1);
});

test.each([
  { "Auto-Submitted": "auto-replied" },
  { Precedence: "bulk" },
  { Precedence: "auto_reply" },
  { "X-Auto-Response-Suppress": "OOF, AutoReply" },
  { "Return-Path": "<>" },
])("adds an auto-reply (%o) to the timeline and changes nothing else", async (mark) => {
  const { lead, original } = await answered(`away${randomUUID()}@ruiz.example`);
  expect(await outcomeOf(rawEmail({ ...mark, "In-Reply-To": original }, "I am away"))).toBe("automatic");
  expect(await timelineOf(lead.id)).toMatchObject([{ kind: "reply" }, { kind: "mail", isAutomatic: true }]);
  expect((await leadOf(lead.id))?.state).toBe("replied");
});

test("marks automatic mail from an unknown sender as spam", async () => {
  const raw = rawEmail({ From: "News <news@shop.example>", Precedence: "bulk" }, "Buy now");
  expect(await outcomeOf(raw)).toBe("set aside");
  expect(await leadsOf("news@shop.example")).toMatchObject([{ state: "spam" }]);
});

test("ignores our own forwarded notices", async () => {
  const messageId = `<own.${randomUUID()}@firm.example>`;
  await owner.db
    .insert(mailLog)
    .values({ key: randomUUID(), messageId, toAddress: staffEmail, template: "t", subject: "s" });
  expect(await outcomeOf(rawEmail({ From: "hello@firm.example", "Message-ID": messageId }, "Quote request"))).toBe(
    "our own",
  );
  expect(await leadsOf("hello@firm.example")).toEqual([]);
});

test.each([
  ["Postfix", postfixBounce],
  ["Exchange", exchangeBounce],
  ["Gmail", gmailBounce],
])("reopens the lead and suppresses the address on a bounce: %s", async (name, bounce) => {
  const recipient = `${name.toLowerCase()}@gone.example`;
  const { lead, original, replyId } = await answered(recipient);
  expect((await leadOf(lead.id))?.firstRepliedAt).not.toBeNull();
  expect(await outcomeOf(bounce({ original, recipient }))).toBe("bounce");
  const entries = await timelineOf(lead.id);
  expect(entries.map((entry) => entry.kind)).toEqual(["reply", "bounce", "state"]);
  expect(entries.find((entry) => entry.id === replyId)?.failedAt).not.toBeNull();
  expect(entries[1]?.body).toMatch(/^550/);
  expect(await leadOf(lead.id)).toMatchObject({ firstRepliedAt: null, state: "in_progress" });
  expect(await suppressionOf(recipient)).toMatchObject({ reason: "bounced" });
});

test("only adds an entry for a delayed message", async () => {
  const recipient = "slow@ruiz.example";
  const { lead, original } = await answered(recipient);
  expect(await outcomeOf(delayNotice({ original, recipient }))).toBe("delay");
  expect((await timelineOf(lead.id)).map((entry) => entry.kind)).toEqual(["reply", "bounce"]);
  expect((await leadOf(lead.id))?.firstRepliedAt).not.toBeNull();
  expect(await suppressionOf(recipient)).toBeUndefined();
});

test("suppresses no address for a report on an email we never sent", async () => {
  const recipient = "victim@ruiz.example";
  const lead = await aLead(owner.db, { email: recipient });
  expect(await outcomeOf(postfixBounce({ original: "<made.up@firm.example>", recipient }))).toBe("bounce");
  expect((await timelineOf(lead.id)).map((entry) => entry.kind)).toEqual(["bounce"]);
  expect(await suppressionOf(recipient)).toBeUndefined();
  const stranger = { original: "<made.up@firm.example>", recipient: "nobody@nowhere.example" };
  expect(await outcomeOf(postfixBounce(stranger))).toBe("unknown");
});

test("suppresses an account's address without a lead, never the desk's own", async () => {
  for (const toAddress of ["typo@account.example", staffEmail]) {
    const messageId = `<${randomUUID()}@firm.example>`;
    await owner.db
      .insert(mailLog)
      .values({ key: `account/verify/${randomUUID()}`, messageId, toAddress, template: "verify", subject: "s" });
    expect(await outcomeOf(postfixBounce({ original: messageId, recipient: toAddress }))).toBe("bounce");
  }
  expect(await suppressionOf("typo@account.example")).toBeDefined();
  expect(await suppressionOf(staffEmail)).toBeUndefined();
});

test("sends nothing to a bounced address until its owner writes", async () => {
  const recipient = "back@ruiz.example";
  const { original } = await answered(recipient);
  await forward(postfixBounce({ original, recipient }));
  const letter = { subject: "Hello", paragraphs: ["Hello"] };
  const send = (essential: boolean) =>
    deps.mail.deliver(db, { key: randomUUID(), template: "t", to: "Back@Ruiz.example", email: letter, essential });
  expect([await send(false), await send(true)]).toEqual(["suppressed", "suppressed"]);
  await forward(rawEmail({ From: recipient }, "I am back"));
  expect(await send(false)).toBe("sent");
  await owner.db.insert(mailSuppressions).values({ address: recipient, reason: "unsubscribed" });
  expect([await send(false), await send(true)]).toEqual(["suppressed", "sent"]);
});

const pdf: RawFile = { name: "brief.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n") };
const program: RawFile = {
  name: "brief.pdf.exe",
  type: "application/pdf",
  bytes: Buffer.concat([Buffer.from("MZ"), randomBytes(400)]),
};

test("stores accepted attachments for staff and names the others", async () => {
  const { lead, original } = await answered("files@ruiz.example");
  const disguised = { ...program, name: "cv.pdf" };
  const many = Array.from({ length: 11 }, (_file, n) => ({ ...pdf, name: `cv${n}.pdf` }));
  const large = { ...pdf, name: "large.pdf", bytes: Buffer.concat([pdf.bytes, Buffer.alloc(5 * 1024 * 1024)]) };
  const raw = emailWithFiles({ "In-Reply-To": original }, "See below", [program, disguised, large, ...many]);
  expect(await outcomeOf(raw)).toBe("mail");
  const entry = (await timelineOf(lead.id)).find((each) => each.kind === "mail");
  expect(entry).toMatchObject({ details: { refused: ["brief.pdf.exe", "cv.pdf", "large.pdf", "cv10.pdf"] } });
  const linked = await owner.db
    .select({ file: fileRows })
    .from(deskEntryFiles)
    .innerJoin(fileRows, eq(fileRows.id, deskEntryFiles.fileId))
    .where(eq(deskEntryFiles.entryId, entry?.id ?? ""));
  expect(linked).toHaveLength(10);
  expect(linked[0]?.file).toMatchObject({ purpose: "mail-attachment", mediaType: "application/pdf" });
  const fileId = linked[0]?.file.id ?? "";
  expect(await readUpload(db, fileId, true)).toMatchObject({ fileName: expect.stringMatching(/^cv\d\.pdf$/) });
  await expect(readUpload(db, fileId, false)).rejects.toMatchObject({ code: "not_found" });
  const later = new Date(Date.now() + 3 * day);
  expect(await sweepUnclaimedFiles(db, files, later)).toBe(0);
  await owner.db.delete(deskLeads).where(eq(deskLeads.id, lead.id));
  expect(await sweepUnclaimedFiles(db, files, later)).toBe(10);
});

test("stores an email whose HTML is too long to parse", async () => {
  const raw = rawEmail({ From: "long@html.example", "Content-Type": "text/html" }, "<p>x</p>".repeat(60_000));
  expect(await outcomeOf(raw)).toBe("mail");
  expect(await leadsOf("long@html.example")).toMatchObject([{ summary: "Re: Your quote request" }]);
});

test("accepts or rejects three hundred broken messages without an error", async () => {
  const draw = seededRandom(6);
  const bounced = { original: "<a@firm.example>", recipient: "ana@ruiz.example" };
  const rawMail = [
    rawEmail({}, "Hello", "> quoted"),
    emailWithFiles({}, "Text", [pdf, program]),
    postfixBounce(bounced),
    exchangeBounce(bounced),
    gmailBounce(bounced),
    rawEmail(
      { Subject: "=?UTF-8?B?8J+YgA==?= \u0000 \ud800", "Content-Type": "text/html" },
      "<p>\u0000</p>&#xd800;&#0;",
    ),
  ];
  const corrupt = (raw: Buffer): Buffer => {
    const bytes = Buffer.from(raw);
    for (let times = draw.between(1, 40); times > 0; times -= 1)
      bytes[draw.between(0, bytes.length - 1)] = draw.between(0, 255);
    const [from, to] = [draw.between(0, bytes.length), draw.between(0, bytes.length)];
    return draw.next() < 0.4 ? Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]) : bytes;
  };
  const statuses = new Map<number, number>();
  for (let n = 0; n < 300; n += 1) {
    const { statusCode } = await forward(corrupt(draw.pick(rawMail)));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status !== 202 && status !== 400)).toEqual([]);
  expect(statuses.get(202)).toBeGreaterThan(100);
});
