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
      const { code, message } = toProblem(error, "We could not cancel the call. Please try again or call us.");
      if (code === "not_found") onEnded();
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        Cancel the call
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Cancel this call?"
        text={`${slot}. The time becomes free for others, and this link ends. We send a mail that takes the call off your calendar.`}
        confirm="Cancel the call"
        dismiss="Keep the call"
        busy={busy && "Cancelling"}
        failure={failure}
        onConfirm={() => void cancel()}
      />
    </>
  );
};
