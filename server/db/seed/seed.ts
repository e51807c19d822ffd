/** Brings all sample content, in one transaction; run again, it leaves the same rows, dated from today. */
import { openDatabase } from "../client.ts";
import { seedDemoWorkspace } from "./seed-demo-workspace.ts";
import { seedReplyTemplates } from "./seed-reply-templates.ts";
import { seedSite } from "./seed-site.ts";

/** Midnight of the day: two seedings on one day make the very same rows. */
const startOfDay = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

export const seedDatabase = async (ownerUrl: string, at: Date): Promise<void> => {
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  const now = startOfDay(at);
  try {
    await db.transaction(async (db) => {
      await seedSite(db, now);
      await seedReplyTemplates(db);
      await seedDemoWorkspace(db, now);
    });
  } finally {
    await close();
  }
};
