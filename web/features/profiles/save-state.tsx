import { Check, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import type { SaveStatus } from "./profile-store.ts";

/** The status of the first load from the server. */
export type LoadStatus = "under-way" | "failed" | "done";

interface SaveStateProps {
  readonly saving: SaveStatus;
  readonly loadStatus: LoadStatus;
  readonly hasAccount: boolean;
  readonly onRetry: () => void;
}

/** While there is nothing to save. */
const hiddenStatuses: Readonly<Record<LoadStatus, { readonly state: string; readonly note: string }>> = {
  "under-way": { state: "Loading your profile", note: "This takes a moment" },
  failed: { state: "Not loaded yet", note: "Your saved profile is safe" },
  done: { state: "Nothing to save yet", note: "Changes are saved as you make them" },
};

const statusText: Readonly<Record<Exclude<SaveStatus, "idle">, string>> = {
  waiting: "Saving…",
  saving: "Saving…",
  saved: "Saved",
  retrying: "Not saved, retrying",
  refused: "Not saved",
  "signed-out": "Not saved, you're signed out",
};

const StatusIcon = ({ saving }: Pick<SaveStateProps, "saving">) => {
  if (saving === "saved") return <Check className="size-4 text-good" aria-hidden="true" />;
  if (saving === "waiting" || saving === "saving") return <Spinner />;
  if (saving === "idle") return null;
  return <CircleAlert className="size-4 text-bad" aria-hidden="true" />;
};

const linkClass = "text-brand underline underline-offset-2";

/** Where the profile is stored, and what to do if saving fails. */
const StatusAction = ({ saving, loadStatus, hasAccount, onRetry }: SaveStateProps) => {
  switch (saving) {
    case "saved":
      return hasAccount ? (
        <>In your account</>
      ) : (
        <>
          In this browser.{" "}
          <Link to="/sign-up" className={linkClass}>
            Create an account
          </Link>{" "}
          to keep it
        </>
      );
    case "retrying":
    case "refused":
      return (
        <button type="button" className={linkClass} onClick={onRetry}>
          Try again now
        </button>
      );
    case "signed-out":
      return (
        <Link to="/sign-in?next=/candidates" className={linkClass}>
          Sign in again
        </Link>
      );
    default:
      return <>{hiddenStatuses[loadStatus].note}</>;
  }
};

export const SaveState = (props: SaveStateProps) => (
  <div className="min-w-0 text-sm/5">
    <output className="flex items-center gap-1.5 font-[560]">
      <StatusIcon saving={props.saving} />
      {props.saving === "idle" ? hiddenStatuses[props.loadStatus].state : statusText[props.saving]}
    </output>
    <p className="mt-0.5 text-ink-3">
      <StatusAction {...props} />
    </p>
  </div>
);
