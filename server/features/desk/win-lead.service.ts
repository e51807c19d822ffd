/** Wins a lead in one transaction: creates the workspace from its data, invites the admin and admits our recruiter. */
import { and, eq, sql } from "drizzle-orm";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, recruiterAccess } from "../../db/tables/companies.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import type { EnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { invite } from "../companies/invitations.service.ts";
import { decideNetworkAccess } from "../companies/network-access.service.ts";
import { lockLead, moveLead, writeEntry } from "./timeline.service.ts";
import { formOf } from "./lead-page.service.ts";

export interface WinDeps {
  readonly db: Database;
  readonly origin: string;
  readonly enqueueEmail: EnqueueAccountEmail;
}

interface Client {
  readonly company: string;
  readonly adminEmail: string;
}

/** Accepting an invitation would turn a staff account into an employer's; staff are admitted as recruiters instead. */
const rejectStaffAddress = async (db: Database, email: string): Promise<void> => {
  const staffCount = await db.$count(users, and(eq(users.username, email), eq(users.kind, "staff")));
  const message = "This email belongs to our staff. Enter the email of someone at the client.";
  if (staffCount > 0) throw new AppError("validation_failed", message, { adminEmail: message });
};

const winnableStates: readonly string[] = ["new", "in_progress", "replied"] satisfies LeadStatus[];

export const winLead = async (deps: WinDeps, me: SignedIn, id: string, client: Client): Promise<string> => {
  const { rows } = await deps.db.execute<{ id: string }>(sql`select uuid_v7() as id`);
  const companyId = rows[0]?.id ?? "";
  const adminEmail = client.adminEmail.toLowerCase();
  return asActor(deps.db, { ...databaseActorOf(me), companyId }, async (db) => {
    const lead = await lockLead(db, id);
    if (lead.companyId !== null) throw new AppError("conflict", "This lead already has a workspace.");
    if (!winnableStates.includes(lead.state))
      throw new AppError("conflict", "Change this lead's status to In progress first.");
    await rejectStaffAddress(db, adminEmail);
    const form = await formOf(db, lead);
    await db.insert(companies).values({
      id: companyId,
      name: client.company,
      size: form?.companySize ?? null,
      industry: form?.industry ?? null,
    });
    const userId = me.id;
    await recordAudit(db, { companyId, userId, action: "workspace.created", subject: client.company });
    const context = { companyId, userId };
    await invite(db, deps, context, { email: adminEmail, role: "Admin", permissions: "admin" });
    await db.insert(recruiterAccess).values({ companyId, userId, admittedBy: userId });
    await recordAudit(db, { companyId, userId, action: "recruiter.admitted", subject: me.email, subjectId: userId });
    // Staff who create the workspace vouch for the client.
    await decideNetworkAccess(db, deps.enqueueEmail, { companyId, staffId: userId, state: "approved" });
    await db.update(deskLeads).set({ companyId }).where(eq(deskLeads.id, id));
    await moveLead(db, lead, "won", userId);
    const details = { companyId, company: client.company, adminEmail };
    await writeEntry(db, { leadId: id, kind: "won", authorId: userId, details });
    return companyId;
  });
};
