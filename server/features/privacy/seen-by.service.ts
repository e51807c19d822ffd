/** A profile as others see it. What that is, the database says: there is no rule about it here. */
import { sql } from "drizzle-orm";
import type { Preview, PreviewViewer } from "#domain/privacy/preview.ts";
import { networkCode, networkFirstName } from "#domain/privacy/network-name.ts";
import type { SeenProfile } from "#domain/privacy/seen-profile.ts";
import { noStanding, type Standing } from "#domain/privacy/standing.ts";
import { type Actor, asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { profileIdOf } from "../profiles/owner.service.ts";
import { handleFor } from "./page-handle.ts";

/** Whoever may not see it is told what is told of a page that never was. */
export const readPage = (db: Database, viewer: Actor, handle: string): Promise<SeenProfile> =>
  asActor(db, viewer, async (db) => {
    const { rows } = await db.execute<{ page: SeenProfile | null }>(sql`select profile_page(${handle}) as page`);
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

type StandingRow = Standing & Record<string, unknown>;

const readStanding = async (db: Database): Promise<Standing | undefined> => {
  const { rows } = await db.execute<StandingRow>(
    sql`select has_account as "hasAccount", published_at as "publishedAt", published_visibility as "publishedVisibility",
          is_wider as "isWider", handle, page_hidden as "pageHidden",
          pool_hidden as "poolHidden", employer from own_publication()`,
  );
  const [row] = rows;
  return row && { ...row, publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString() };
};

export const showStanding = async (db: Database, userId: string, hasAccount: boolean): Promise<Standing> =>
  (await asActor(db, { userId }, readStanding)) ?? noStanding(hasAccount);

/** Whatever address the page had before opens nothing from now on. */
export const makePageAddress = (db: Database, userId: string): Promise<Standing> =>
  asActor(db, { userId }, async (db) => {
    const id = await profileIdOf(db, userId);
    const { rows } = await db.execute<{ name: string }>(
      sql`select concat_ws(' ', first_name, last_name) as name from candidate_profiles where id = ${id}`,
    );
    await db.execute(sql`update candidate_profiles set handle = ${handleFor(rows[0]?.name ?? "")} where id = ${id}`);
    return (await readStanding(db)) ?? noStanding(true);
  });
