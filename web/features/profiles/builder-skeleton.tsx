import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const panel = cardClass("flex h-[600px] flex-col gap-4 p-5 sm:p-7");

/** Placeholder of the builder while its code loads, with cards of the same height. */
export const BuilderSkeleton = () => (
  <div aria-busy="true" className="grid gap-5">
    <div className={cardClass("h-[221px] px-5 py-5 sm:h-[201px] sm:px-7 md:h-[160px] lg:h-[122px]")}>
      <h2 className="text-[19px]">Profile Completeness</h2>
      <Skeleton className="mt-5 h-1.5 w-full rounded-full!" />
    </div>
    <div className={cardClass("h-[126px] sm:h-[78px] lg:h-[66px]")} />
    <div className="grid gap-5 lg:grid-cols-[1.12fr_0.88fr]">
      <div className={panel}>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-16 w-4/5" />
        <Skeleton className="mt-auto h-12 w-full" />
      </div>
      <div className={panel}>
        <h3 className="text-[19px]">Your Profile Preview</h3>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
    <Skeleton className="h-11 w-72 justify-self-center rounded-control!" />
    <div className={cardClass("h-60 opacity-45 lg:h-80")} />
    <div className={cardClass("h-[793px] p-5 sm:h-[787px] sm:p-7 md:h-[839px] lg:h-[448px] xl:h-[491px]")}>
      <h2 className="text-[19px]/7">Export</h2>
    </div>
  </div>
);
