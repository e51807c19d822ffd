/** Escalation with times as arguments: one warning, one breach notice at the deadline, none for leads that do not count. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deskEntries, deskLeads } from "../../../db/tables/desk.ts";
import { mailLog } from "../../../db/tables/records.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { aLead } from "../../../test/fixtures/desk-leads.ts";
import { aUser } from "../../../test/fixtures/factories.ts";
import { escalateDue } from "./escalate.service.ts";
import { sendEscalation } from "./send-escalation.task.ts";
import { eventually } from "../../../test/eventually.ts";

const { db, owner, catcher, tools: deps, staffEmail, work } = await buildTestApp();
const hour = 3_600_000;
const start = new Date("2026-11-02T09:00:00Z");
const at = (hours: number) => new Date(start.getTime() + hours * hour);
const kindsOf = async (leadId: string) =>
  (await owner.db.select().from(deskEntries).where(eq(deskEntries.leadId, leadId))).map((entry) => entry.kind);
const mine = async (hours: number, id: string) => {
  const { warned, breached } = await escalateDue(db, at(hours));
  return [warned.includes(id), breached.includes(id)];
};

test("emails the desk and the assignee once with the deadline", async () => {
  const assignee = await aUser(owner.db, { name: "Dana Whitfield", kind: "staff" });
  const { id } = await aLead(owner.db, { receivedAt: start, assigneeId: assignee.id });
  await escalateDue(db, at(21));
  await work();
  const caught = () => catcher.caught.filter((each) => each.raw.includes(id));
  await eventually(() => expect(caught()).toHaveLength(2));
  expect(
    caught()
      .flatMap((each) => each.to)
      .toSorted(),
  ).toEqual([assignee.username, staffEmail].toSorted());
  expect(caught()[0]?.mail.subject).toBe("Reply due soon: Ana Ruiz, Ruiz Clinics");
  expect(caught()[0]?.mail.text).toContain("Tuesday, November 3 at 4:00 AM EST");
  expect(caught()[0]?.mail.text).toContain(`/staff/leads/${id}`);
  await eventually(async () =>
    expect(await db.$count(mailLog, eq(mailLog.status, "sent"))).toBe(await db.$count(mailLog)),
  );
  await sendEscalation.handle({ leadId: id, level: "warning" }, deps);
  expect(caught()).toHaveLength(2);
});

test("warns at hour twenty and escalates at hour twenty-four, once each", async () => {
  const { id } = await aLead(owner.db, { receivedAt: start });
  const notified = [];
  for (const hours of [1, 19.99, 20, 20.1, 23.99, 24, 24.1, 60]) notified.push([hours, ...(await mine(hours, id))]);
  expect(notified).toEqual([
    [1, false, false],
    [19.99, false, false],
    [20, true, false],
    [20.1, false, false],
    [23.99, false, false],
    [24, false, true],
    [24.1, false, false],
    [60, false, false],
  ]);
  expect(await kindsOf(id)).toEqual(["warning", "breach"]);
});

test("sends only the breach if both are due at once", async () => {
  const { id } = await aLead(owner.db, { receivedAt: start });
  expect(await mine(30, id)).toEqual([false, true]);
  expect(await mine(31, id)).toEqual([false, false]);
});

test("ignores samples, spam, closed and answered leads, but not unsent replies", async () => {
  const quiet = [
    await aLead(owner.db, { receivedAt: start, isSample: true }),
    await aLead(owner.db, { receivedAt: start, state: "spam" }),
    await aLead(owner.db, { receivedAt: start, state: "lost" }),
    await aLead(owner.db, { receivedAt: start, state: "won" }),
    await aLead(owner.db, { receivedAt: start, state: "replied", firstRepliedAt: at(2) }),
  ];
  const stuck = await aLead(owner.db, { receivedAt: start, state: "replied" });
  const { breached, warned } = await escalateDue(db, at(25));
  expect([breached.includes(stuck.id), warned]).toEqual([true, []]);
  expect(quiet.filter(({ id }) => breached.includes(id))).toEqual([]);
});

test("awaits a reply again after a bounce and escalates at most once", async () => {
  const { id: leadId } = await aLead(owner.db, { receivedAt: start });
  const [reply] = await owner.db
    .insert(deskEntries)
    .values({ leadId, kind: "reply", sentAt: at(3) })
    .returning();
  expect(await mine(25, leadId)).toEqual([false, false]);
  await owner.db
    .update(deskEntries)
    .set({ failedAt: at(26) })
    .where(eq(deskEntries.id, reply?.id ?? ""));
  expect(await mine(26, leadId)).toEqual([false, true]);
  expect(await mine(27, leadId)).toEqual([false, false]);
});

test("escalates in one of ten simultaneous sweeps", async () => {
  const leads = await Promise.all(Array.from({ length: 20 }, () => aLead(owner.db, { receivedAt: start })));
  const sweeps = await Promise.all(Array.from({ length: 10 }, () => escalateDue(db, at(21))));
  const notified = sweeps.flatMap(({ warned }) => warned).filter((id) => leads.some((lead) => lead.id === id));
  expect([notified.length, new Set(notified).size]).toEqual([20, 20]);
});

test("says in a late email that the lead was answered since", async () => {
  const { id } = await aLead(owner.db, { receivedAt: start });
  await escalateDue(db, at(21));
  await owner.db
    .update(deskLeads)
    .set({ firstRepliedAt: at(22) })
    .where(eq(deskLeads.id, id));
  await sendEscalation.handle({ leadId: id, level: "breach" }, deps);
  const [breach] = catcher.caught.filter((each) => each.raw.includes(`lead.${id}.breach`));
  expect(breach?.mail.text).toContain("Update: someone replied on");
});
