import { lazy, Suspense } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { cardClass } from "../../ui/card.tsx";
import { HowScoringWorks } from "./how-scoring-works.tsx";
import { JobPicker } from "./job-picker.tsx";

const Matcher = lazy(() => import("./matcher.tsx"));

const noop = () => undefined;

/** Placeholder of the tab until its code is loaded. */
const MatchingTabSkeleton = () => (
  <div className="grid min-w-0 grid-cols-1 gap-8">
    <div className={cardClass("p-5 sm:p-6")}>
      <JobPicker jobs={undefined} isLoading jobId="" isRunning={false} onPick={noop} onStart={noop} />
    </div>
    <HowScoringWorks />
  </div>
);

export const MatchingTab = () =>
  useHydrated() ? (
    <Suspense fallback={<MatchingTabSkeleton />}>
      <Matcher />
    </Suspense>
  ) : (
    <MatchingTabSkeleton />
  );
