/**
 * The clock driven over 72 hours of its own time: leads arrive and are answered by chance, two sweeps run at every step, the mail
 * server refuses connections from the first hour to the third, and the worker dies in between.
 */
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { chance } from "../db/seed/chance.ts";
import { deskEntries, deskLeads } from "../db/tables/desk.ts";
import { contactRequests, leads, quoteRequests } from "../db/tables/leads.ts";
import { escalateDue } from "../features/desk/escalate.service.ts";
import { aUser } from "./factories.ts";

const minute = 60_000;
const hour = 60 * minute;
const stepMs = 5 * minute;

/** The night in which New York's clocks go back lies within. */
export const clockStart = new Date("2026-10-31T12:00:00Z");
export const clockEnd = new Date(clockStart.getTime() + 72 * hour);

export interface ClockParts {
  /** As the product runs. */
  readonly db: Database;
  /** As migrations run. */
  readonly owner: Database;
  readonly smtp: { stop(): Promise<void>; start(): Promise<void> };
  readonly worker: { kill(): Promise<void>; start(): Promise<void> };
  readonly leadCount: number;
  readonly seed: number;
  /** How long, in real time, the mail server is away. */
  readonly outageMs: number;
}

type Deed = (id: string) => Promise<unknown>;

interface Plan {
  readonly arrivesAt: number;
  readonly arrive: () => Promise<string>;
  readonly deeds: { readonly at: number; readonly deed: Deed }[];
}

const plan = async ({ owner, leadCount, seed }: ClockParts): Promise<Plan[]> => {
  const draw = chance(seed);
  const staff = await Promise.all(["Dana", "Noor", "Theo"].map((name) => aUser(owner, { name, kind: "staff" })));
  const set =
    (values: Partial<typeof deskLeads.$inferInsert>): Deed =>
    (id) =>
      owner.update(deskLeads).set(values).where(eq(deskLeads.id, id));
  return Array.from({ length: leadCount }, (_lead, n): Plan => {
    // Those of the day before fall due while the mail server is away.
    const arrivesAt = clockStart.getTime() + draw.between(-24 * 60, 71 * 60) * minute + draw.between(0, 59_999);
    const createdAt = new Date(arrivesAt);
    const person = { firstName: "Ana", lastName: `Ruiz ${n}`, email: `ana${n}@ruiz.example`, company: "Ruiz" };
    const fate = draw.next();
    const [status, isSample] = [fate > 0.95 ? "spam" : "new", fate > 0.9 && fate <= 0.95];
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
      (sentAt: number | null): Deed =>
      async (leadId) => {
        await owner.insert(deskEntries).values({
          leadId,
          kind: "reply",
          sentAt: sentAt === null ? null : new Date(sentAt),
          createdAt: new Date(sentAt ?? arrivesAt),
        });
        await set({ state: "replied" })(leadId);
      };
    const comesBack =
      (at: number): Deed =>
      async (leadId) => {
        await owner
          .update(deskEntries)
          .set({ failedAt: new Date(at) })
          .where(eq(deskEntries.leadId, leadId));
        await set({ state: "in_progress" })(leadId);
      };
    const deeds: Plan["deeds"] = [];
    if (draw.next() < 0.3) deeds.push({ at: arrivesAt, deed: set({ assigneeId: draw.pick(staff).id }) });
    const answeredAt = after(0, 23);
    const outcome = draw.next();
    if (outcome < 0.35) deeds.push({ at: answeredAt, deed: reply(answeredAt) });
    else if (outcome < 0.5) {
      const late = after(21, 40);
      deeds.push({ at: late, deed: reply(late) });
    } else if (outcome < 0.6) {
      const back = answeredAt + draw.between(1, 12) * hour;
      deeds.push({ at: answeredAt, deed: reply(answeredAt) }, { at: back, deed: comesBack(back) });
    } else if (outcome < 0.65) deeds.push({ at: answeredAt, deed: reply(null) });
    else if (outcome < 0.7) deeds.push({ at: answeredAt, deed: set({ state: "lost" }) });
    return {
      arrivesAt,
      arrive: async () => (await form())[0]?.id ?? "",
      deeds,
    };
  });
};

export const drivePromiseClock = async (parts: ClockParts): Promise<{ readonly sweeps: number }> => {
  const { db, smtp, worker, outageMs } = parts;
  const waiting = await plan(parts);
  const due: { at: number; run: () => Promise<unknown> }[] = waiting.map(({ arrivesAt, arrive, deeds }) => ({
    at: arrivesAt,
    run: async () => {
      const id = await arrive();
      due.push(...deeds.map(({ at, deed }) => ({ at, run: () => deed(id) })));
    },
  }));
  let sweeps = 0;
  await worker.start();
  for (let at = clockStart.getTime(); at <= clockEnd.getTime(); at += stepMs) {
    const hours = (at - clockStart.getTime()) / hour;
    if (hours === 1) await smtp.stop();
    if (hours === 2) await worker.kill();
    if (hours === 2.5) await worker.start();
    if (hours === 3) await smtp.start();
    for (let next = due.filter((each) => each.at <= at); next.length > 0; next = due.filter((each) => each.at <= at)) {
      for (const each of next.toSorted((a, b) => a.at - b.at)) {
        due.splice(due.indexOf(each), 1);
        await each.run();
      }
    }
    await Promise.all([escalateDue(db, new Date(at)), escalateDue(db, new Date(at))]);
    sweeps += 2;
    if (hours >= 1 && hours < 3) await wait(outageMs / 24);
  }
  return { sweeps };
};
