/**
 * Simulates the response clock over 72 hours: leads arrive and are answered at random, two sweeps run at every step, the mail server
 * is down from hour 1 to hour 3, and the worker is killed in between.
 */
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import { deskEntries, deskLeads } from "../../db/tables/desk.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import { escalateDue } from "../../features/desk/escalation/escalate.service.ts";
import { aUser } from "../fixtures/factories.ts";

const minute = 60_000;
const hour = 60 * minute;
const stepMs = 5 * minute;

/** Includes the end of daylight saving time in New York. */
const clockStart = new Date("2026-10-31T12:00:00Z");
export const clockEnd = new Date(clockStart.getTime() + 72 * hour);

export interface ClockOptions {
  /** The product's connection. */
  readonly db: Database;
  /** Bypasses row-level security. */
  readonly owner: Database;
  readonly smtp: { stop(): Promise<void>; start(): Promise<void> };
  readonly worker: { kill(): Promise<void>; start(): Promise<void> };
  readonly leadCount: number;
  readonly seed: number;
  /** How long the mail server is down, in real time. */
  readonly outageMs: number;
}

type LeadAction = (id: string) => Promise<unknown>;

interface LeadPlan {
  readonly arrivesAt: number;
  readonly arrive: () => Promise<string>;
  readonly actions: { readonly at: number; readonly action: LeadAction }[];
}

const planLeads = async ({ owner, leadCount, seed }: ClockOptions): Promise<LeadPlan[]> => {
  const draw = seededRandom(seed);
  const staff = await Promise.all(["Dana", "Noor", "Theo"].map((name) => aUser(owner, { name, kind: "staff" })));
  const set =
    (values: Partial<typeof deskLeads.$inferInsert>): LeadAction =>
    (id) =>
      owner.update(deskLeads).set(values).where(eq(deskLeads.id, id));
  return Array.from({ length: leadCount }, (_lead, n): LeadPlan => {
    // Leads of the day before become due while the mail server is down.
    const arrivesAt = clockStart.getTime() + draw.between(-24 * 60, 71 * 60) * minute + draw.between(0, 59_999);
    const createdAt = new Date(arrivesAt);
    const person = { firstName: "Ana", lastName: `Ruiz ${n}`, email: `ana${n}@ruiz.example`, company: "Ruiz" };
    const roll = draw.next();
    const [status, isSample] = [roll > 0.95 ? "spam" : "new", roll > 0.9 && roll <= 0.95];
    const forms = [
      () =>
        owner
          .insert(quoteRequests)
          .values({ ...person, hiringNeed: "Nurses", status, createdAt })
          .returning({ id: quoteRequests.id }),
      () =>
        owner
          .insert(leads)
          .values({ ...person, interests: ["RPO Services"], status, createdAt })
          .returning({ id: leads.id }),
      () =>
        owner
          .insert(contactRequests)
          .values({
            name: "Ana",
            email: person.email,
            phone: "1",
            company: "Ruiz",
            hiringNeeds: "Two",
            status,
            isSample,
            createdAt,
          })
          .returning({ id: contactRequests.id }),
    ] as const;
    const form = isSample ? forms[2] : draw.pick(forms);
    const after = (low: number, high: number) => arrivesAt + draw.between(low * 60, high * 60) * minute;
    const reply =
      (sentAt: number | null): LeadAction =>
      async (leadId) => {
        await owner.insert(deskEntries).values({
          leadId,
          kind: "reply",
          sentAt: sentAt === null ? null : new Date(sentAt),
          createdAt: new Date(sentAt ?? arrivesAt),
        });
        await set({ state: "replied" })(leadId);
      };
    const bounceAt =
      (index: number): LeadAction =>
      async (leadId) => {
        await owner
          .update(deskEntries)
          .set({ failedAt: new Date(index) })
          .where(eq(deskEntries.leadId, leadId));
        await set({ state: "in_progress" })(leadId);
      };
    const actions: LeadPlan["actions"] = [];
    if (draw.next() < 0.3) actions.push({ at: arrivesAt, action: set({ assigneeId: draw.pick(staff).id }) });
    const answeredAt = after(0, 23);
    const outcome = draw.next();
    if (outcome < 0.35) actions.push({ at: answeredAt, action: reply(answeredAt) });
    else if (outcome < 0.5) {
      const lateReplyAt = after(21, 40);
      actions.push({ at: lateReplyAt, action: reply(lateReplyAt) });
    } else if (outcome < 0.6) {
      const bouncedAt = answeredAt + draw.between(1, 12) * hour;
      actions.push({ at: answeredAt, action: reply(answeredAt) }, { at: bouncedAt, action: bounceAt(bouncedAt) });
    } else if (outcome < 0.65) actions.push({ at: answeredAt, action: reply(null) });
    else if (outcome < 0.7) actions.push({ at: answeredAt, action: set({ state: "lost" }) });
    return {
      arrivesAt,
      arrive: async () => (await form())[0]?.id ?? "",
      actions,
    };
  });
};

export const driveResponseClock = async (parts: ClockOptions): Promise<{ readonly sweeps: number }> => {
  const { db, smtp, worker, outageMs } = parts;
  const plans = await planLeads(parts);
  const dueSteps: { at: number; run: () => Promise<unknown> }[] = plans.map(({ arrivesAt, arrive, actions }) => ({
    at: arrivesAt,
    run: async () => {
      const id = await arrive();
      dueSteps.push(...actions.map(({ at, action }) => ({ at, run: () => action(id) })));
    },
  }));
  let sweeps = 0;
  await worker.start();
  for (let index = clockStart.getTime(); index <= clockEnd.getTime(); index += stepMs) {
    const hours = (index - clockStart.getTime()) / hour;
    if (hours === 1) await smtp.stop();
    if (hours === 2) await worker.kill();
    if (hours === 2.5) await worker.start();
    if (hours === 3) await smtp.start();
    for (
      let next = dueSteps.filter((each) => each.at <= index);
      next.length > 0;
      next = dueSteps.filter((each) => each.at <= index)
    ) {
      for (const dueStep of next.toSorted((a, b) => a.at - b.at)) {
        dueSteps.splice(dueSteps.indexOf(dueStep), 1);
        await dueStep.run();
      }
    }
    await Promise.all([escalateDue(db, new Date(index)), escalateDue(db, new Date(index))]);
    sweeps += 2;
    if (hours >= 1 && hours < 3) await wait(outageMs / 24);
  }
  return { sweeps };
};
