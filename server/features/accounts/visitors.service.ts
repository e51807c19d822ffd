/** Visitors who began something without an account. */
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import type { Auth } from "../../infra/auth.ts";

/** Somebody who begins something without an account gets a session of their own; the cookies are the only key to it. */
export const openVisitorSession = async (auth: Auth): Promise<{ userId: string; cookies: readonly string[] }> => {
  const { headers, response } = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
  if (response === null) throw new Error("the visitor got no session");
  return { userId: response.user.id, cookies: headers.getSetCookie() };
};

/** A visitor's session is the only key to what they built: once it has ended, nobody can reach it, and it is removed. */
export const sweepVisitors = async (db: Database): Promise<number> => {
  const gone = await db.delete(users).where(
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
  return gone.rowCount ?? 0;
};
