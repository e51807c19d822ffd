/** The inbox: all leads, page by page. Database functions run the text search and check that staff is asking. */
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import {
  type InboxCounts,
  type InboxFilter,
  inboxPageSize,
  type InboxRow,
  type InboxView,
  inboxViews,
  maxCounted,
  openViews,
  type StaffMember,
} from "#domain/desk/inbox.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { asInboxRow, formatCursor, withMicroseconds, inboxColumns, type Cursor, parseCursor } from "./inbox-rows.ts";

const isOpen = (view: InboxView): boolean => openViews.includes(view);

const open = sql`${deskLeads.state} in ('new', 'in_progress')`;

const inView = (view: InboxView, me: string): SQL | undefined => {
  if (view === "all") return undefined;
  if (!isOpen(view)) return eq(deskLeads.state, view);
  if (view === "mine") return sql`${open} and ${deskLeads.assigneeId} = ${me}`;
  return view === "unassigned" ? sql`${open} and ${deskLeads.assigneeId} is null` : open;
};

/** For unassigned leads the order starts with the assignee, which is always null there, so that the index provides the order. */
const orderOf = (view: InboxView): SQL => {
  if (!isOpen(view)) return sql`${deskLeads.receivedAt} desc, ${deskLeads.id} desc`;
  const byDue = sql`${deskLeads.dueAt}, ${deskLeads.id}`;
  return view === "unassigned" ? sql`${deskLeads.assigneeId}, ${byDue}` : byDue;
};

const afterCursor = (view: InboxView, cursor: Cursor | undefined): SQL | undefined => {
  if (cursor === undefined) return undefined;
  const { at, id } = cursor;
  return isOpen(view)
    ? sql`(${deskLeads.dueAt}, ${deskLeads.id}) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(${deskLeads.receivedAt}, ${deskLeads.id}) < (${at}::timestamptz, ${id}::uuid)`;
};

const searchTermsOf = (q: string): readonly string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

export const listInbox = async (
  db: Database,
  me: SignedIn,
  { view, kind, q, after }: InboxFilter & { readonly after: string },
): Promise<{ rows: InboxRow[]; next: string | null }> => {
  const cursor = parseCursor(after);
  const words = searchTermsOf(q);
  const limit = inboxPageSize + 1;
  const where =
    words.length > 0
      ? // As an array, the search runs once. With "in (select …)", the planner may run it again for each lead when its statistics are stale.
        sql`${deskLeads.id} = any(array(select desk_search(${sql.param(words)}::text[], ${view}, ${kind}, ${me.id}::uuid, ${cursor?.at ?? null}::timestamptz, ${cursor?.id ?? null}::uuid, ${limit})))`
      : and(inView(view, me.id), kind === "" ? undefined : eq(deskLeads.kind, kind), afterCursor(view, cursor));
  const rows = await asActor(db, databaseActorOf(me), (db) =>
    db
      .select({ ...inboxColumns, at: withMicroseconds(isOpen(view) ? deskLeads.dueAt : deskLeads.receivedAt) })
      .from(deskLeads)
      .leftJoin(users, eq(users.id, deskLeads.assigneeId))
      .where(where)
      .orderBy(orderOf(view))
      .limit(limit),
  );
  const last = rows.length > inboxPageSize ? rows[inboxPageSize - 1] : undefined;
  return { rows: rows.slice(0, inboxPageSize).map(asInboxRow), next: last === undefined ? null : formatCursor(last) };
};

type CountKey = InboxView | "overdue";

const noCounts = Object.fromEntries([...inboxViews, "overdue"].map((each) => [each, 0])) as Record<CountKey, number>;

/** Every lead has exactly one state, so the total is the sum. */
const withTotal = (counts: Readonly<Record<CountKey, number>>): Readonly<Record<CountKey, number>> => {
  const { open, replied, won, lost, spam } = counts;
  return { ...counts, all: open + replied + won + lost + spam };
};

/** Counts each state with its own index range scan; no rows are read or grouped. */
const countAll = async (db: Database, me: string, kind: InboxFilter["kind"], now: Date) => {
  const ofKind = kind === "" ? undefined : eq(deskLeads.kind, kind);
  const inState = (state: LeadStatus) =>
    sql<number>`(${db
      .select({ n: sql`count(*)::int` })
      .from(deskLeads)
      .where(and(eq(deskLeads.state, state), ofKind))})`;
  const [counts] = await db
    .select({
      open: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${deskLeads.assigneeId} = ${me}))::int`,
      unassigned: sql<number>`(count(*) filter (where ${deskLeads.assigneeId} is null))::int`,
      overdue: sql<number>`(count(*) filter (where ${deskLeads.dueAt} < ${now.toISOString()} and ${deskLeads.firstRepliedAt} is null))::int`,
      replied: inState("replied"),
      won: inState("won"),
      lost: inState("lost"),
      spam: inState("spam"),
    })
    .from(deskLeads)
    .where(and(open, ofKind));
  return withTotal({ ...noCounts, ...counts });
};

const countMatches = async (
  db: Database,
  me: string,
  kind: InboxFilter["kind"],
  words: readonly string[],
  now: Date,
) => {
  const { rows } = await db.execute<{ counted: CountKey; leads: number }>(
    sql`select * from desk_search_counts(${sql.param(words)}::text[], ${kind}, ${me}::uuid, ${now.toISOString()}::timestamptz, ${maxCounted})`,
  );
  const counts = withTotal({ ...noCounts, ...Object.fromEntries(rows.map(({ counted, leads }) => [counted, leads])) });
  return { ...counts, all: Math.min(maxCounted, counts.all) };
};

export const countInbox = async (
  db: Database,
  me: SignedIn,
  { kind, q }: Pick<InboxFilter, "kind" | "q">,
  now: Date,
): Promise<InboxCounts> => {
  const words = searchTermsOf(q);
  const { overdue, ...counts } = await asActor(db, databaseActorOf(me), (db) =>
    words.length > 0 ? countMatches(db, me.id, kind, words, now) : countAll(db, me.id, kind, now),
  );
  const views = Object.fromEntries(inboxViews.map((view) => [view, counts[view]])) as InboxCounts["views"];
  return { views, overdue, isCapped: words.length > 0 };
};

/** The users table has no row-level security, so the query itself checks that staff is reading. */
export const listStaff = (db: Database, me: SignedIn): Promise<StaffMember[]> =>
  asActor(db, databaseActorOf(me), (db) =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.kind, "staff"), sql`(select app_is_staff())`))
      .orderBy(asc(users.name), asc(users.id)),
  );
