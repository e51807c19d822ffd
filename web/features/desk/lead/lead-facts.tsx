import type { LeadPage } from "#domain/desk/lead-page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { Attachments } from "./attachments.tsx";

type Lead = LeadPage["lead"];

const callStatusLabels: Readonly<Record<string, string>> = {
  cancelled: "Canceled",
  completed: "Completed",
  no_show: "No-show",
};

const spamSignalLabels: Readonly<Record<string, string>> = {
  trap_filled: "filled in a hidden field",
  too_fast: "sent within seconds",
  many_links: "many links",
  markup: "link markup",
};

const CallFact = ({ call }: { readonly call: NonNullable<Lead["call"]> }) => (
  <>
    <Timestamp iso={call.startsAt} precision="near" /> your time (they&apos;re in {call.timeZone.replaceAll("_", " ")})
    {call.status !== "booked" && (
      <span className="ml-2">
        <Badge tone="warn">{callStatusLabels[call.status] ?? call.status}</Badge>
      </span>
    )}
  </>
);

/** The submitted fields in form order. The header already shows the company. */
const factsOf = ({ facts, company }: Lead) =>
  facts.filter(([label, value]) => label !== "Company" || value !== company);

export const LeadFacts = ({ lead }: { readonly lead: Lead }) => (
  <section aria-label="Submitted form" className={cardClass("px-4 py-3.5 sm:px-5 sm:py-4")}>
    {lead.facts.length === 0 && lead.call === null ? (
      <p className="text-[15px]/6 wrap-anywhere whitespace-pre-wrap">{lead.summary}</p>
    ) : (
      <dl className="grid gap-x-6 gap-y-2.5 text-[15px]/6 sm:grid-cols-[fit-content(150px)_minmax(0,1fr)]">
        {lead.call !== null && (
          <>
            <dt className="text-[13px]/6 text-ink-3">Call</dt>
            <dd className="max-sm:-mt-2.5">
              <CallFact call={lead.call} />
            </dd>
          </>
        )}
        {factsOf(lead).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-[13px]/6 text-ink-3">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap max-sm:-mt-2.5">{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <Attachments files={lead.files} />
    {lead.spamSignals.length > 0 && (
      <p className="mt-3 text-[13px]/5 text-warn">
        Possible spam: {lead.spamSignals.map((signal) => spamSignalLabels[signal] ?? signal).join(", ")}
      </p>
    )}
  </section>
);
