/** The offers of one application: the current one and earlier ones. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { discardOffer, type Offer, readOffers, withdrawOffer } from "#domain/offers/offers.ts";
import { isOpenOffer } from "#domain/offers/offer-terms.ts";
import { offerStatusLabels } from "#domain/offers/offer-text.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useDialogParam } from "../../sections/workspace/candidate/use-dialog-param.ts";
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

type OpenDialog =
  | { readonly action: "write"; readonly offer: Offer | null }
  | { readonly action: "send" | "withdraw" | "discard"; readonly offer: Offer };

interface ApplicationOffersProps {
  readonly application: PageApplication;
  readonly candidate: Pick<CandidatePage, "id" | "name">;
}

const confirmations = {
  withdraw: {
    title: "Withdraw this offer?",
    text: "We'll email the candidate, and their link will no longer show the terms. You can create another offer later.",
    confirm: "Withdraw offer",
    busy: "Withdrawing",
    done: "Offer withdrawn",
  },
  discard: {
    title: "Discard this draft?",
    text: "The candidate hasn't seen it. You can't undo this.",
    confirm: "Discard draft",
    busy: "Discarding",
    done: "Draft discarded",
  },
} as const;

const OffersOfApplication = ({ application, candidate }: ApplicationOffersProps) => {
  const { id, jobTitle } = application;
  const param = useDialogParam("offer");
  const [requestedDialog, setRequestedDialog] = useState<OpenDialog | null>(null);
  const change = useApiMutation();
  const { data, isError, refetch } = useQuery({
    // Moving the application on this page may change its offers.
    queryKey: ["offers", id, application.lastActivity],
    queryFn: () => call(readOffers, { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const reload = async (): Promise<void> => {
    await refetch();
  };

  if (data === undefined)
    return (
      <div data-offers="">
        {isError ? (
          <FailureNotice text="We couldn't load the offers. Reload the page." />
        ) : (
          <p className="text-[15px]/6 text-ink-3">Loading offers…</p>
        )}
      </div>
    );
  const { offers, standing, isHidden, blocker, proposal } = data;
  const openOffer = offers.find(({ status }) => isOpenOffer(status)) ?? null;
  const canCreate = proposal !== null && blocker === null && openOffer === null;
  // The board links here with `?offer=<application id>` to start an offer.
  const isLinked = param.applicationId === id;
  const dialog: OpenDialog | null =
    requestedDialog ?? (isLinked && canCreate ? { action: "write", offer: null } : null);
  const close = (): void => {
    setRequestedDialog(null);
    change.clearFailure();
    if (param.applicationId !== null) param.set(null);
  };
  const confirm = async (action: keyof typeof confirmations, offer: Offer): Promise<void> => {
    const params = { id: offer.id };
    const failed = await change.run(() =>
      action === "withdraw" ? call(withdrawOffer, { params, body: {} }) : call(discardOffer, { params }),
    );
    await reload();
    if (failed !== undefined) return;
    toast({ title: confirmations[action].done, description: `${candidate.name}, ${jobTitle}` });
    close();
  };

  if (isHidden && standing === null) return null;
  if (offers.length === 0 && standing === null && !canCreate && !isLinked) return null;
  const confirming = dialog?.action === "withdraw" || dialog?.action === "discard" ? dialog.action : null;
  return (
    <div data-offers="" className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base/6 font-[600]">{jobTitle}</h3>
        {isHidden && standing !== null && <Badge tone={toneOf(standing)}>{offerStatusLabels[standing]}</Badge>}
        {canCreate && (
          <Button variant="secondary" size="small" onClick={() => setRequestedDialog({ action: "write", offer: null })}>
            <FilePlus2 aria-hidden="true" />
            Create offer<span className="sr-only"> for {jobTitle}</span>
          </Button>
        )}
      </div>
      {isHidden ? (
        <p className="text-[15px]/6 text-ink-3">
          Only people who make decisions on this application can see the details.
        </p>
      ) : offers.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">{isLinked && blocker !== null ? blocker : "No offers yet."}</p>
      ) : (
        <ul aria-label={`Offers for ${jobTitle}`} className={cardClass("divide-y divide-line")}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onAction={(action) => setRequestedDialog({ action, offer })} />
          ))}
        </ul>
      )}
      <Suspense>
        {dialog?.action === "write" && proposal !== null && (
          <OfferDialog
            candidate={candidate.name}
            application={application}
            proposal={proposal}
            draft={dialog.offer}
            onClose={close}
            onSaved={reload}
          />
        )}
        {dialog?.action === "send" && (
          <SendDialog candidate={candidate.name} offer={dialog.offer} onClose={close} onDone={reload} />
        )}
      </Suspense>
      {confirming !== null && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          title={confirmations[confirming].title}
          text={confirmations[confirming].text}
          confirm={confirmations[confirming].confirm}
          dismiss={confirming === "withdraw" ? "Keep offer" : "Keep draft"}
          busy={change.busy && confirmations[confirming].busy}
          failure={change.failure}
          onConfirm={() => {
            if (dialog?.offer != null) void confirm(confirming, dialog.offer);
          }}
        />
      )}
    </div>
  );
};

export const ApplicationOffers = withQueries(OffersOfApplication);
