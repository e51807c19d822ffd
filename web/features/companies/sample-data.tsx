import { useState } from "react";
import { loadSampleData, removeSampleData } from "#domain/companies/workspace.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button, type ButtonVariant, type ButtonSize } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface LoadSampleDataProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly label?: string;
}

export const LoadSampleData = ({
  variant = "secondary",
  size = "medium",
  label = "Load sample data",
}: LoadSampleDataProps) => {
  const change = useApiMutation();
  const load = async (): Promise<void> => {
    const failed = await change.run(() => call(loadSampleData, {}));
    if (failed === undefined)
      toast({ title: "Sample data loaded", description: "Every invented row is marked Sample." });
  };
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void load()} busy={change.busy && "Loading sample data"}>
        {label}
      </Button>
      <FailureNotice text={change.failure} className="w-full" />
    </>
  );
};

export const RemoveSampleData = ({ size = "medium" }: { readonly size?: ButtonSize }) => {
  const change = useApiMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = async (): Promise<void> => {
    const failed = await change.run(() => call(removeSampleData, {}));
    if (failed !== undefined) return;
    setIsConfirming(false);
    toast({ title: "Sample data removed", description: "What you made yourself is still here." });
  };
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsConfirming(true)}>
        Remove sample data
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Remove the sample data?"
        text="All invented teams, jobs, candidates and applications go. What you made yourself stays; a job of yours in a sample team is left without a team."
        confirm="Remove all of it"
        busy={change.busy && "Removing sample data"}
        failure={change.failure}
        onConfirm={() => void remove()}
      />
    </>
  );
};
