import { Check, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import type { Saving } from "./profile-store.ts";

interface SaveStateProps {
  readonly saving: Saving;
  readonly isKnown: boolean;
  readonly hasAccount: boolean;
  readonly onRetry: () => void;
}

const words: Readonly<Record<Saving, string>> = {
  idle: "Nothing to save yet",
  waiting: "Saving…",
  saving: "Saving…",
  saved: "Saved",
  retrying: "Not saved, retrying",
  refused: "Not saved",
  "signed-out": "Not saved, you are signed out",
};

const Mark = ({ saving }: Pick<SaveStateProps, "saving">) => {
  if (saving === "saved") return <Check className="size-4 text-good" aria-hidden="true" />;
  if (saving === "waiting" || saving === "saving") return <Spinner />;
  if (saving === "idle") return null;
  return <CircleAlert className="size-4 text-bad" aria-hidden="true" />;
};

const linkClass = "text-brand underline underline-offset-2";

/** Where the words are kept, and what to do if they are not. */
const Beside = ({ saving, isKnown, hasAccount, onRetry }: SaveStateProps) => {
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
      return isKnown ? <>Changes are saved as you make them</> : <>It opens in a moment</>;
  }
};

export const SaveState = (props: SaveStateProps) => (
  <div className="min-w-0 text-sm/5">
    <output className="flex items-center gap-1.5 font-[560]">
      <Mark saving={props.saving} />
      {!props.isKnown && props.saving === "idle" ? "Reading your profile" : words[props.saving]}
    </output>
    <p className="mt-0.5 text-ink-3">
      <Beside {...props} />
    </p>
  </div>
);
