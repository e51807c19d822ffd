/** The last check before an offer is sent: terms, recipient, and a note that a sent offer can't be changed. */
import { FileText } from "lucide-react";
import { offerLetterPath, type Offer, sendOffer } from "#domain/offers/offers.ts";
import { formatLongDay, formatDeadline, formatPay } from "#domain/offers/offer-text.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface SendDialogProps {
  readonly candidate: string;
  readonly offer: Offer;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const SendDialog = ({ candidate, offer, onClose, onDone }: SendDialogProps) => {
  const change = useApiMutation();
  const send = async (): Promise<void> => {
    const body = { revision: offer.revision };
    const failed = await change.run(() => call(sendOffer, { params: { id: offer.id }, body }));
    await onDone();
    if (failed !== undefined) return;
    toast({ title: "Offer sent", description: `We're emailing ${candidate} a link to respond.` });
    onClose();
  };
  const facts = [
    ["Pay", formatPay(offer)],
    ["Start date", formatLongDay(offer.startsOn)],
    ["Respond by", formatDeadline(offer.answerBy, offer.timeZone)],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Send offer to ${candidate}?`}
      description="We'll email it with your name on it. After that you can't change it, but you can withdraw it until the candidate responds."
      className="sm:max-w-[520px]"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={change.busy && "Sending"} onClick={() => void send()}>
            Send offer
          </Button>
        </>
      }
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-[15px]/6 text-ink-3 max-sm:-mb-2.5">{label}</dt>
            <dd className="text-[15px]/6 font-[560] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={offerLetterPath(offer.id)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("secondary", "small", "mt-5")}
      >
        <FileText aria-hidden="true" />
        Preview letter<span className="sr-only"> (PDF, opens in a new tab)</span>
      </a>
      <FailureNotice text={change.failure} className="mt-4" />
    </Dialog>
  );
};

export default SendDialog;
