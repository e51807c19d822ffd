/** Holds the place of the step-up dialog; its code is fetched when a call first asks for a proof. */
import { lazy, Suspense, useSyncExternalStore } from "react";
import { stepUpStore } from "../lib/step-up.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog } = await import("./step-up-dialog.tsx");
  return { default: StepUpDialog };
});

export const StepUpOutlet = () => {
  const isAsked = useSyncExternalStore(stepUpStore.subscribe, stepUpStore.isAsked, () => false);
  return isAsked ? (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  ) : null;
};
