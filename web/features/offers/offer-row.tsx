/** One offer as the team sees it: terms, status and actions. */
import { FileText, Send } from "lucide-react";
import type { ReactNode } from "react";
import { offerAcceptancePath, offerLetterPath, type Offer } from "#domain/offers/offers.ts";
import { isOpenOffer } from "#domain/offers/offer-terms.ts";
import { formatLongDay, formatDeadline, offerStatusLabels, formatPay } from "#domain/offers/offer-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { toneOf } from "./offer-tone.ts";

type OfferAction = "write" | "send" | "withdraw" | "discard";

const byName = (name: string | null): string => (name === null ? "" : ` by ${name}`);

const At = ({ iso }: { readonly iso: string | null }) =>
  iso === null ? null : <Timestamp iso={iso} precision="minute" />;

const StatusText = ({ offer }: { readonly offer: Offer }): ReactNode => {
  const { status, madeBy, endedBy, answerBy, timeZone } = offer;
  const deadline = formatDeadline(answerBy, timeZone);
  switch (status) {
    case "draft":
      return (
        <>
          Created <At iso={offer.createdAt} />
          {byName(madeBy)}. Respond by {deadline}.
        </>
      );
    case "sent":
      return (
        <>
          Sent <At iso={offer.sentAt} />
          {byName(madeBy)}. Respond by {deadline}.
        </>
      );
    case "accepted":
      return (
        <>
          Accepted <At iso={offer.answeredAt} />, signed as {offer.acceptedName}. Sent <At iso={offer.sentAt} />
          {byName(madeBy)}.
        </>
      );
    case "declined":
      return (
        <>
          Declined <At iso={offer.answeredAt} />. Sent <At iso={offer.sentAt} />
          {byName(madeBy)}.
        </>
      );
    case "withdrawn":
      return (
        <>
          {offer.sentAt === null ? "Ended with the application" : "Withdrawn"} <At iso={offer.endedAt} />
          {byName(endedBy)}.
        </>
      );
    case "expired":
      return <>No response by {deadline}.</>;
  }
};

const PdfLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className={buttonClass("quiet", "small")}>
    <FileText aria-hidden="true" />
    {children}
    <span className="sr-only"> (PDF, opens in a new tab)</span>
  </a>
);

interface OfferRowProps {
  readonly offer: Offer;
  readonly onAction: (action: OfferAction) => void;
}

export const OfferRow = ({ offer, onAction }: OfferRowProps) => {
  const { status, declineReason } = offer;
  const isOpen = isOpenOffer(status);
  return (
    <li className="px-4.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <p className={isOpen || status === "accepted" ? "text-lg/7 font-[600]" : "text-base/6 font-[560] text-ink-2"}>
            <span className="tabular-nums">{formatPay(offer)}</span>
          </p>
          <p className="text-[15px]/6 text-ink-2">Start date: {formatLongDay(offer.startsOn)}</p>
        </div>
        <Badge tone={toneOf(status)}>{offerStatusLabels[status]}</Badge>
      </div>
      <p className="mt-1.5 text-sm/5 text-ink-3">
        <StatusText offer={offer} />
      </p>
      {declineReason !== null && (
        <blockquote className="mt-2.5 border-l-2 border-line pl-3.5 text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">
          {declineReason}
        </blockquote>
      )}
      <div className="mt-2.5 -ml-3.5 flex flex-wrap items-center gap-1">
        {status === "draft" && (
          <Button size="small" className="mr-1.5 ml-3.5" onClick={() => onAction("send")}>
            <Send aria-hidden="true" />
            Send offer
          </Button>
        )}
        {offer.hasLetter && (
          <PdfLink to={offerLetterPath(offer.id)}>{status === "draft" ? "Preview letter" : "View letter"}</PdfLink>
        )}
        {status === "accepted" && <PdfLink to={offerAcceptancePath(offer.id)}>Record of acceptance</PdfLink>}
        {status === "draft" && (
          <>
            <Button variant="quiet" size="small" onClick={() => onAction("write")}>
              Edit draft
            </Button>
            <Button variant="quiet" size="small" onClick={() => onAction("discard")}>
              Discard draft
            </Button>
          </>
        )}
        {status === "sent" && (
          <Button variant="quiet" size="small" onClick={() => onAction("withdraw")}>
            Withdraw offer
          </Button>
        )}
      </div>
    </li>
  );
};
