/** Sample reply templates for the desk. A template that staff have changed is not overwritten. */
import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { replyTemplates } from "../tables/desk.ts";
import { sampleId } from "./sample-id.ts";
import { replyTemplates as samples } from "./samples/reply-templates.ts";

export const seedReplyTemplates = async (db: Database): Promise<void> => {
  await db.delete(replyTemplates).where(sql`${replyTemplates.isSample}`);
  await db
    .insert(replyTemplates)
    .values(samples.map((each) => ({ ...each, id: sampleId(`reply template ${each.name}`), isSample: true })))
    .onConflictDoNothing();
};
