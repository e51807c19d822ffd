/** Inserts all sample content in one transaction. A repeated run leaves the same rows, with dates relative to today. */
import { openDatabase } from "../client.ts";
import { seedCall } from "./seed-call.ts";
import { seedDemoWorkspace } from "./seed-demo-workspace.ts";
import { seedReplyTemplates } from "./seed-reply-templates.ts";
import { seedSite } from "./seed-site.ts";

/** Midnight, so that two runs on one day write identical rows. */
const startOfDay = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

export const seedDatabase = async (ownerUrl: string, at: Date): Promise<void> => {
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  const now = startOfDay(at);
  try {
    await db.transaction(async (db) => {
      await seedSite(db, now);
      await seedCall(db, at);
      await seedReplyTemplates(db);
      await seedDemoWorkspace(db, now);
    });
  } finally {
    await close();
  }
};
