/** To one member: that the closing has begun, that it ends soon, or that it was cancelled. What has changed since is not told. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { asActor, type Database } from "../../db/client.ts";
import { workspaceClosings } from "../../db/tables/closing.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import type { Letter } from "../../infra/letter.ts";
import { task } from "../../infra/queue.ts";
import { begunLetter, cancelledLetter, reminderLetter } from "./closing.emails.ts";
import { tellOfClosingTask } from "./closing.service.ts";

const payload = z.object({
  closingId: z.uuid(),
  companyId: z.uuid(),
  userId: z.uuid(),
  about: z.enum(["begun", "reminder", "cancelled"]),
  daysLeft: z.int().optional(),
});
type Told = z.infer<typeof payload>;

const readMember = (db: Database, { companyId, userId }: Told) =>
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

type Read = Awaited<ReturnType<typeof readMember>>;

interface Writing {
  readonly template: string;
  readonly letter: Letter;
}

const writingOf = (
  { closingId, about, daysLeft = 1 }: Told,
  { member, closing }: Read,
  origin: string,
): Writing | null => {
  if (member === undefined) return null;
  const { to, company, level } = member;
  if (about === "cancelled") {
    // Begun anew since: then that is what counts.
    if (closing !== undefined) return null;
    return { template: "workspace-closing-cancelled", letter: cancelledLetter({ to, company }, origin) };
  }
  if (closing === undefined || closing.id !== closingId) return null;
  const told = { to, company, by: closing.by, endsAt: closing.endsAt.toISOString(), isAdmin: level === "admin" };
  return about === "begun"
    ? { template: "workspace-closing-begun", letter: begunLetter(told, origin) }
    : { template: "workspace-closing-reminder", letter: reminderLetter(told, daysLeft, origin) };
};

export const tellOfClosing = task({
  name: tellOfClosingTask,
  payload,
  handle: async (told, { db, mail, origin }) => {
    const read = await readMember(db, told);
    const writing = writingOf(told, read, origin);
    if (writing === null || read.member === undefined) return;
    const { closingId, userId, about, daysLeft } = told;
    const moment = daysLeft === undefined ? about : `${about}-${daysLeft}`;
    await mail.deliver(db, {
      key: `workspace-closing/${closingId}/${moment}/${userId}`,
      ...writing,
      to: read.member.email,
      essential: true,
    });
  },
});
