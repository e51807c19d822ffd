/** The person behind the lead: contact details, other leads, and possible duplicates. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { stateLabels, suppressionLabels } from "../desk-labels.ts";
import { leadPath } from "../inbox/inbox-url.ts";
import { PossibleDuplicates, Merges } from "./lead-merges.tsx";

const PersonSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line pt-3.5 first:border-t-0 first:pt-0">
    <h3 className="mb-2 font-text text-[13px]/5 font-[600] tracking-normal text-ink-3">{title}</h3>
    {children}
  </section>
);

const linkClass = "wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current";

interface LeadPersonProps {
  readonly page: LeadPage;
  readonly filter: InboxFilter;
}

export const LeadPerson = ({ page: { lead, contact, others, lookAlikes, merges }, filter }: LeadPersonProps) => {
  const phone = contact.phone ?? lead.phone;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 text-[14px]/[22px]">
      <PersonSection title="Contact">
        {contact.name !== lead.name && <p className="font-[560] wrap-anywhere">{contact.name}</p>}
        {contact.company !== "" && contact.company !== lead.company && (
          <p className="mb-1.5 wrap-anywhere text-ink-2">{contact.company}</p>
        )}
        <p>
          <a href={`mailto:${lead.email}`} className={linkClass}>
            {lead.email}
          </a>
        </p>
        {phone !== null && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={`${linkClass} tabular-nums`}>
              {phone}
            </a>
          </p>
        )}
        {contact.suppressed !== null && (
          <p className="mt-2.5 rounded-control bg-bad-soft px-3 py-2 text-[13px]/5 text-bad">
            We stopped emailing this contact on <Timestamp iso={contact.suppressed.since} />:{" "}
            {suppressionLabels[contact.suppressed.reason] ?? contact.suppressed.reason}
          </p>
        )}
      </PersonSection>
      {others.length > 0 && (
        <PersonSection title="Other leads">
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {others.map(({ id, kind, state, summary, receivedAt }) => (
              <li key={id}>
                <Link to={leadPath(id, filter)} state={{ focus: "lead" }} className="group block rounded-tag">
                  <span className="font-[540] group-hover:underline">{leadKindLabels[kind]}</span>
                  <span className="text-ink-3">
                    {" "}
                    · {stateLabels[state]} · <Timestamp iso={receivedAt} />
                  </span>
                  <span className="block truncate text-[13px]/5 text-ink-2">{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </PersonSection>
      )}
      {lookAlikes.length > 0 && (
        <PersonSection title="Possible duplicates">
          <PossibleDuplicates contact={contact} possibleDuplicates={lookAlikes} />
        </PersonSection>
      )}
      {merges.length > 0 && (
        <PersonSection title="Merged contacts">
          <Merges merges={merges} />
        </PersonSection>
      )}
    </div>
  );
};
