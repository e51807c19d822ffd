/** What a candidate lets others see. A setting applies as soon as it is saved. */
import { eq } from "drizzle-orm";
import { defaultPrivacy, type PrivacySettings } from "#domain/privacy/settings.ts";
import type { ProfileVisibility } from "#domain/privacy/visibility.ts";
import { asActor, type Database } from "../../db/client.ts";
import { privacySettings } from "../../db/tables/profiles.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const columns = {
  profileVisibility: privacySettings.profileVisibility,
  showEmail: privacySettings.showEmail,
  showPhone: privacySettings.showPhone,
  showLocation: privacySettings.showLocation,
  showSalaryExpectation: privacySettings.showSalaryExpectation,
  blockedCompanies: privacySettings.blockedCompanies,
};

const toSettings = (
  row: Omit<PrivacySettings, "profileVisibility"> & { profileVisibility: string },
): PrivacySettings => ({
  ...row,
  profileVisibility: row.profileVisibility as ProfileVisibility,
});

export const readPrivacy = async (db: Database, userId: string): Promise<PrivacySettings> => {
  const [row] = await asActor(db, { userId }, (db) => db.select(columns).from(privacySettings));
  return row === undefined ? defaultPrivacy : toSettings(row);
};

/** "Acme" and "acme" are one company. */
const uniqueNames = (names: readonly string[]): string[] =>
  [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();

export const changePrivacy = (
  db: Database,
  userId: string,
  change: { readonly [key in keyof PrivacySettings]?: PrivacySettings[key] | undefined },
): Promise<PrivacySettings> =>
  asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    await db.insert(privacySettings).values({ candidateId }).onConflictDoNothing();
    const changedSettings = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const [row] = await db
      .update(privacySettings)
      .set({
        ...changedSettings,
        ...(change.blockedCompanies === undefined ? {} : { blockedCompanies: uniqueNames(change.blockedCompanies) }),
        updatedAt: new Date(),
      })
      .where(eq(privacySettings.candidateId, candidateId))
      .returning(columns);
    if (row === undefined) throw new Error("the settings were not saved");
    return toSettings(row);
  });
