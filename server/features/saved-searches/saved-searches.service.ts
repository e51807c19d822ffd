import { and, asc, count, eq, sql } from "drizzle-orm";
import { can } from "#domain/access/access.ts";
import { candidateFilter } from "#domain/candidates/search-candidates.ts";
import {
  maxNewCounted,
  maxSavedSearches,
  type SavedSearch,
  type SearchableList,
} from "#domain/saved-searches/saved-searches.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { savedSearches, savedSearchViews } from "../../db/tables/saved-searches.ts";
import { AppError } from "../../infra/http/errors.ts";
import { countMatchingCandidates } from "../candidates/search-candidates.service.ts";
import type { PermittedContext } from "../../infra/auth/auth-context.ts";

const filterOf = (conditions: string) => candidateFilter.safeParse(Object.fromEntries(new URLSearchParams(conditions)));

const countNewSince = async (db: Database, conditions: string, since: string): Promise<number> => {
  const { data } = filterOf(conditions);
  return data === undefined ? 0 : countMatchingCandidates(db, data, { since, max: maxNewCounted + 1 });
};

/** A shared search can be changed by its author and by workspace admins. */
const mayChange = (
  { actor, companyId, userId }: PermittedContext,
  row: { readonly userId: string; readonly shared: boolean },
) => row.userId === userId || (row.shared && can(actor, "workspace.change", { companyId }));

/** Call inside `asActor`. */
const savedSearchRows = async (db: Database, context: PermittedContext, id?: string): Promise<SavedSearch[]> => {
  const { userId } = context;
  const rows = await db
    .select({
      search: savedSearches,
      by: users.name,
      // With microseconds, so that a candidate added in the same millisecond is not counted twice.
      since: sql<string>`coalesce(${savedSearchViews.viewedAt}, ${savedSearches.createdAt})::text`,
    })
    .from(savedSearches)
    .leftJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(
      savedSearchViews,
      and(eq(savedSearchViews.searchId, savedSearches.id), eq(savedSearchViews.userId, userId)),
    )
    .where(id === undefined ? undefined : eq(savedSearches.id, id))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));
  const searches: SavedSearch[] = [];
  for (const { search, by, since } of rows) {
    searches.push({
      id: search.id,
      name: search.name,
      list: search.list as SearchableList,
      conditions: search.conditions,
      shared: search.shared,
      isOwn: search.userId === userId,
      by,
      mayChange: mayChange(context, search),
      newPeople: search.list === "candidates" ? await countNewSince(db, search.conditions, since) : 0,
    });
  }
  return searches;
};

export const readSavedSearches = (db: Database, context: PermittedContext): Promise<SavedSearch[]> =>
  asActor(db, context, (db) => savedSearchRows(db, context));

/** Call inside `asActor`. */
const savedSearchRow = async (db: Database, context: PermittedContext, id: string): Promise<SavedSearch> => {
  const [savedSearch] = await savedSearchRows(db, context, id);
  if (savedSearch === undefined) throw new AppError("not_found");
  return savedSearch;
};

export const createSavedSearch = async (
  db: Database,
  context: PermittedContext,
  { name, list, conditions, shared }: Pick<SavedSearch, "name" | "list" | "conditions" | "shared">,
): Promise<SavedSearch> => {
  const { companyId, userId } = context;
  if (list === "candidates" && !filterOf(conditions).success)
    throw new AppError("validation_failed", "This isn't a candidate search.");
  return asActor(db, context, async (db) => {
    const [existing] = await db.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
    if ((existing?.n ?? 0) >= maxSavedSearches) {
      throw new AppError(
        "conflict",
        `You already have ${maxSavedSearches} saved searches. Remove one to save another.`,
      );
    }
    const [row] = await db
      .insert(savedSearches)
      .values({ companyId, userId, name, list, conditions, shared })
      .returning({ id: savedSearches.id });
    if (row === undefined) throw new Error("the search was not stored");
    return savedSearchRow(db, context, row.id);
  });
};

/** Locks the row until the end of the transaction, so that what was checked is what gets changed. */
const lockForChange = async (db: Database, context: PermittedContext, id: string): Promise<SavedSearch> => {
  await db.select({ id: savedSearches.id }).from(savedSearches).where(eq(savedSearches.id, id)).for("update");
  const savedSearch = await savedSearchRow(db, context, id);
  if (!savedSearch.mayChange) throw new AppError("forbidden");
  return savedSearch;
};

export const changeSearch = (
  db: Database,
  context: PermittedContext,
  id: string,
  { name, shared }: { readonly name?: string | undefined; readonly shared?: boolean | undefined },
): Promise<SavedSearch> =>
  asActor(db, context, async (db) => {
    const savedSearch = await lockForChange(db, context, id);
    // Only the author may unshare: otherwise it would vanish for everyone but its author.
    if (shared === false && !savedSearch.isOwn) throw new AppError("forbidden");
    const values = { ...(name === undefined ? {} : { name }), ...(shared === undefined ? {} : { shared }) };
    if (Object.keys(values).length === 0) return savedSearch;
    await db.update(savedSearches).set(values).where(eq(savedSearches.id, id));
    return savedSearchRow(db, context, id);
  });

export const removeSearch = (db: Database, context: PermittedContext, id: string): Promise<void> =>
  asActor(db, context, async (db) => {
    await lockForChange(db, context, id);
    await db.delete(savedSearches).where(eq(savedSearches.id, id));
  });

export const recordView = (db: Database, context: PermittedContext, id: string): Promise<void> => {
  const { companyId, userId } = context;
  return asActor(db, context, async (db) => {
    await savedSearchRow(db, context, id);
    await db
      .insert(savedSearchViews)
      .values({ companyId, searchId: id, userId })
      .onConflictDoUpdate({
        target: [savedSearchViews.searchId, savedSearchViews.userId],
        set: { viewedAt: sql`now()` },
      });
  });
};
