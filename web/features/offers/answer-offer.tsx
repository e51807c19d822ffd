/** The page behind an offer link: the terms, the letter, and the answer. */
import { CircleCheck, CircleX, FileText, Handshake, Hourglass } from "lucide-react";
import { useState } from "react";
import { isSameLocalTime } from "#domain/bookings/call-times.ts";
import {
  acceptOffer,
  declineOffer,
  invalidLinkMessage,
  offerLinkAcceptancePath,
  offerLinkLetterPath,
  type OfferByLink,
  type OfferState,
} from "#domain/offers/offer-by-link.ts";
import { formatLongDay, formatDeadline, formatPay } from "#domain/offers/offer-text.ts";
import { conflictDetails, toProblem } from "../../lib/api/problem.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { DeclineOffer } from "./decline-offer.tsx";

export const OfferLinkEnded = () => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <CircleX className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[34px]/[1.1] md:text-[46px]/[1.06]">{invalidLinkMessage}</h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      The link is incomplete, or the offer is no longer available. Open the link in your email again, or reply to that
      email for help.
    </p>
  </Container>
);

const stateIcons: Readonly<Record<OfferState, typeof CircleCheck>> = {
  open: Handshake,
  accepted: CircleCheck,
  declined: CircleX,
  withdrawn: CircleX,
  expired: Hourglass,
  held: Hourglass,
};

const titleOf = ({ state, firstName }: OfferByLink): string => {
  switch (state) {
    case "open":
      return `${firstName}, you have an offer`;
    case "accepted":
      return "You accepted this offer";
    case "declined":
      return "You declined this offer";
    case "withdrawn":
      return "This offer was withdrawn";
    case "expired":
      return "This offer has expired";
    case "held":
      return "You can't respond to this offer right now";
  }
};

const introText = ({ state, job, company }: OfferByLink): string => {
  const jobAndCompany = `${job} at ${company}`;
  switch (state) {
    case "open":
      return `${company} is offering you the ${job} position. Read the letter and respond when you're ready.`;
    case "accepted":
      return `${jobAndCompany}. We've notified ${company}, and they'll contact you about your first day. The letter and the record of your acceptance stay here. Save a copy of both.`;
    case "declined":
      return `${jobAndCompany}. We've notified ${company}. If you change your mind, reply to the email with your offer.`;
    case "withdrawn":
      return `${company} has withdrawn its offer for ${job}, or the application it belonged to has ended. There's nothing left to respond to. If you have questions, reply to the email that brought you here.`;
    case "expired":
      return `Your offer for ${jobAndCompany} has expired. If you still want the job, reply to the email that brought you here.`;
    case "held":
      return `Your application for ${jobAndCompany} is being updated. Check back in a few minutes, or reply to the email that brought you here.`;
  }
};

const Deadline = ({ page, zone }: { readonly page: OfferByLink; readonly zone: string | null }) => {
  const { answerBy, timeZone } = page;
  const differs = zone !== null && !isSameLocalTime(new Date(answerBy), zone, timeZone);
  return (
    <>
      {formatDeadline(answerBy, differs ? zone : timeZone)}
      {differs && (
        <span className="block text-sm/5 font-normal text-ink-3">
          {page.company}’s time zone: {formatDeadline(answerBy, timeZone)}
        </span>
      )}
    </>
  );
};

interface TermsProps {
  readonly page: OfferByLink;
  readonly token: string;
  readonly zone: string | null;
}

