/** A timeline entry with a body: note, email in or out, call, or bounce. */
import { clsx } from "clsx";
import { Mail, MailX, Phone, Reply, StickyNote } from "lucide-react";
import { brand } from "#domain/brand.ts";
import type { InboxRow } from "#domain/desk/inbox.ts";
import type { TimelineEntry } from "#domain/desk/lead-page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { Attachments } from "./attachments.tsx";

const kindStyles = {
  note: { icon: StickyNote, className: "bg-card border-line border-l-[3px] border-l-warn", verb: "added a note" },
  reply: { icon: Reply, className: "bg-card border-line", verb: "replied" },
  call: { icon: Phone, className: "bg-card border-line", verb: "called" },
  mail: { icon: Mail, className: "bg-brand-soft border-transparent", verb: "wrote" },
  bounce: { icon: MailX, className: "bg-bad-soft border-transparent", verb: "" },
  booking: { icon: Phone, className: "bg-card border-line", verb: "" },
} as const;

export type CardKind = keyof typeof kindStyles;
export const isCardKind = (kind: string): kind is CardKind => kind in kindStyles;

/** The delivery status of our email. */
const DeliveryStatus = ({ entry: { sentAt, failedAt } }: { readonly entry: TimelineEntry }) => {
  if (failedAt !== null) return <Badge tone="bad">Not delivered</Badge>;
  return sentAt === null ? <Badge tone="warn">Sending</Badge> : <span className="text-ink-3">Sent</span>;
};

/** The person who sent the lead, with the email address from the form. */
type Person = Pick<InboxRow, "name" | "email">;

const BodyText = ({ text }: { readonly text: string }) => (
  <p className="mt-1.5 text-[15px]/6 wrap-anywhere whitespace-pre-wrap">{text}</p>
);

const titleOf = (entry: TimelineEntry, kind: CardKind, person: Person): string => {
  if (kind === "bounce") return "Email not delivered";
  if (kind === "booking") return "Call";
  const sender = entry.from === null || entry.from === person.email ? person.name : entry.from;
  const actor = entry.author?.name ?? (kind === "mail" ? sender : brand.name);
  return `${actor} ${kindStyles[kind].verb}`;
};

interface TimelineCardProps {
  readonly entry: TimelineEntry;
  readonly person: Person;
  readonly kind: CardKind;
}

export const TimelineCard = ({ entry, kind, person }: TimelineCardProps) => {
  const { icon: Icon, className } = kindStyles[kind];
  const quoted = entry.details?.["quoted"];
  return (
    <article className={clsx("rounded-card border px-4 py-3", className)}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px]/5">
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
        <h3 className="min-w-0 font-text text-[13px]/5 font-[600] tracking-normal wrap-anywhere">
          {titleOf(entry, kind, person)}
        </h3>
        {entry.isAutomatic && <Badge>Automatic</Badge>}
        <span className="ml-auto flex items-center gap-2.5 text-ink-3">
          {kind === "reply" && <DeliveryStatus entry={entry} />}
          <Timestamp iso={entry.createdAt} precision="near" />
        </span>
      </div>
      {entry.subject !== null && entry.subject !== "" && (
        <p className="mt-2 text-[15px]/6 font-[560] wrap-anywhere">{entry.subject}</p>
      )}
      {entry.body !== null && entry.body !== "" && <BodyText text={entry.body} />}
      {typeof quoted === "string" && quoted !== "" && (
        <details className="mt-2">
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-tag text-[13px]/5 text-ink-2 underline underline-offset-4">
            Quoted text
          </summary>
          <div className="border-l-2 border-edge/40 pl-3 text-ink-2">
            <BodyText text={quoted} />
          </div>
        </details>
      )}
      {entry.failedAt !== null && typeof entry.details?.["reason"] === "string" && (
        <p className="mt-2 text-[13px]/5 wrap-anywhere text-bad">{entry.details["reason"]}</p>
      )}
      <Attachments files={entry.files} />
    </article>
  );
};
