import { useState } from "react";
import { loadSampleData, removeSampleData } from "#domain/companies/workspace.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button, type ButtonLook, type ButtonSize } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface LoadSampleDataProps {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly label?: string;
}

export const LoadSampleData = ({
  look = "secondary",
  size = "medium",
  label = "Load sample data",
}: LoadSampleDataProps) => {
  const change = useChange();
  const load = async (): Promise<void> => {
    const failed = await change.run(() => call(loadSampleData, {}));
    if (failed === undefined)
      toast({ title: "Sample data loaded", description: "Every invented row is marked Sample." });
  };
  return (
    <>
      <Button look={look} size={size} onClick={() => void load()} busy={change.busy && "Loading sample data"}>
        {label}
      </Button>
      <FailureNotice text={change.failure} className="w-full" />
    </>
  );
};

export const RemoveSampleData = ({ size = "medium" }: { readonly size?: ButtonSize }) => {
  const change = useChange();
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    const failed = await change.run(() => call(removeSampleData, {}));
    if (failed !== undefined) return;
    setAsking(false);
    toast({ title: "Sample data removed", description: "What you made yourself is still here." });
  };
  return (
    <>
      <Button look="secondary" size={size} onClick={() => setAsking(true)}>
        Remove sample data
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
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