const Terms = ({ page, token, zone }: TermsProps) => {
  const { terms, state, answeredAt } = page;
  if (terms === null) return null;
  const answeredText = answeredAt === null ? null : formatDeadline(answeredAt, zone ?? page.timeZone);
  return (
    <section aria-labelledby="terms" className={cardClass("p-6 sm:p-8")}>
      <h2 id="terms" className="text-[15px]/6 font-[560] text-ink-3">
        {terms.sender} at {page.company} {state === "open" ? "is offering" : "offered"} you
      </h2>
      <p className="mt-1.5 font-display text-[30px]/[1.15] font-[640] tracking-[-0.02em] tabular-nums sm:text-[36px]/[1.1]">
        {formatPay(terms)}
      </p>
      <dl className="mt-6 grid gap-5 border-t border-line pt-5">
        <div>
          <dt className="text-sm/5 text-ink-3">Position</dt>
          <dd className="mt-0.5 text-[17px]/7 font-[540] wrap-anywhere">{page.job}</dd>
        </div>
        <div>
          <dt className="text-sm/5 text-ink-3">Start date</dt>
          <dd className="mt-0.5 text-[17px]/7 font-[540]">{formatLongDay(terms.startsOn)}</dd>
        </div>
        {state === "open" ? (
          <div>
            <dt className="text-sm/5 text-ink-3">Respond by</dt>
            <dd className="mt-0.5 text-[17px]/7 font-[540]">
              <Deadline page={page} zone={zone} />
            </dd>
          </div>
        ) : (
          <div>
            <dt className="text-sm/5 text-ink-3">{state === "accepted" ? "Accepted" : "Declined"}</dt>
            <dd className="mt-0.5 text-[17px]/7 font-[540] wrap-anywhere">
              {answeredText}
              {page.acceptedName !== null && (
                <span className="block text-sm/5 font-normal text-ink-3">Signed as {page.acceptedName}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <a href={offerLinkLetterPath(token)} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          <FileText aria-hidden="true" />
          Read offer letter<span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
        {state === "accepted" && (
          <a
            href={offerLinkAcceptancePath(token)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary")}
          >
            <FileText aria-hidden="true" />
            Record of acceptance<span className="sr-only"> (PDF, opens in a new tab)</span>
          </a>
        )}
      </div>
      <p className="mt-4 text-[13px]/5 text-ink-3">
        Letter fingerprint (SHA-256): <span className="font-mono wrap-anywhere">{terms.sha256}</span>
      </p>
    </section>
  );
};

interface AnswerOfferProps {
  readonly token: string;
  readonly page: OfferByLink;
}

export const AnswerOffer = ({ token, page: initial }: AnswerOfferProps) => {
  const zone = useVisitorZone();
  const [page, setPage] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** If the offer changed in another tab, the page shows its current state. */
  const attempt = async (sendAnswer: () => Promise<OfferByLink>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      setPage(await sendAnswer());
      window.scrollTo({ top: 0 });
      return true;
    } catch (error) {
      const { code, message } = toProblem(error, "Something went wrong. Try again, or reply to the email.");
      if (code === "not_found") setEnded(true);
      setFailure(message);
      const currentOffer = conflictDetails(error, acceptOffer)?.offer ?? conflictDetails(error, declineOffer)?.offer;
      if (currentOffer !== undefined) setPage(currentOffer);
      return false;
    } finally {
      setBusy(false);
    }
  };

  if (hasEnded) return <OfferLinkEnded />;
  const Icon = stateIcons[page.state];
  const isPositive = page.state === "open" || page.state === "accepted";
  return (
    <Container
      className={
        page.terms === null
          ? "grid min-h-[56dvh] content-center py-16"
          : "grid gap-8 pt-9 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-x-16"
      }
    >
      <div aria-live="polite">
        <Icon className={`size-9 ${isPositive ? "text-brand" : "text-ink-3"}`} aria-hidden="true" />
        <h1 className="mt-4 max-w-[18ch] text-[34px]/[1.1] wrap-anywhere md:text-[44px]/[1.08]">{titleOf(page)}</h1>
        <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">{introText(page)}</p>
        {page.state === "expired" && (
          <p className="mt-3 text-[15px]/6 text-ink-3">
            The deadline was {formatDeadline(page.answerBy, page.timeZone)}.
          </p>
        )}
        {page.terms !== null && (
          <p className="mt-5 max-w-[34em] text-[15px]/6 text-ink-3">
            Keep this link private. Anyone who has it can read and respond to the offer.
          </p>
        )}
      </div>
      {page.terms !== null && (
        <div className="grid min-w-0 gap-5 self-start">
          <Terms page={page} token={token} zone={zone} />
          {page.state === "open" && (
            <>
              <AcceptForm
                token={token}
                page={page}
                sha256={page.terms.sha256}
                busy={busy}
                failure={failure}
                attempt={attempt}
              />
              <DeclineOffer token={token} company={page.company} busy={busy} failure={failure} attempt={attempt} />
            </>
          )}
        </div>
      )}
    </Container>
  );
};
