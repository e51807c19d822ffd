/** What the forms asked and the answers, by label, for the emails and the desk. */
import { eq } from "drizzle-orm";
import type { SignUpIndustry } from "#domain/accounts/sign-up-choices.ts";
import { slotText, formatSlot } from "#domain/bookings/call-times.ts";
import { callUrgencies } from "#domain/bookings/strategy-call.ts";
import { firmTimeZone } from "#domain/brand.ts";
import type { ContactRequest } from "#domain/leads/contact-request.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { inquiryIndustries, type InquiryIndustry } from "#domain/leads/inquiry-industries.ts";
import { quoteCompanySizes, type QuoteRequest, quoteTimelines } from "#domain/leads/quote-request.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import type { LeadEmailInput } from "./leads.emails.ts";

/** Kinds announced with the same two emails; a call has its own emails with a calendar file. */
export const announcedKinds = ["quote-request", "lead", "contact-request"] as const;
const formKinds = [...announcedKinds, "strategy-call"] as const;
export type FormKind = (typeof formKinds)[number];

/** A row of any form. Fields that the form does not ask are null. */
export interface FilledForm extends LeadEmailInput {
  readonly phone: string | null;
  readonly spamSignals: readonly string[];
  readonly fileId: string | null;
  /** One of the options of the employer sign-up. */
  readonly companySize: string | null;
  readonly industry: SignUpIndustry | null;
  readonly call: { readonly startsAt: Date; readonly timeZone: string; readonly status: string } | null;
}

const unaskedFields = {
  phone: null,
  spamSignals: [],
  fileId: null,
  companySize: null,
  industry: null,
  call: null,
} as const;

type Fact = LeadEmailInput["facts"][number];

/** One fact for each field that the greeting doesn't use; a field without one is a type error. */
const factsOf = <Form>(
  facts: Readonly<Record<Exclude<keyof Form, "name" | "firstName" | "lastName" | "email">, Fact>>,
) => Object.values<Fact>(facts);

const labelOf = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null,
): string => options.find((option) => option.value === value)?.label ?? "";

/** This form asks for one name; emails greet by its first word. */
const namesOf = (name: string) => {
  const [firstName = name, ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
};

const industryOf: Readonly<Record<InquiryIndustry, SignUpIndustry>> = {
  healthcare: "healthcare",
  technology: "technology",
  "financial-services": "finance",
};

/** An industry page sends a generated interest, such as "Healthcare Recruitment". */
const industryIn = (interests: readonly string[]): SignUpIndustry | null => {
  const slugs = Object.keys(industryOf) as InquiryIndustry[];
  const slug = slugs.find((slug) => interests.includes(`${inquiryIndustries[slug].name} Recruitment`));
  return slug === undefined ? null : industryOf[slug];
};

const readers: Readonly<Record<FormKind, (db: Database, id: string) => Promise<FilledForm | undefined>>> = {
  "quote-request": async (db, id) => {
    const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
    return (
      row && {
        ...unaskedFields,
        ...row,
        companySize: labelOf(quoteCompanySizes, row.companySize).replace(/ employees$/, "") || null,
        what: "Quote request",
        receivedAt: row.createdAt,
        facts: factsOf<QuoteRequest>({
          phone: ["Phone", row.phone ?? ""],
          company: ["Company", row.company],
          jobTitle: ["Job title", row.jobTitle ?? ""],
          companySize: ["Company size", labelOf(quoteCompanySizes, row.companySize)],
          hiringNeed: ["Positions", row.hiringNeed],
          timeline: ["Timeline", labelOf(quoteTimelines, row.timeline)],
          message: ["Message", row.message ?? ""],
        }),
      }
    );
  },
  "contact-request": async (db, id) => {
    const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
    return (
      row && {
        ...unaskedFields,
        ...namesOf(row.name),
        phone: row.phone,
        spamSignals: row.spamSignals,
        fileId: row.fileId,
        email: row.email,
        company: row.company,
        what: "Recruiter request",
        receivedAt: row.createdAt,
        facts: factsOf<ContactRequest & { pagePath: string }>({
          phone: ["Phone", row.phone],
          company: ["Company", row.company],
          hiringNeeds: ["Hiring needs", row.hiringNeeds],
          jobDescription: ["Job description", row.jobDescription ?? ""],
          jobDescriptionFile: ["Attachment", row.jobDescriptionFile ?? ""],
          pagePath: ["Page", row.pagePath ?? ""],
        }),
      }
    );
  },
  "strategy-call": async (db, id) => {
    const [row] = await db.select().from(strategyCalls).where(eq(strategyCalls.id, id));
    return (
      row && {
        ...unaskedFields,
        ...row,
        call: row,
        what: "Strategy call",
        receivedAt: row.createdAt,
        facts: [
          ["Time", `${slotText(formatSlot(row.startsAt, firmTimeZone))}, ${row.durationMinutes} minutes`],
          ["Phone", row.phone ?? ""],
          ["Company", row.company],
          ["Team size", row.teamSize ?? ""],
          ["How soon", labelOf(callUrgencies, row.urgency)],
          ["Tech stack", row.techStack ?? ""],
          ["Challenges", row.challenges],
        ],
      }
    );
  },
  lead: async (db, id) => {
    const [row] = await db.select().from(leads).where(eq(leads.id, id));
    return (
      row && {
        ...unaskedFields,
        ...row,
        industry: industryIn(row.interests),
        what: "Inquiry",
        receivedAt: row.createdAt,
        facts: factsOf<Lead>({
          company: ["Company", row.company],
          companySize: ["Company size", row.companySize ?? ""],
          interests: ["Interests", row.interests.join(", ")],
          message: ["Message", row.message ?? ""],
          jobDescription: ["Job description", row.jobDescription ?? ""],
        }),
      }
    );
  },
};

export const readForm = (db: Database, kind: FormKind, id: string): Promise<FilledForm | undefined> =>
  readers[kind](db, id);
