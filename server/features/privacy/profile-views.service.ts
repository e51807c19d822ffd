/** A profile as others see it. The database functions decide that; this module has no rules of its own. */
import { sql } from "drizzle-orm";
import type { Preview, PreviewViewer } from "#domain/privacy/preview.ts";
import { networkCode, networkFirstName } from "#domain/privacy/network-name.ts";
import type { VisibleProfile } from "#domain/privacy/visible-profile.ts";
import { emptyVisibilityStatus, type VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { type DatabaseActor, asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { profileIdOf } from "../profiles/owner.service.ts";
import { handleFor } from "./page-handle.ts";

/** A viewer without access gets the same reply as for an unknown page. */
export const readProfilePage = (db: Database, viewer: DatabaseActor, handle: string): Promise<VisibleProfile> =>
  asActor(db, viewer, async (db) => {
    const { rows } = await db.execute<{ page: VisibleProfile | null }>(sql`select profile_page(${handle}) as page`);
    const page = rows[0]?.page;
    if (page == null) throw new AppError("not_found");
    return page;
  });

type PreviewRow = Preview & { readonly id: string } & Record<string, unknown>;

export const previewAs = (
  db: Database,
  userId: string | null,
  viewer: PreviewViewer,
  company: string,
  isPlanned: boolean,
): Promise<Preview> =>
  asActor(db, userId === null ? {} : { userId }, async (db) => {
    const { rows } = await db.execute<PreviewRow>(
      sql`select v.because, v.seen, v.hidden, p.id
          from preview_profile(${viewer}, ${company}, ${isPlanned}) v join candidate_profiles p on p.user_id = ${userId}::uuid`,
    );
    const [row] = rows;
    if (row === undefined) return { because: "no-account", seen: null, hidden: [] };
    const { because, seen, hidden, id } = row;
    const name = viewer === "public" ? {} : { firstName: networkFirstName, lastName: networkCode(id) };
    return { because, seen: seen === null ? null : { ...seen, ...name }, hidden };
  });

type VisibilityStatusRow = VisibilityStatus & Record<string, unknown>;

const selectVisibilityStatus = async (db: Database): Promise<VisibilityStatus | undefined> => {
  const { rows } = await db.execute<VisibilityStatusRow>(
    sql`select has_account as "hasAccount", published_at as "publishedAt", published_visibility as "publishedVisibility",
          is_wider as "isWider", handle, page_hidden as "pageHidden",
          pool_hidden as "poolHidden", employer from own_publication()`,
  );
  const [row] = rows;
  return row && { ...row, publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString() };
};

export const readVisibilityStatus = async (
  db: Database,
  userId: string,
  hasAccount: boolean,
): Promise<VisibilityStatus> =>
  (await asActor(db, { userId }, selectVisibilityStatus)) ?? emptyVisibilityStatus(hasAccount);

/** The page's previous handle stops working. */
export const createPageHandle = (db: Database, userId: string): Promise<VisibilityStatus> =>
  asActor(db, { userId }, async (db) => {
    const id = await profileIdOf(db, userId);
    const { rows } = await db.execute<{ name: string }>(
      sql`select concat_ws(' ', first_name, last_name) as name from candidate_profiles where id = ${id}`,
    );
    await db.execute(sql`update candidate_profiles set handle = ${handleFor(rows[0]?.name ?? "")} where id = ${id}`);
    return (await selectVisibilityStatus(db)) ?? emptyVisibilityStatus(true);
  });
