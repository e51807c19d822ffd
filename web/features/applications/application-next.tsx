/** The open actions of an applicant: choosing an interview time and answering an offer. */
import { Link } from "react-router";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import type { OfferState } from "#domain/offers/offer-by-link.ts";
import { formatDeadline } from "#domain/offers/offer-text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

const offerLabels: Readonly<Record<OfferState, string>> = {
  open: "You have an offer to review",
  accepted: "You accepted the offer",
  declined: "You declined the offer",
  withdrawn: "The offer was withdrawn",
  expired: "Your offer has expired",
  held: "You can't respond to this offer right now",
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
          <p className="mt-1 text-[15px]/6 text-ink-2">Respond by {formatDeadline(offer.answerBy, offer.timeZone)}.</p>
        )}
      </div>
      <Link to={offer.path} className={buttonClass(isOpen ? "primary" : "secondary")}>
        {isOpen ? "Review offer" : "View offer"}
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
          {startsAt === null ? "Choose a time for your interview" : "Your interview is scheduled"}
        </h2>
        <p className="mt-1 text-[15px]/6 text-ink-2">
          {startsAt === null ? (
            "The team wants to talk with you. Times are shown in your time zone."
          ) : (
            <>
              <Timestamp iso={startsAt} precision="minute" />, in your time zone.
            </>
          )}
        </p>
      </div>
      {path !== null && (
        <Link to={path} className={buttonClass(startsAt === null ? "primary" : "secondary")}>
          {startsAt === null ? "Choose a time" : "Reschedule or cancel"}
        </Link>
      )}
    </section>
  );
};
