/** Declines an offer, with an optional reason. */
import { useState } from "react";
import { declineOffer, type OfferByLink } from "#domain/offers/offer-by-link.ts";
import { call } from "../../lib/api/api.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface DeclineOfferProps {
  readonly token: string;
  readonly company: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly attempt: (work: () => Promise<OfferByLink>) => Promise<boolean>;
}

export const DeclineOffer = ({ token, company, busy, failure, attempt }: DeclineOfferProps) => {
  const zone = useVisitorZone();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const decline = async (): Promise<void> => {
    const body = { reason, timeZone: zone ?? "UTC" };
    if (await attempt(() => call(declineOffer, { params: { token }, body }))) setOpen(false);
  };
  return (
    <section aria-labelledby="decline" className={cardClass("flex flex-wrap items-center gap-4 p-5 sm:px-8")}>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="decline" className="text-[20px]">
          Not the right fit?
        </h2>
        <p className="mt-1 text-[15px]/6 text-ink-2">You don't need to give a reason.</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Decline offer
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Decline this offer?"
        description={`We'll notify ${company} right away. You can't undo this here.`}
        className="sm:max-w-[520px]"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep offer open
            </Button>
            <Button variant="danger" busy={busy && "Sending"} onClick={() => void decline()}>
              Decline offer
            </Button>
          </>
        }
      >
        <Field label="Reason (optional)" hint="The hiring team will see it.">
          <Textarea rows={4} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <FailureNotice text={failure} className="mt-4" />
      </Dialog>
    </section>
  );
};
