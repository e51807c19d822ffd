import { cardClass } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"] as const;

export const jobGrid = "grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3";

/** Placeholders for six job cards. */
export const JobSkeletons = () => (
  <div aria-busy="true" className={jobGrid}>
    <span className="sr-only">Loading jobs</span>
    {places.map((place) => (
      <div key={place} data-skeleton="job" className={cardClass("p-6")}>
        <Skeleton className="h-6 w-3/5" />
        <div className="mt-4 grid gap-3 py-1">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);
