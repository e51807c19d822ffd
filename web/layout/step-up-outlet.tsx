/** Mounts the step-up dialog. Its code is loaded when a call first needs it. */
import { lazy, Suspense, useSyncExternalStore } from "react";
import { stepUpStore } from "../lib/auth/step-up.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog } = await import("./step-up-dialog.tsx");
  return { default: StepUpDialog };
});

export const StepUpOutlet = () => {
  const isRequested = useSyncExternalStore(stepUpStore.subscribe, stepUpStore.isRequested, () => false);
  return isRequested ? (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  ) : null;
};
