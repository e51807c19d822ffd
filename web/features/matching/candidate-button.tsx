import { lazy, Suspense } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { Button } from "../../ui/button.tsx";

const CandidateDialog = lazy(async () => ({ default: (await import("./candidate-dialog.tsx")).CandidateDialog }));

interface CandidateButtonProps {
  readonly candidateId: string;
  readonly name: string;
}

export const CandidateButton = ({ candidateId, name }: CandidateButtonProps) => {
  const state = useDialog();
  return (
    <>
      <Button variant="secondary" size="small" onClick={state.show}>
        View Full Profile<span className="sr-only"> of {name}</span>
      </Button>
      {state.isLoaded && (
        <Suspense>
          <CandidateDialog open={state.open} onOpenChange={state.onOpenChange} candidateId={candidateId} name={name} />
        </Suspense>
      )}
    </>
  );
};
