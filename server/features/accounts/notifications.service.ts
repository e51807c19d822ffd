import { eq } from "drizzle-orm";
import type { NotificationSettings } from "#domain/accounts/me.ts";
import type { Database } from "../../db/client.ts";
import { notificationSettings } from "../../db/tables/identity.ts";

/** Until somebody says otherwise, all of them are sent. */
export const readNotifications = async (db: Database, userId: string): Promise<NotificationSettings> => {
  const [found] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return found ?? { memberJoined: true, newSignIn: true };
};

export const changeNotifications = async (db: Database, userId: string, wanted: NotificationSettings) => {
  await db
    .insert(notificationSettings)
    .values({ ...wanted, userId })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: wanted });
  return wanted;
};
