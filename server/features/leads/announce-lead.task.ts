/** A lead has come in: tell staff, and tell the sender that it has. Each mail goes once, however often this runs. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { quoteCompanySizes, quoteTimelines } from "#domain/leads/quote-request.ts";
import type { Database } from "../../db/client.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import { task } from "../../infra/queue.ts";
import { acknowledgement, type AnnouncedLead, staffLetter } from "./leads.emails.ts";

const kinds = ["quote-request", "lead", "contact-request"] as const;
type Kind = (typeof kinds)[number];

const labelOf = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null,
): string => options.find((option) => option.value === value)?.label ?? "";

/** This form asks for one name; letters greet by its first word. */
const namesOf = (name: string) => {
  const [firstName = name, ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
};

const readers: Readonly<Record<Kind, (db: Database, id: string) => Promise<AnnouncedLead | undefined>>> = {
  "quote-request": async (db, id) => {
    const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
    return (
      row && {
        ...row,
        what: "Quote request",
        receivedAt: row.createdAt,
        facts: [
          ["Phone", row.phone ?? ""],
          ["Company", row.company],
          ["Job title", row.jobTitle ?? ""],
          ["Company size", labelOf(quoteCompanySizes, row.companySize)],
          ["Positions", row.hiringNeed],
          ["Timeline", labelOf(quoteTimelines, row.timeline)],
          ["Message", row.message ?? ""],
        ],
      }
    );
  },
  "contact-request": async (db, id) => {
    const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
    return (
      row && {
        ...namesOf(row.name),
        email: row.email,
        company: row.company,
        what: "Request for a recruiter",
        receivedAt: row.createdAt,
        facts: [
          ["Phone", row.phone],
          ["Company", row.company],
          ["Hiring needs", row.hiringNeeds],
          ["Job description", row.jobDescription ?? ""],
          ["Attached", row.jobDescriptionFile ?? ""],
          ["Page", row.pagePath ?? ""],
        ],
      }
    );
  },
  lead: async (db, id) => {
    const [row] = await db.select().from(leads).where(eq(leads.id, id));
    return (
      row && {
        ...row,
        what: "Inquiry",
        receivedAt: row.createdAt,
        facts: [
          ["Company", row.company],
          ["Company size", row.companySize ?? ""],
          ["Interests", row.interests.join(", ")],
          ["Message", row.message ?? ""],
          ["Job description", row.jobDescription ?? ""],
        ],
      }
    );
  },
};

export const announceLead = task({
  name: "announce-lead",
  payload: z.object({ kind: z.enum(kinds), id: z.uuid() }),
  handle: async ({ kind, id }, { db, mail, log, staffEmail }) => {
    const lead = await readers[kind](db, id);
    // Erased in the meantime: nothing is left to announce.
    if (lead === undefined) return;
    const mails = await Promise.allSettled([
      mail.deliver(db, {
        key: `${kind}/${id}/staff`,
        template: "lead-staff",
        to: staffEmail,
        replyTo: lead.email,
        letter: staffLetter(lead),
      }),
      mail.deliver(db, {
        key: `${kind}/${id}/acknowledgement`,
        template: "lead-acknowledgement",
        to: lead.email,
        replyTo: brand.email,
        letter: acknowledgement(lead),
      }),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ kind, lead: id }, "lead announced");
  },
});
