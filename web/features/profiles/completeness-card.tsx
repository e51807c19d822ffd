import { Undo2 } from "lucide-react";
import { completenessOf, missingFields } from "#domain/profiles/completeness.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { SaveStatus } from "./profile-store.ts";
import { type LoadStatus, SaveState } from "./save-state.tsx";

interface CompletenessCardProps {
  readonly profile: Profile;
  /** Nothing is counted until the profile is loaded. */
  readonly loadStatus: LoadStatus;
  readonly saving: SaveStatus;
  readonly hasAccount: boolean;
  readonly onUndo?: (() => void) | undefined;
  readonly onRetry: () => void;
}

const missingText = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

const nextStep = (missing: readonly string[]): string => {
  if (missing.length === 0) return "Your profile has everything recruiters ask for first.";
  const [first, second, ...rest] = missing;
  const named = rest.length > 0 ? [first, second].filter((each) => each !== undefined) : missing;
  return `Still to add: ${missingText.format(rest.length > 0 ? [...named, `${rest.length} more`] : named)}.`;
};

export const CompletenessCard = ({
  profile,
  loadStatus,
  saving,
  hasAccount,
  onUndo,
  onRetry,
}: CompletenessCardProps) => {
  const percent = completenessOf(profile);
  return (
    <section
      aria-labelledby="completeness-title"
      className={cardClass("grid gap-x-10 gap-y-5 px-5 py-5 sm:px-7 md:grid-cols-[1fr_auto] md:items-center")}
    >
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="completeness-title" className="text-[19px]">
            Profile Completeness
          </h2>
          {loadStatus === "under-way" ? (
            <Skeleton className="h-8 w-14" />
          ) : (
            <span className="font-display text-[28px]/8 font-[640] tabular-nums">
              {loadStatus === "failed" ? "–" : `${percent}%`}
            </span>
          )}
        </div>
        <div className="mt-3">
          <Progress hideLabel label="Profile Completeness" percent={percent} />
        </div>
        {loadStatus === "under-way" ? (
          <Skeleton className="mt-2.5 h-5 w-56" />
        ) : (
          <p className="mt-2.5 text-sm/5 text-ink-3">
            {loadStatus === "failed" ? "Shown once your profile loads." : nextStep(missingFields(profile))}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 border-line max-md:border-t max-md:pt-4 md:min-w-64 md:border-l md:pl-8">
        <SaveState saving={saving} loadStatus={loadStatus} hasAccount={hasAccount} onRetry={onRetry} />
        <Button variant="secondary" size="small" disabled={onUndo === undefined} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
      </div>
    </section>
  );
};
