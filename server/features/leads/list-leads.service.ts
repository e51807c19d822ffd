import { desc, sql } from "drizzle-orm";
import type { z } from "zod";
import type { listedLead } from "#domain/leads/list-leads.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { leads } from "../../db/tables/leads.ts";

const maxLeads = 200;

/** The firm owns this table, so the policy check is in the query: the database verifies that staff is reading. */
export const listLeads = (db: Database, staff: boolean): Promise<z.infer<typeof listedLead>[]> =>
  asActor(db, { staff }, async (db) => {
    const rows = await db
      .select()
      .from(leads)
      .where(sql`(select app_is_staff())`)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(maxLeads);
    return rows.map((lead) => ({
      ...lead,
      status: lead.status as LeadStatus,
      createdAt: lead.createdAt.toISOString(),
    }));
  });
