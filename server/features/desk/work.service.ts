/** Staff actions on a lead: state, assignee, notes and calls. Each action and its timeline entry commit together. */
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import * as workApi from "#domain/desk/lead-actions.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { type DeskLead, lockLead, moveLead, writeEntry } from "./timeline.service.ts";

export const changeState = (
  db: Database,
  me: SignedIn,
  id: string,
  { from, to }: z.output<(typeof workApi.changeLeadStatus)["body"]>,
): Promise<void> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const lead = await lockLead(db, id);
    if (lead.state !== from) throw new AppError("conflict", "Someone else already changed this lead's status.");
    if (!workApi.nextStates[from].includes(to)) {
      throw new AppError("validation_failed", "This lead can't change to that status.", {
        to: "isn't allowed from the current status",
      });
    }
    await moveLead(db, lead, to, me.id);
  });

const requireStaffMember = async (db: Database, userId: string): Promise<string> => {
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.kind, "staff")));
  const unknown = "No staff member has this ID.";
  if (user === undefined) throw new AppError("validation_failed", unknown, { userId: unknown });
  return user.name;
};

/** Assigning a new lead moves it to in progress. */
export const assignLead = (db: Database, me: SignedIn, id: string, userId: string | null): Promise<void> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const lead = await lockLead(db, id);
    const name = userId === null ? null : await requireStaffMember(db, userId);
    if (lead.assigneeId === userId) return;
    await db.update(deskLeads).set({ assigneeId: userId }).where(eq(deskLeads.id, id));
    await writeEntry(db, { leadId: id, kind: "assignment", authorId: me.id, details: { to: userId, name } });
    if (userId !== null && lead.state === "new") await moveLead(db, lead, "in_progress", me.id);
  });

export const addNote = (db: Database, me: SignedIn, id: string, text: string): Promise<void> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const lead = await lockLead(db, id);
    await writeEntry(db, { leadId: lead.id, kind: "note", authorId: me.id, body: text });
  });

/** The contact was answered, so an open lead becomes replied. */
export const markReplied = async (db: Database, lead: DeskLead, authorId: string): Promise<void> => {
  const waiting: readonly string[] = ["new", "in_progress"] satisfies LeadStatus[];
  if (waiting.includes(lead.state)) await moveLead(db, lead, "replied", authorId);
};

export const logCall = (db: Database, me: SignedIn, id: string, text: string, now: Date): Promise<void> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const lead = await lockLead(db, id);
    await writeEntry(db, { leadId: id, kind: "call", authorId: me.id, body: text, sentAt: now });
    await markReplied(db, lead, me.id);
  });
