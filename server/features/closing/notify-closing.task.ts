/** Emails one member that the closing has started, ends soon, or was canceled. Outdated notices are not sent. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { asActor, type Database } from "../../db/client.ts";
import { workspaceClosings } from "../../db/tables/closing.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { task } from "../../infra/work/queue.ts";
import { closingStartedEmail, closingCanceledEmail, closingReminderEmail } from "./closing.emails.ts";
import { notifyClosingTask } from "./closing.service.ts";

const payload = z.object({
  closingId: z.uuid(),
  companyId: z.uuid(),
  userId: z.uuid(),
  about: z.enum(["begun", "reminder", "cancelled"]),
  daysLeft: z.int().optional(),
});
type ClosingPayload = z.infer<typeof payload>;

const readRecipient = (db: Database, { companyId, userId }: ClosingPayload) =>
  asActor(db, { companyId }, async (db) => {
    const [member] = await db
      .select({ to: users.name, email: users.username, level: companyMembers.permissions, company: companies.name })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
    const [closing] = await db
      .select({ id: workspaceClosings.id, endsAt: workspaceClosings.endsAt, by: users.name })
      .from(workspaceClosings)
      .leftJoin(users, eq(users.id, workspaceClosings.begunBy))
      .where(eq(workspaceClosings.companyId, companyId));
    return { member, closing };
  });

type Recipient = Awaited<ReturnType<typeof readRecipient>>;

interface ClosingEmail {
  readonly template: string;
  readonly email: EmailContent;
}

const closingEmailOf = (
  { closingId, about, daysLeft = 1 }: ClosingPayload,
  { member, closing }: Recipient,
  origin: string,
): ClosingEmail | null => {
  if (member === undefined) return null;
  const { to, company, level } = member;
  if (about === "cancelled") {
    // A new closing has started, so the cancellation is outdated.
    if (closing !== undefined) return null;
    return { template: "workspace-closing-cancelled", email: closingCanceledEmail({ to, company }, origin) };
  }
  if (closing === undefined || closing.id !== closingId) return null;
  const input = { to, company, by: closing.by, endsAt: closing.endsAt.toISOString(), isAdmin: level === "admin" };
  return about === "begun"
    ? { template: "workspace-closing-begun", email: closingStartedEmail(input, origin) }
    : { template: "workspace-closing-reminder", email: closingReminderEmail(input, daysLeft, origin) };
};

export const notifyClosing = task({
  name: notifyClosingTask,
  payload,
  handle: async (input, { db, mail, origin }) => {
    const recipient = await readRecipient(db, input);
    const closingEmail = closingEmailOf(input, recipient, origin);
    if (closingEmail === null || recipient.member === undefined) return;
    const { closingId, userId, about, daysLeft } = input;
    const moment = daysLeft === undefined ? about : `${about}-${daysLeft}`;
    await mail.deliver(db, {
      key: `workspace-closing/${closingId}/${moment}/${userId}`,
      ...closingEmail,
      to: recipient.member.email,
      essential: true,
    });
  },
});
