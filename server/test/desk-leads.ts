/** Leads for desk tests, as they are after a form was sent. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { deskLeads } from "../db/tables/desk.ts";

/** `db` must be the owner's connection, which bypasses row-level security. */
export const aLead = async (db: Database, values: Partial<typeof deskLeads.$inferInsert> = {}) => {
  const email = values.email ?? `${randomUUID()}@people.example`;
  const receivedAt = values.receivedAt ?? new Date();
  const [row] = await db
    .insert(deskLeads)
    .values({
      kind: "mail",
      firstName: "Ana",
      lastName: "Ruiz",
      company: "Ruiz Clinics",
      summary: "Four nurses",
      source: "E-mail",
      contactId: sql`desk_contact_for(${email}, 'Ana Ruiz', 'Ruiz Clinics')`,
      receivedAt,
      dueAt: new Date(receivedAt.getTime() + 86_400_000),
      lastActivityAt: receivedAt,
      ...values,
      email,
    })
    .returning();
  if (row === undefined) throw new Error("the insert returned no row");
  return row;
};
