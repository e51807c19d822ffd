/** The inbox: every lead page by page. Words are looked for in the database by functions that ask whether staff is asking. */
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import {
  type InboxCounts,
  type InboxFilter,
  inboxPageSize,
  type InboxRow,
  type InboxView,
  inboxViews,
  mostCounted,
  openViews,
  type StaffMember,
} from "#domain/desk/inbox.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";
import { asInboxRow, cursorOf, exactly, inboxColumns, type Place, placeOf } from "./inbox-rows.ts";

const isOpen = (view: InboxView): boolean => openViews.includes(view);

const open = sql`${deskLeads.state} in ('new', 'in_progress')`;

const inView = (view: InboxView, me: string): SQL | undefined => {
  if (view === "all") return undefined;
  if (!isOpen(view)) return eq(deskLeads.state, view);
  if (view === "mine") return sql`${open} and ${deskLeads.assigneeId} = ${me}`;
  return view === "unassigned" ? sql`${open} and ${deskLeads.assigneeId} is null` : open;
};

/** The assignee stands first for the unassigned, where it is always the same, so that its index gives the order. */
const orderOf = (view: InboxView): SQL => {
  if (!isOpen(view)) return sql`${deskLeads.receivedAt} desc, ${deskLeads.id} desc`;
  const byDue = sql`${deskLeads.dueAt}, ${deskLeads.id}`;
  return view === "unassigned" ? sql`${deskLeads.assigneeId}, ${byDue}` : byDue;
};

const behind = (view: InboxView, place: Place | undefined): SQL | undefined => {
  if (place === undefined) return undefined;
  const { at, id } = place;
  return isOpen(view)
    ? sql`(${deskLeads.dueAt}, ${deskLeads.id}) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(${deskLeads.receivedAt}, ${deskLeads.id}) < (${at}::timestamptz, ${id}::uuid)`;
};

const wordsIn = (q: string): readonly string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

export const listInbox = async (
  db: Database,
  me: SignedIn,
  { view, kind, q, after }: InboxFilter & { readonly after: string },
): Promise<{ rows: InboxRow[]; next: string | null }> => {
  const place = placeOf(after);
  const words = wordsIn(q);
  const most = inboxPageSize + 1;
  const where =
    words.length > 0
      ? sql`${deskLeads.id} in (select desk_search(${sql.param(words)}::text[], ${view}, ${kind}, ${me.id}::uuid, ${place?.at ?? null}::timestamptz, ${place?.id ?? null}::uuid, ${most}))`
      : and(inView(view, me.id), kind === "" ? undefined : eq(deskLeads.kind, kind), behind(view, place));
  const found = await asActor(db, actorOf(me), (db) =>
    db
      .select({ ...inboxColumns, at: exactly(isOpen(view) ? deskLeads.dueAt : deskLeads.receivedAt) })
      .from(deskLeads)
      .leftJoin(users, eq(users.id, deskLeads.assigneeId))
      .where(where)
      .orderBy(orderOf(view))
      .limit(most),
  );
  const last = found.length > inboxPageSize ? found[inboxPageSize - 1] : undefined;
  return { rows: found.slice(0, inboxPageSize).map(asInboxRow), next: last === undefined ? null : cursorOf(last) };
};

type Counted = InboxView | "overdue";

const noCounts = Object.fromEntries([...inboxViews, "overdue"].map((each) => [each, 0])) as Record<Counted, number>;

/** Every lead stands in one state, so that all of them is the sum. */
const withAll = (counts: Readonly<Record<Counted, number>>): Readonly<Record<Counted, number>> => {
  const { open, replied, won, lost, spam } = counts;
  return { ...counts, all: open + replied + won + lost + spam };
};

/** Each state by itself, from its own stretch of the index; no rows are read and none are grouped. */
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
  return withAll({ ...noCounts, ...counts });
};

const countMatches = async (
  db: Database,
  me: string,
  kind: InboxFilter["kind"],
  words: readonly string[],
  now: Date,
) => {
  const { rows } = await db.execute<{ counted: Counted; leads: number }>(
    sql`select * from desk_search_counts(${sql.param(words)}::text[], ${kind}, ${me}::uuid, ${now.toISOString()}::timestamptz, ${mostCounted})`,
  );
  const counts = withAll({ ...noCounts, ...Object.fromEntries(rows.map(({ counted, leads }) => [counted, leads])) });
  return { ...counts, all: Math.min(mostCounted, counts.all) };
};

export const countInbox = async (
  db: Database,
  me: SignedIn,
  { kind, q }: Pick<InboxFilter, "kind" | "q">,
  now: Date,
): Promise<InboxCounts> => {
  const words = wordsIn(q);
  const { overdue, ...counts } = await asActor(db, actorOf(me), (db) =>
    words.length > 0 ? countMatches(db, me.id, kind, words, now) : countAll(db, me.id, kind, now),
  );
  const views = Object.fromEntries(inboxViews.map((view) => [view, counts[view]])) as InboxCounts["views"];
  return { views, overdue, isCapped: words.length > 0 };
};

/** Accounts are behind no wall of their own, so it is in the query: the database itself asks whether staff is reading. */
export const listStaff = (db: Database, me: SignedIn): Promise<StaffMember[]> =>
  asActor(db, actorOf(me), (db) =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.kind, "staff"), sql`(select app_is_staff())`))
      .orderBy(asc(users.name), asc(users.id)),
  );
