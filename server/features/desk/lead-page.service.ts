/** One lead with its contact: everything they sent, and everything that was done about it. */
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { EntryKind } from "#domain/desk/entry-kinds.ts";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import type { LeadPage, TimelineEntry } from "#domain/desk/lead-page.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { deskContacts, deskEntries, deskEntryFiles, deskLeads, deskMerges } from "../../db/tables/desk.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { mailSuppressions } from "../../db/tables/records.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { formatPhone } from "../leads/save-phone.service.ts";
import { type FilledForm, type FormKind, readForm } from "../leads/lead-forms.service.ts";
import { asInboxRow, inboxColumns } from "./inbox-rows.ts";

type Lead = typeof deskLeads.$inferSelect;
type Contact = typeof deskContacts.$inferSelect;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An email has no form; an inquiry of an industry page is stored as a lead. */
export const formOf = (db: Database, { kind, id }: Pick<Lead, "kind" | "id">): Promise<FilledForm | undefined> =>
  kind === "mail" ? Promise.resolve(undefined) : readForm(db, (kind === "inquiry" ? "lead" : kind) as FormKind, id);

/** The contact that is shown, and all contacts merged into it. */
const findContactGroup = async (db: Database, contactId: string) => {
  const [namedContact] = await db.select().from(deskContacts).where(eq(deskContacts.id, contactId));
  const shownId = namedContact?.mergedIntoId ?? contactId;
  const all = await db
    .select()
    .from(deskContacts)
    .where(or(eq(deskContacts.id, shownId), eq(deskContacts.mergedIntoId, shownId)));
  const shown = all.find(({ id }) => id === shownId);
  if (shown === undefined) throw new AppError("not_found");
  return { shown, all };
};

const attachmentColumns = { id: files.id, fileName: files.fileName, sizeBytes: files.sizeBytes } as const;

