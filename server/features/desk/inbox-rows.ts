/** A lead as a list row, and the cursor between pages of such rows. */
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { InboxRow } from "#domain/desk/inbox.ts";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { AppError } from "../../infra/http/errors.ts";

export interface Cursor {
  readonly at: string;
  readonly id: string;
}

const cursorPattern = /^(\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const formatCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString("base64url");

export const parseCursor = (cursor: string): Cursor | undefined => {
  if (cursor === "") return undefined;
  const [, at, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) {
    throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
      after: "is not valid",
    });
  }
  return { at, id };
};

/** Microsecond precision, as in the database: a rounded cursor would repeat a row. */
export const withMicroseconds = (instant: AnyColumn): SQL<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const summaryLength = 240;

export const inboxColumns = {
  id: deskLeads.id,
  kind: sql<LeadKind>`${deskLeads.kind}`,
  name: sql<string>`btrim(${deskLeads.firstName} || ' ' || ${deskLeads.lastName})`,
  company: deskLeads.company,
  email: deskLeads.email,
  summary: sql<string>`left(${deskLeads.summary}, ${sql.raw(String(summaryLength))})`,
  source: deskLeads.source,
  state: sql<LeadStatus>`${deskLeads.state}`,
  assigneeId: deskLeads.assigneeId,
  assigneeName: users.name,
  receivedAt: deskLeads.receivedAt,
  dueAt: deskLeads.dueAt,
  firstRepliedAt: deskLeads.firstRepliedAt,
  lastActivityAt: deskLeads.lastActivityAt,
  isSample: deskLeads.isSample,
} as const;

type Dates = "receivedAt" | "dueAt" | "firstRepliedAt" | "lastActivityAt";

interface InboxColumns extends Omit<InboxRow, Dates | "assignee"> {
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly firstRepliedAt: Date | null;
  readonly lastActivityAt: Date;
}

export const asInboxRow = ({ assigneeId, assigneeName, ...row }: InboxColumns): InboxRow => ({
  ...row,
  assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? "" },
  receivedAt: row.receivedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  firstRepliedAt: row.firstRepliedAt?.toISOString() ?? null,
  lastActivityAt: row.lastActivityAt.toISOString(),
});
