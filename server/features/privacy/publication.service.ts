/** Publishes and unpublishes a profile. What was on screen is published and logged; the database logs the end itself. */
import { eq } from "drizzle-orm";
import type { PublishedVisibility, ShownSettings } from "#domain/privacy/publication.ts";
import type { VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { publishTexts } from "#domain/rights/consent.ts";
import { asActor, type Database } from "../../db/client.ts";
import { privacySettings } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { profileIdOf } from "../profiles/owner.service.ts";
import { recordConsent } from "../rights/consent.service.ts";
import { readVisibilityStatus } from "./profile-views.service.ts";

type SettingsRow = typeof privacySettings.$inferSelect;

const matchesSettings = (row: SettingsRow, shownSettings: ShownSettings): boolean =>
  row.profileVisibility === shownSettings.profileVisibility &&
  row.showEmail === shownSettings.showEmail &&
  row.showPhone === shownSettings.showPhone &&
  row.showLocation === shownSettings.showLocation &&
  row.showSalaryExpectation === shownSettings.showSalaryExpectation;

const isPublishedAs = (row: SettingsRow, shownSettings: ShownSettings): boolean =>
  row.publishedVisibility === shownSettings.profileVisibility &&
  row.publishedEmail === shownSettings.showEmail &&
  row.publishedPhone === shownSettings.showPhone &&
  row.publishedLocation === shownSettings.showLocation &&
  row.publishedSalary === shownSettings.showSalaryExpectation;

export const publishProfile = async (
  db: Database,
  userId: string,
  shownSettings: ShownSettings,
): Promise<VisibilityStatus> => {
  await asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    await db.insert(privacySettings).values({ candidateId }).onConflictDoNothing();
    const [row] = await db
      .select()
      .from(privacySettings)
      .where(eq(privacySettings.candidateId, candidateId))
      .for("update");
    if (row === undefined || !matchesSettings(row, shownSettings))
      throw new AppError("conflict", "Your settings have changed. Review what others will see, then publish again.");
    // A second click changes nothing and records no second consent.
    if (isPublishedAs(row, shownSettings)) return;
    const visibility: PublishedVisibility = shownSettings.profileVisibility;
    await db
      .update(privacySettings)
      .set({
        publishedAt: new Date(),
        publishedVisibility: visibility,
        publishedEmail: shownSettings.showEmail,
        publishedPhone: shownSettings.showPhone,
        publishedLocation: shownSettings.showLocation,
        publishedSalary: shownSettings.showSalaryExpectation,
        needsPublishingNotice: false,
      })
      .where(eq(privacySettings.candidateId, candidateId));
    await recordConsent(db, userId, {
      purpose: "recruiter-visibility",
      choice: "given",
      place: "Publish profile",
      words: publishTexts[visibility],
    });
  });
  return readVisibilityStatus(db, userId, true);
};

export const unpublishProfile = async (db: Database, userId: string): Promise<VisibilityStatus> => {
  await asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    await db
      .update(privacySettings)
      .set({ publishedAt: null, publishedVisibility: null })
      .where(eq(privacySettings.candidateId, candidateId));
  });
  return readVisibilityStatus(db, userId, true);
};