const timelineOf = async (db: Database, leadIds: readonly string[]): Promise<TimelineEntry[]> => {
  const rows = await db
    .select({ entry: deskEntries, author: users.name })
    .from(deskEntries)
    .leftJoin(users, eq(users.id, deskEntries.authorId))
    .where(inArray(deskEntries.leadId, [...leadIds]))
    .orderBy(asc(deskEntries.createdAt), asc(deskEntries.id));
  const attached = await db
    .select({ entryId: deskEntryFiles.entryId, ...attachmentColumns })
    .from(deskEntryFiles)
    .innerJoin(files, eq(files.id, deskEntryFiles.fileId))
    .innerJoin(deskEntries, eq(deskEntries.id, deskEntryFiles.entryId))
    .where(and(inArray(deskEntries.leadId, [...leadIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
  const filesOf = Map.groupBy(attached, ({ entryId }) => entryId);
  return rows.map(({ entry, author }) => ({
    id: entry.id,
    leadId: entry.leadId,
    kind: entry.kind as EntryKind,
    author: entry.authorId === null ? null : { id: entry.authorId, name: author ?? "" },
    subject: entry.subject,
    body: entry.body,
    from: entry.fromAddress,
    to: entry.toAddress,
    isAutomatic: entry.isAutomatic,
    sentAt: iso(entry.sentAt),
    failedAt: iso(entry.failedAt),
    details: entry.details,
    files: filesOf.get(entry.id) ?? [],
    createdAt: entry.createdAt.toISOString(),
  }));
};

const suppressionOf = async (db: Database, addresses: readonly string[]) => {
  const [mailSuppression] = await db
    .select()
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.address, [...addresses]))
    .orderBy(desc(mailSuppressions.createdAt));
  return mailSuppression === undefined
    ? null
    : { reason: mailSuppression.reason, since: mailSuppression.createdAt.toISOString() };
};

const lookAlikesOf = async (db: Database, contacts: readonly Contact[]): Promise<LeadPage["lookAlikes"]> => {
  const phones = contacts.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  if (phones.length === 0) return [];
  return db
    .select({
      id: deskContacts.id,
      name: deskContacts.name,
      company: deskContacts.company,
      email: deskContacts.email,
      leads: sql<number>`(select count(*)::int from desk_leads l where l.contact_id = desk_contacts.id)`,
    })
    .from(deskContacts)
    .where(
      and(
        inArray(deskContacts.phone, phones),
        isNull(deskContacts.mergedIntoId),
        ...contacts.map(({ id }) => ne(deskContacts.id, id)),
      ),
    )
    .orderBy(asc(deskContacts.createdAt), asc(deskContacts.id))
    .limit(20);
};

const openMergesOf = async (db: Database, contactId: string): Promise<LeadPage["merges"]> => {
  const rows = await db
    .select({ merge: deskMerges, email: deskContacts.email, name: deskContacts.name, mergedBy: users.name })
    .from(deskMerges)
    .innerJoin(deskContacts, eq(deskContacts.id, deskMerges.mergedId))
    .leftJoin(users, eq(users.id, deskMerges.mergedBy))
    .where(and(eq(deskMerges.keptId, contactId), isNull(deskMerges.undoneAt)))
    .orderBy(asc(deskMerges.mergedAt), asc(deskMerges.id));
  return rows.map(({ merge, email, name, mergedBy }) => ({
    id: merge.id,
    email,
    name,
    mergedAt: merge.mergedAt.toISOString(),
    mergedBy,
  }));
};

/** The database shows a workspace only to admitted recruiters; others see the name under which it was won. */
const workspaceOf = async (db: Database, { companyId, company }: Lead, timeline: readonly TimelineEntry[]) => {
  if (companyId === null) return null;
  const [open] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  const won = timeline.find(({ kind, details }) => kind === "won" && details?.["companyId"] === companyId);
  const wonAs = won?.details?.["company"];
  return { id: companyId, name: open?.name ?? (typeof wonAs === "string" ? wonAs : company) };
};

const filesOfForm = (db: Database, form: FilledForm | undefined) =>
  form === undefined || form.fileId === null
    ? Promise.resolve([])
    : db
        .select(attachmentColumns)
        .from(files)
        .where(and(eq(files.id, form.fileId), isNull(files.deletedAt)));

export const readLead = (db: Database, me: SignedIn, id: string): Promise<LeadPage> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const [deskLead] = await db
      .select({ row: inboxColumns, lead: deskLeads })
      .from(deskLeads)
      .leftJoin(users, eq(users.id, deskLeads.assigneeId))
      .where(eq(deskLeads.id, id));
    if (deskLead === undefined) throw new AppError("not_found");
    const { row, lead } = deskLead;
    const { shown, all: contacts } = await findContactGroup(db, lead.contactId);
    const form = await formOf(db, lead);
    const contactLeads = await db
      .select({
        id: deskLeads.id,
        kind: sql<LeadKind>`${deskLeads.kind}`,
        state: sql<LeadStatus>`${deskLeads.state}`,
        summary: inboxColumns.summary,
        receivedAt: deskLeads.receivedAt,
      })
      .from(deskLeads)
      .where(
        inArray(
          deskLeads.contactId,
          contacts.map((each) => each.id),
        ),
      )
      .orderBy(desc(deskLeads.receivedAt), desc(deskLeads.id));
    const timeline = await timelineOf(
      db,
      contactLeads.map((each) => each.id),
    );
    return {
      lead: {
        ...asInboxRow(row),
        summary: lead.summary,
        firstName: lead.firstName,
        phone: lead.phone,
        facts: (form?.facts ?? []).filter(([, value]) => value.trim() !== "").map(([label, value]) => [label, value]),
        files: await filesOfForm(db, form),
        spamSignals: [...(form?.spamSignals ?? [])],
        warnedAt: iso(lead.warnedAt),
        breachedAt: iso(lead.breachedAt),
        workspace: await workspaceOf(db, lead, timeline),
        call:
          form === undefined || form.call === null
            ? null
            : { ...form.call, startsAt: form.call.startsAt.toISOString() },
      },
      contact: {
        ...shown,
        phone: formatPhone(shown.phone),
        suppressed: await suppressionOf(db, [shown.email, lead.email, lead.email.toLowerCase()]),
      },
      others: contactLeads
        .filter((each) => each.id !== id)
        .map((each) => ({ ...each, receivedAt: each.receivedAt.toISOString() })),
      timeline,
      lookAlikes: await lookAlikesOf(db, contacts),
      merges: await openMergesOf(db, shown.id),
    };
  });
