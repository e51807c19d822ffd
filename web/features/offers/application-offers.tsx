/** The offers of one application: the one that is being made or waits for its answer, and those before it. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { discardOffer, type Offer, readOffers, withdrawOffer } from "#domain/offers/offers.ts";
import { isOpenOffer } from "#domain/offers/offer-terms.ts";
import { offerStatusWords } from "#domain/offers/offer-words.ts";
import { call } from "../../lib/api.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { OfferRow } from "./offer-row.tsx";
import { toneOf } from "./offer-tone.ts";

const OfferDialog = lazy(() => import("./offer-dialog.tsx"));
const SendDialog = lazy(() => import("./send-dialog.tsx"));

type Asked =
  | { readonly deed: "write"; readonly offer: Offer | null }
  | { readonly deed: "send" | "withdraw" | "discard"; readonly offer: Offer };

interface ApplicationOffersProps {
  readonly application: PageApplication;
  readonly candidate: Pick<CandidatePage, "id" | "name">;
}

const ends = {
  withdraw: {
    title: "Withdraw this offer?",
    text: "The candidate gets a mail that says so, and their link shows no terms any more. You can make another offer afterwards.",
    confirm: "Withdraw the offer",
    busy: "Withdrawing",
    done: "Offer withdrawn",
  },
  discard: {
    title: "Discard this draft?",
    text: "Nobody outside has seen it. What was written in it is lost.",
    confirm: "Discard the draft",
    busy: "Discarding",
    done: "Draft discarded",
  },
} as const;

const Shown = ({ application, candidate }: ApplicationOffersProps) => {
  const { id, jobTitle } = application;
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const change = useChange();
  const { data, isError, refetch } = useQuery({
    // A move on the page may have changed what is here.
    queryKey: ["offers", id, application.lastActivity],
    queryFn: () => call(readOffers, { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const read = async (): Promise<void> => {
    await refetch();
  };

  if (data === undefined)
    return (
      <div data-offers="">
        {isError ? (
          <FailureNotice text="The offers could not be read. Please load the page again." />
        ) : (
          <p className="text-[15px]/6 text-ink-3">Reading the offers.</p>
        )}
      </div>
    );
  const { offers, standing, isHidden, obstacle, proposal } = data;
  const open = offers.find(({ status }) => isOpenOffer(status)) ?? null;
  const mayMake = proposal !== null && obstacle === null && open === null;
  // A board leads here with the wish to make one in its address.
  const isWished = query.get("offer") === id;
  const shownAsked: Asked | null = asked ?? (isWished && mayMake ? { deed: "write", offer: null } : null);
  const close = (): void => {
    setAsked(null);
    change.forget();
    if (query.has("offer")) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const end = async (deed: keyof typeof ends, offer: Offer): Promise<void> => {
    const params = { id: offer.id };
    const failed = await change.run(() =>
      deed === "withdraw" ? call(withdrawOffer, { params, body: {} }) : call(discardOffer, { params }),
    );
    await read();
    if (failed !== undefined) return;
    toast({ title: ends[deed].done, description: `${candidate.name}, ${jobTitle}` });
    close();
  };

  if (isHidden && standing === null) return null;
  if (offers.length === 0 && standing === null && !mayMake && !isWished) return null;
  const ending = shownAsked?.deed === "withdraw" || shownAsked?.deed === "discard" ? shownAsked.deed : null;
  return (
    <div data-offers="" className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base/6 font-[600]">{jobTitle}</h3>
        {isHidden && standing !== null && <Badge tone={toneOf(standing)}>{offerStatusWords[standing]}</Badge>}
        {mayMake && (
          <Button look="secondary" size="small" onClick={() => setAsked({ deed: "write", offer: null })}>
            <FilePlus2 aria-hidden="true" />
            Make an offer<span className="sr-only"> for {jobTitle}</span>
          </Button>
        )}
      </div>
      {isHidden ? (
        <p className="text-[15px]/6 text-ink-3">What it says is for those who decide about this application.</p>
      ) : offers.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">{isWished && obstacle !== null ? obstacle : "No offer yet."}</p>
      ) : (
        <ul aria-label={`Offers for ${jobTitle}`} className={cardClass("divide-y divide-line")}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onAsk={(deed) => setAsked({ deed, offer })} />
          ))}
        </ul>
      )}
      <Suspense>
        {shownAsked?.deed === "write" && proposal !== null && (
          <OfferDialog
            candidate={candidate.name}
            application={application}
            proposal={proposal}
            draft={shownAsked.offer}
            onClose={close}
            onSaved={read}
          />
        )}
        {shownAsked?.deed === "send" && (
          <SendDialog candidate={candidate.name} offer={shownAsked.offer} onClose={close} onDone={read} />
        )}
      </Suspense>
      {ending !== null && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          title={ends[ending].title}
          text={ends[ending].text}
          confirm={ends[ending].confirm}
          dismiss="Keep it"
          busy={change.busy && ends[ending].busy}
          failure={change.failure}
          onConfirm={() => {
            if (shownAsked?.offer != null) void end(ending, shownAsked.offer);
          }}
        />
      )}
    </div>
  );
};

export const ApplicationOffers = withQueries(Shown);
