import { eq } from "drizzle-orm";
import type { NotificationSettings } from "#domain/accounts/me.ts";
import type { Database } from "../../db/client.ts";
import { notificationSettings } from "../../db/tables/identity.ts";

/** By default all notifications are on. */
export const readNotifications = async (db: Database, userId: string): Promise<NotificationSettings> => {
  const [notificationSetting] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return notificationSetting ?? { memberJoined: true, newSignIn: true };
};

export const changeNotifications = async (db: Database, userId: string, settings: NotificationSettings) => {
  await db
    .insert(notificationSettings)
    .values({ ...settings, userId })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings });
  return settings;
};
