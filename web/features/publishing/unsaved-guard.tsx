import { type RefObject, useCallback, useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface UnsavedGuardProps {
  /** Asked when somebody is about to leave, so that what was saved a moment ago does not hold them. */
  readonly unsaved: RefObject<boolean>;
}

/** Nobody loses what they have typed without being asked. */
export const UnsavedGuard = ({ unsaved }: UnsavedGuardProps) => {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved.current) event.preventDefault();
      },
      [unsaved],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === "blocked" && !unsaved.current) blocker.proceed();
  }, [blocker, unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave without saving?"
      text="What you have typed here is not stored yet. If you leave now, it is lost."
      confirm="Leave"
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
};
