/** Fixtures on the firm's desk: a lead, its contacts, and a merge of two of them. Fresh for each case. */
import { randomUUID } from "node:crypto";
import type { Database } from "../../db/client.ts";
import { deskContacts, deskLeads, deskMerges } from "../../db/tables/desk.ts";

export interface DeskFixtures {
  readonly leadId: string;
  readonly contactId: string;
  readonly otherContactId: string;
  readonly mergeId: string;
}

/** A marker in every row, so that a test can detect desk data in a reply to a non-staff user. */
export const deskMarker = "Desk-Only";

export const createDeskFixtures = async (db: Database): Promise<DeskFixtures> => {
  const [contact, other, merged] = await db
    .insert(deskContacts)
    .values([1, 2, 3].map(() => ({ email: `${randomUUID()}@desk.example`, name: deskMarker, company: deskMarker })))
    .returning();
  const now = new Date();
  const [lead] = await db
    .insert(deskLeads)
    .values({
      kind: "mail",
      contactId: contact?.id ?? "",
      firstName: deskMarker,
      lastName: "Person",
      email: contact?.email ?? "",
      company: deskMarker,
      summary: deskMarker,
      source: "Mail",
      receivedAt: now,
      dueAt: now,
      lastActivityAt: now,
    })
    .returning();
  const [merge] = await db
    .insert(deskMerges)
    .values({ keptId: contact?.id ?? "", mergedId: merged?.id ?? "", leadIds: [] })
    .returning();
  return {
    leadId: lead?.id ?? "",
    contactId: contact?.id ?? "",
    otherContactId: other?.id ?? "",
    mergeId: merge?.id ?? "",
  };
};

export const missingDeskFixtures: DeskFixtures = {
  leadId: randomUUID(),
  contactId: randomUUID(),
  otherContactId: randomUUID(),
  mergeId: randomUUID(),
};
