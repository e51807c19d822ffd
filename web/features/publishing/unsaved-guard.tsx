import { type RefObject, useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface UnsavedGuardProps {
  /** A function, so that it is read when the person leaves. Content saved a moment ago must not block them. */
  readonly unsaved: RefObject<boolean>;
}

/** Asks before unsaved changes are discarded. */
export const UnsavedGuard = ({ unsaved }: UnsavedGuardProps) => {
  useBeforeUnload((event) => {
    if (unsaved.current) event.preventDefault();
  });
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
      text="If you leave now, you'll lose your unsaved changes."
      confirm="Leave without saving"
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
};
