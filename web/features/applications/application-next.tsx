/** The open actions of an applicant: choosing an interview time and answering an offer. */
import { Link } from "react-router";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import type { OfferState } from "#domain/offers/offer-by-link.ts";
import { formatDeadline } from "#domain/offers/offer-text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

const offerLabels: Readonly<Record<OfferState, string>> = {
  open: "Your offer is waiting for your answer",
  accepted: "You have accepted the offer",
  declined: "You have declined the offer",
  withdrawn: "The offer was withdrawn",
  expired: "The time to answer the offer has passed",
  held: "The offer cannot be answered right now",
};

export const OfferCard = ({ offer }: { readonly offer: NonNullable<ApplicationStatusPage["offer"]> }) => {
  const isOpen = offer.state === "open";
  return (
    <section
      aria-labelledby="offer"
      className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 sm:px-8")}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="offer" className="text-[20px]">
          {offerLabels[offer.state]}
        </h2>
        {isOpen && (
          <p className="mt-1 text-[15px]/6 text-ink-2">Answer by {formatDeadline(offer.answerBy, offer.timeZone)}.</p>
        )}
      </div>
      <Link to={offer.path} className={buttonClass(isOpen ? "primary" : "secondary")}>
        {isOpen ? "Read and answer" : "Open it"}
      </Link>
    </section>
  );
};

export const InterviewCard = ({
  interview,
}: {
  readonly interview: NonNullable<ApplicationStatusPage["interview"]>;
}) => {
  const { startsAt, path } = interview;
  return (
    <section
      aria-labelledby="interview"
      className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 sm:px-8")}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="interview" className="text-[20px]">
          {startsAt === null ? "Choose a time for your interview" : "Your interview is set"}
        </h2>
        <p className="mt-1 text-[15px]/6 text-ink-2">
          {startsAt === null ? (
            "The team wants to speak with you. Times are shown by your clock."
          ) : (
            <>
              <Timestamp iso={startsAt} precision="minute" />, by your clock.
            </>
          )}
        </p>
      </div>
      {path !== null && (
        <Link to={path} className={buttonClass(startsAt === null ? "primary" : "secondary")}>
          {startsAt === null ? "Choose a time" : "Move or cancel"}
        </Link>
      )}
    </section>
  );
};
