/** Visitors who started something without an account. */
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";

/** Opens an anonymous session. Its cookies are the only way to reach it. */
export const openVisitorSession = async (
  betterAuth: BetterAuth,
): Promise<{ userId: string; cookies: readonly string[] }> => {
  const { headers, response } = await betterAuth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
  if (response === null) throw new Error("the visitor got no session");
  return { userId: response.user.id, cookies: headers.getSetCookie() };
};

/** Deletes visitors whose session has ended, because their data can no longer be reached. */
export const sweepVisitors = async (db: Database): Promise<number> => {
  const deleted = await db.delete(users).where(
    and(
      eq(users.isAnonymous, true),
      notExists(
        db
          .select({ one: sql`1` })
          .from(sessions)
          .where(eq(sessions.userId, users.id)),
      ),
    ),
  );
  return deleted.rowCount ?? 0;
};
