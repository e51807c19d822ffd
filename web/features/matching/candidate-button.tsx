import { lazy, Suspense } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { Button } from "../../ui/button.tsx";

const CandidateDialog = lazy(async () => ({ default: (await import("./candidate-dialog.tsx")).CandidateDialog }));

interface CandidateButtonProps {
  readonly candidateId: string;
  readonly name: string;
  /** In a list the name itself opens the person. */
  readonly asName?: boolean;
}

export const CandidateButton = ({ candidateId, name, asName = false }: CandidateButtonProps) => {
  const state = useDialog();
  return (
    <>
      {asName ? (
        <button
          type="button"
          onClick={state.ask}
          className="rounded-tag text-left underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
        >
          {name}
        </button>
      ) : (
        <Button look="secondary" size="small" onClick={state.ask}>
          View Full Profile<span className="sr-only"> of {name}</span>
        </Button>
      )}
      {state.asked && (
        <Suspense>
          <CandidateDialog open={state.open} onOpenChange={state.onOpenChange} candidateId={candidateId} name={name} />
        </Suspense>
      )}
    </>
  );
};
