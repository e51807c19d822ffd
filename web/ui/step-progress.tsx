/** How far along a form of several steps is: a bar a step, with its title where there is room. */
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";

interface StepProgressProps {
  readonly titles: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

const bars = { done: "bg-brand", current: "bg-spark", ahead: "bg-line" } as const;
const words = { done: "text-ink-2", current: "font-[600] text-ink", ahead: "text-ink-3" } as const;

const stateOf = (at: number, current: number): keyof typeof bars => {
  if (at === current) return "current";
  return at < current ? "done" : "ahead";
};

export const StepProgress = ({ titles, current }: StepProgressProps) => (
  <ol aria-label="Progress" className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-4">
    {titles.map((title, at) => {
      const state = stateOf(at, current);
      return (
        <li key={title} aria-current={state === "current" ? "step" : undefined}>
          <span aria-hidden="true" className={clsx("block h-1.5 rounded-full transition-colors", bars[state])} />
          <span className={clsx("mt-3 flex items-baseline gap-2 text-[14px]/5 max-sm:sr-only", words[state])}>
            {state === "done" ? (
              <Check className="size-3.5 shrink-0 translate-y-0.5 text-brand" strokeWidth={3} aria-hidden="true" />
            ) : (
              <span aria-hidden="true" className="tabular-nums">
                {at + 1}
              </span>
            )}
            <span>
              {title}
              {state === "done" && <span className="sr-only">, done</span>}
            </span>
          </span>
        </li>
      );
    })}
  </ol>
);

interface StepHeadProps extends StepProgressProps {
  readonly text: string;
  /** The person came here from another step: the new heading takes the focus, so that it is read and in view. */
  readonly arrived: boolean;
}

export const StepHead = ({ titles, current, text, arrived }: StepHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div>
      {/* Where the bars carry their titles, they say it. */}
      <p className="text-[14px]/5 font-[560] text-spark tabular-nums sm:sr-only">
        Step {current + 1} of {titles.length}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-32 max-sm:mt-1.5 text-[26px]/[1.14] outline-none sm:text-[30px]/[1.12]"
      >
        {titles[current]}
      </h2>
      <p className="mt-2 max-w-[36em] text-base/[25px] text-ink-2">{text}</p>
    </div>
  );
};
