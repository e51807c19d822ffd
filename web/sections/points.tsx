/** Titles with short texts: as cards, as a list beside a headline, or as numbered steps. */
import { clsx } from "clsx";
import { cardClass } from "../ui/card.tsx";

interface Point {
  readonly title: string;
  readonly text: string;
}

interface PointsProps {
  readonly points: readonly Point[];
  readonly columns?: 2 | 3;
}

export const PointCards = ({ points, columns = 3 }: PointsProps) => (
  <ul className={clsx("grid gap-4.5", columns === 3 ? "md:grid-cols-3" : "md:grid-cols-2")}>
    {points.map(({ title, text }) => (
      <li key={title} className={cardClass("p-6 sm:p-7")}>
        <h3 className="text-[22px]">{title}</h3>
        <p className="mt-3 text-base/[26px] text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
);

/** A list with hairlines, for points that are read rather than chosen. */
export const PointList = ({ points, columns = 2 }: PointsProps) => (
  <ul className={clsx("grid gap-x-10 gap-y-8", columns === 3 ? "md:grid-cols-3" : "sm:grid-cols-2")}>
    {points.map(({ title, text }) => (
      <li key={title} className="border-t border-edge/40 pt-5">
        <h3 className="text-[19px]">{title}</h3>
        <p className="mt-2.5 text-base/[26px] text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
);

/** Steps in order. */
export const Steps = ({ points }: { readonly points: readonly Point[] }) => (
  <ol
    className={clsx(
      "grid gap-x-8 sm:grid-cols-2 sm:gap-y-9",
      points.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4",
    )}
  >
    {points.map(({ title, text }, index) => (
      <li
        key={title}
        className="relative border-brand max-sm:border-l-2 max-sm:pb-8 max-sm:pl-6 max-sm:last:pb-0 sm:border-t-2 sm:pt-5"
      >
        <span
          aria-hidden="true"
          className="absolute size-3 rounded-full bg-brand max-sm:top-1 max-sm:-left-[7px] sm:-top-[7px] sm:left-0"
        />
        <p className="font-display text-sm font-[600] text-brand tabular-nums">Step {index + 1}</p>
        <h3 className="mt-1.5 text-[21px]">{title}</h3>
        <p className="mt-2.5 text-base/[26px] text-ink-2">{text}</p>
      </li>
    ))}
  </ol>
);
