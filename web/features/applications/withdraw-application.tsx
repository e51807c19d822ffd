import { useState } from "react";
import { withdrawApplication } from "#domain/applications/application-status.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface WithdrawProps {
  readonly token: string;
  readonly company: string;
}

export const WithdrawApplication = ({ token, company }: WithdrawProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useChange();
  const withdraw = async (): Promise<void> => {
    if ((await run(() => call(withdrawApplication, { params: { token } }))) !== undefined) return;
    setAsking(false);
    // What has happened is said at the top, and the button stands far below.
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this application?"
        text={`${company} sees that you withdrew. You can't undo this, but you can apply for this job again while it's open.`}
        confirm="Withdraw it"
        dismiss="Keep it"
        busy={busy && "Withdrawing"}
        failure={failure}
        onConfirm={() => void withdraw()}
      />
    </>
  );
};
