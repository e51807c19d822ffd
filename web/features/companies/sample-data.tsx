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
    if (failed === undefined) toast({ title: "Sample data loaded", description: "Sample rows are marked Sample." });
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
    toast({ title: "Sample data removed", description: "Everything you created is still here." });
  };
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsConfirming(true)}>
        Remove sample data
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Remove sample data?"
        text="All sample teams, jobs, candidates and applications will be removed. Everything you created stays. Your jobs in sample teams will have no team."
        confirm="Remove sample data"
        busy={change.busy && "Removing sample data"}
        failure={change.failure}
        onConfirm={() => void remove()}
      />
    </>
  );
};
