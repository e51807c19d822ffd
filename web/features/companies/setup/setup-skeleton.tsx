import { cardClass } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The placeholder while the setup is loading. */
export const SetupSkeleton = () => (
  <div>
    <Skeleton className="mt-2 h-6 w-72 max-w-full" />
    <Skeleton className="mt-7 h-1.5 rounded-full! sm:mb-8 md:mt-9" />
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-14">
      <div className={cardClass("grid gap-7 p-5 sm:p-9")}>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-44" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-72 rounded-card! max-lg:hidden" />
    </div>
  </div>
);
