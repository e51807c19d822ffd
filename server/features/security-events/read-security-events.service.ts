/**
 * Security events for admins and for the person concerned. Row-level security decides who sees what; the conditions here only narrow it
 * further.
 */
import { and, asc, desc, eq, gt, gte, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type EventKind, kindsForPersonAlone, type EventOutcome } from "#domain/security-events/security-events.ts";
import type { SecurityEvent, SecurityEventLine } from "#domain/security-events/read-security-events.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { securityEvents as events } from "../../db/tables/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const pageLength = 50;
const linesPerBatch = 1000;
const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** The workspace's own events, and account events of its members since they joined. */
const workspaceFilter = (db: Database, companyId: string): SQL | undefined =>
  or(
    eq(events.companyId, companyId),
    and(
      isNull(events.companyId),
      notInArray(events.kind, [...kindsForPersonAlone]),
      sql`exists ${db
        .select({ one: sql`1` })
        .from(companyMembers)
        .where(
          and(
            eq(companyMembers.companyId, companyId),
            eq(companyMembers.userId, events.userId),
            sql`${companyMembers.joinedAt} <= ${events.at}`,
          ),
        )}`,
    ),
  );

const selectEvents = (db: Database, where: SQL | undefined) =>
  db
    .select({
      event: events,
      actor: { name: actors.name, email: actors.username },
      subject: { name: subjects.name, email: subjects.username },
    })
    .from(events)
    .leftJoin(actors, eq(actors.id, events.userId))
    .leftJoin(subjects, eq(subjects.id, events.subjectUserId))
    .where(where);

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

const toEvent = ({ event, actor, subject }: Row): SecurityEvent => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind as EventKind,
  outcome: event.outcome as EventOutcome,
  person: actor?.name ?? null,
  subject: subject?.name ?? null,
  network: event.network,
  device: event.device,
  details: event.details as Record<string, unknown>,
});

/** Ids sort by time, so the next page begins after the last id. */
const pageOf = async (db: Database, where: SQL | undefined, before: string | undefined) => {
  const narrowed = and(where, before === undefined ? undefined : lt(events.id, before));
  const rows = await selectEvents(db, narrowed)
    .orderBy(desc(events.id))
    .limit(pageLength + 1);
  return { events: rows.slice(0, pageLength).map(toEvent), more: rows.length > pageLength };
};

export interface EventFilter {
  readonly before?: string | undefined;
  readonly kind?: EventKind | undefined;
  readonly person?: string | undefined;
}

export const listSecurityEvents = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  { before, kind, person: personId }: EventFilter,
) =>
  asActor(db, { companyId, userId }, (db) =>
    pageOf(
      db,
      and(
        workspaceFilter(db, companyId),
        kind === undefined ? undefined : eq(events.kind, kind),
        personId === undefined ? undefined : or(eq(events.userId, personId), eq(events.subjectUserId, personId)),
      ),
      before,
    ),
  );

/** Names of others are removed from the person's own events. */
export const listOwnSecurityEvents = (db: Database, userId: string, before: string | undefined) =>
  asActor(db, { userId }, async (db) => {
    const isOwnEvent = or(eq(events.userId, userId), eq(events.subjectUserId, userId));
    const { events: found, more } = await pageOf(db, isOwnEvent, before);
    return { events: found.map((each) => ({ ...each, person: null, subject: null })), more };
  });

const lineOf = ({ event, actor, subject }: Row): SecurityEventLine => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind as EventKind,
  outcome: event.outcome as EventOutcome,
  workspaceId: event.companyId,
  userId: event.userId,
  userEmail: actor?.email ?? null,
  subjectUserId: event.subjectUserId,
  subjectEmail: subject?.email ?? null,
  sessionId: event.sessionId,
  network: event.network,
  device: event.device,
  details: event.details as Record<string, unknown>,
});

export interface EventRange {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

type ReadPage = (where: SQL | undefined) => Promise<readonly Row[]>;

/** Page by page, so that neither memory nor a transaction holds everything. */
// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* linesOf({ from, until }: EventRange, readPage: ReadPage) {
  const inRange = and(
    from === undefined ? undefined : gte(events.at, from),
    until === undefined ? undefined : lt(events.at, until),
  );
  for (let last: string | undefined; ;) {
    const rows = await readPage(and(inRange, last === undefined ? undefined : gt(events.id, last)));
    for (const row of rows) yield `${JSON.stringify(lineOf(row))}\n`;
    last = rows.at(-1)?.event.id;
    if (rows.length < linesPerBatch) return;
  }
}

const readLines = (db: Database, where: SQL | undefined) =>
  selectEvents(db, where).orderBy(asc(events.id)).limit(linesPerBatch);

export const securityEventLines = (db: Database, { companyId, userId }: WorkspaceContext, range: EventRange) =>
  linesOf(range, (where) =>
    asActor(db, { companyId, userId }, (db) => readLines(db, and(workspaceFilter(db, companyId), where))),
  );

/** For operators: `db` is the owner's connection, which bypasses the policies. */
export const allSecurityEventLines = (db: Database, range: EventRange) =>
  linesOf(range, (where) => readLines(db, where));
