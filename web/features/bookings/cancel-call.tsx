import { useState } from "react";
import { cancelCall } from "#domain/bookings/booked-call.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface CancelCallProps {
  readonly token: string;
  readonly slot: string;
  readonly onCanceled: () => void;
  readonly onEnded: () => void;
}

export const CancelCall = ({ token, slot, onCanceled, onEnded }: CancelCallProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const cancel = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(cancelCall, { params: { token }, body: {} });
      onCanceled();
    } catch (error) {
      const { code, message } = toProblem(error, "We couldn't cancel your call. Try again or call us.");
      if (code === "not_found") onEnded();
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        Cancel call
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Cancel call?"
        text={`${slot}. This link will stop working. We'll send an email that removes the call from your calendar.`}
        confirm="Cancel call"
        dismiss="Keep call"
        busy={busy && "Canceling"}
        failure={failure}
        onConfirm={() => void cancel()}
      />
    </>
  );
};
