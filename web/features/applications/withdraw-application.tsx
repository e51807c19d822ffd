import { useState } from "react";
import { withdrawApplication } from "#domain/applications/application-status.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface WithdrawProps {
  readonly token: string;
  readonly company: string;
}

export const WithdrawApplication = ({ token, company }: WithdrawProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, failure, run } = useRevalidatingMutation();
  const withdraw = async (): Promise<void> => {
    if ((await run(() => call(withdrawApplication, { params: { token } }))) !== undefined) return;
    setIsConfirming(false);
    // Scrolls up because the result shows at the top and the button is far below.
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        Withdraw application
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Withdraw this application?"
        text={`${company} will see that you withdrew. You can't undo this, but you can apply for this job again while it's open.`}
        confirm="Withdraw application"
        dismiss="Keep application"
        busy={busy && "Withdrawing"}
        failure={failure}
        onConfirm={() => void withdraw()}
      />
    </>
  );
};
