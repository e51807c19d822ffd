import { Check, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import type { Saving } from "./profile-store.ts";

/** How far the first look at what the server keeps has come. */
export type Reading = "under-way" | "failed" | "done";

interface SaveStateProps {
  readonly saving: Saving;
  readonly reading: Reading;
  readonly hasAccount: boolean;
  readonly onRetry: () => void;
}

/** While there is nothing to save. */
const unsaid: Readonly<Record<Reading, { readonly state: string; readonly beside: string }>> = {
  "under-way": { state: "Reading your profile", beside: "It opens in a moment" },
  failed: { state: "Not read yet", beside: "What you saved is kept" },
  done: { state: "Nothing to save yet", beside: "Changes are saved as you make them" },
};

const words: Readonly<Record<Exclude<Saving, "idle">, string>> = {
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
const Beside = ({ saving, reading, hasAccount, onRetry }: SaveStateProps) => {
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
      return <>{unsaid[reading].beside}</>;
  }
};

export const SaveState = (props: SaveStateProps) => (
  <div className="min-w-0 text-sm/5">
    <output className="flex items-center gap-1.5 font-[560]">
      <Mark saving={props.saving} />
      {props.saving === "idle" ? unsaid[props.reading].state : words[props.saving]}
    </output>
    <p className="mt-0.5 text-ink-3">
      <Beside {...props} />
    </p>
  </div>
);
