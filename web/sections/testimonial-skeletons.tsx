import { cardClass } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const places = ["a", "b", "c"] as const;

export const testimonialGrid = "grid gap-4.5 md:grid-cols-2 lg:grid-cols-3";

export const TestimonialSkeletons = () => (
  <div aria-busy="true" className={testimonialGrid}>
    <span className="sr-only">Loading testimonials</span>
    {places.map((place) => (
      <div key={place} data-skeleton="testimonial" className={cardClass("p-7")}>
        <Skeleton className="h-4 w-28" />
        <div className="mt-5 grid gap-3">
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="mt-6 flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-full!" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
    ))}
  </div>
);
