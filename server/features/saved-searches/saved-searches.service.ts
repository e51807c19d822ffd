import { and, asc, count, eq, sql } from "drizzle-orm";
import { can } from "#domain/access/access.ts";
import { peopleFilter } from "#domain/candidates/search-candidates.ts";
import { mostNewCounted, mostSavedSearches, type SavedSearch } from "#domain/saved-searches/saved-searches.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { savedSearches, savedSearchLooks } from "../../db/tables/saved-searches.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

const filterOf = (conditions: string) => peopleFilter.safeParse(Object.fromEntries(new URLSearchParams(conditions)));

const newSince = async (db: Database, conditions: string, since: string): Promise<number> => {
  const { data } = filterOf(conditions);
  if (data === undefined) return 0;
  const { q, skills, place, yearsFrom, yearsTo, salaryTo } = data;
  const { rows } = await db.execute<{ n: number }>(
    sql`select candidates_count_since(${q}, ${sql.param(skills)}::text[], ${place}, ${yearsFrom}::integer, ${yearsTo}::integer, ${salaryTo}::numeric, ${since}::timestamptz, ${mostNewCounted + 1}) as n`,
  );
  return rows[0]?.n ?? 0;
};

/** What everybody uses is changed by whoever made it, and by those who run the workspace. */
const mayChange = ({ actor, companyId, userId }: Worker, row: { readonly userId: string; readonly shared: boolean }) =>
  row.userId === userId || (row.shared && can(actor, "workspace.change", { companyId }));

export const savedSearchesOf = (db: Database, worker: Worker, id?: string): Promise<SavedSearch[]> => {
  const { companyId, userId } = worker;
  return asActor(db, { companyId, userId }, async (db) => {
    const rows = await db
      .select({
        search: savedSearches,
        by: users.name,
        // To the microsecond: who came in the same millisecond is not new again.
        since: sql<string>`coalesce(${savedSearchLooks.lookedAt}, ${savedSearches.createdAt})::text`,
      })
      .from(savedSearches)
      .leftJoin(users, eq(users.id, savedSearches.userId))
      .leftJoin(
        savedSearchLooks,
        and(eq(savedSearchLooks.searchId, savedSearches.id), eq(savedSearchLooks.userId, userId)),
      )
      .where(id === undefined ? undefined : eq(savedSearches.id, id))
      .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));
    const found: SavedSearch[] = [];
    for (const { search, by, since } of rows) {
      found.push({
        id: search.id,
        name: search.name,
        conditions: search.conditions,
        shared: search.shared,
        isOwn: search.userId === userId,
        by,
        mayChange: mayChange(worker, search),
        newPeople: await newSince(db, search.conditions, since),
      });
    }
    return found;
  });
};

const one = async (db: Database, worker: Worker, id: string): Promise<SavedSearch> => {
  const [found] = await savedSearchesOf(db, worker, id);
  if (found === undefined) throw new AppError("not_found");
  return found;
};

export const keepSearch = async (
  db: Database,
  worker: Worker,
  { name, conditions, shared }: { readonly name: string; readonly conditions: string; readonly shared: boolean },
): Promise<SavedSearch> => {
  const { companyId, userId } = worker;
  if (!filterOf(conditions).success) throw new AppError("validation_failed", "This is not a search of people.");
  const id = await asActor(db, { companyId, userId }, async (db) => {
    const [kept] = await db.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
    if ((kept?.n ?? 0) >= mostSavedSearches) {
      throw new AppError("conflict", `You have ${mostSavedSearches} saved searches. Please remove one first.`);
    }
    const [row] = await db
      .insert(savedSearches)
      .values({ companyId, userId, name, conditions, shared })
      .returning({ id: savedSearches.id });
    if (row === undefined) throw new Error("the search was not stored");
    return row.id;
  });
  return one(db, worker, id);
};

const requireChange = async (db: Database, worker: Worker, id: string): Promise<void> => {
  if (!(await one(db, worker, id)).mayChange) throw new AppError("forbidden");
};

export const changeSearch = async (
  db: Database,
  worker: Worker,
  id: string,
  { name, shared }: { readonly name?: string | undefined; readonly shared?: boolean | undefined },
): Promise<SavedSearch> => {
  await requireChange(db, worker, id);
  const { companyId, userId } = worker;
  const found = await one(db, worker, id);
  // Taken back by somebody else, it would vanish from under its maker's colleagues and from theirs alone.
  if (shared === false && !found.isOwn) throw new AppError("forbidden");
  const values = { ...(name === undefined ? {} : { name }), ...(shared === undefined ? {} : { shared }) };
  if (Object.keys(values).length > 0) {
    await asActor(db, { companyId, userId }, (db) =>
      db.update(savedSearches).set(values).where(eq(savedSearches.id, id)),
    );
  }
  return one(db, worker, id);
};

export const removeSearch = async (db: Database, worker: Worker, id: string): Promise<void> => {
  await requireChange(db, worker, id);
  const { companyId, userId } = worker;
  await asActor(db, { companyId, userId }, (db) => db.delete(savedSearches).where(eq(savedSearches.id, id)));
};

export const noteLook = async (db: Database, worker: Worker, id: string): Promise<void> => {
  await one(db, worker, id);
  const { companyId, userId } = worker;
  await asActor(db, { companyId, userId }, (db) =>
    db
      .insert(savedSearchLooks)
      .values({ companyId, searchId: id, userId })
      .onConflictDoUpdate({
        target: [savedSearchLooks.searchId, savedSearchLooks.userId],
        set: { lookedAt: sql`now()` },
      }),
  );
};
