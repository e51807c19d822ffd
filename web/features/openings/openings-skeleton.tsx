import { Skeleton } from "../../ui/skeleton.tsx";

/** As high as the first two jobs. */
export const OpeningsSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <span className="sr-only">Scoring the open jobs</span>
    <Skeleton className="h-60 rounded-card!" />
    <Skeleton className="h-60 rounded-card!" />
  </div>
);
