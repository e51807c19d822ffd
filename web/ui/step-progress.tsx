/** Progress through a form of several steps: one bar per step, with its title if there is room. */
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";

interface StepProgressProps {
  readonly titles: readonly string[];
  /** Zero-based. */
  readonly current: number;
}

const barClasses = { done: "bg-brand", current: "bg-spark", ahead: "bg-line" } as const;
const labelClasses = { done: "text-ink-2", current: "font-[600] text-ink", ahead: "text-ink-3" } as const;

const stepState = (index: number, current: number): keyof typeof barClasses => {
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
};

export const StepProgress = ({ titles, current }: StepProgressProps) => (
  <ol aria-label="Progress" className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-4">
    {titles.map((title, index) => {
      const state = stepState(index, current);
      return (
        <li key={title} aria-current={state === "current" ? "step" : undefined}>
          <span aria-hidden="true" className={clsx("block h-1.5 rounded-full transition-colors", barClasses[state])} />
          <span className={clsx("mt-3 flex items-baseline gap-2 text-[14px]/5 max-sm:sr-only", labelClasses[state])}>
            {state === "done" ? (
              <Check className="size-3.5 shrink-0 translate-y-0.5 text-brand" strokeWidth={3} aria-hidden="true" />
            ) : (
              <span aria-hidden="true" className="tabular-nums">
                {index + 1}
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

interface StepHeaderProps extends StepProgressProps {
  readonly text: string;
  /** The person came from another step, so the heading takes the focus and is announced. */
  readonly focusOnMount: boolean;
}

export const StepHeader = ({ titles, current, text, focusOnMount }: StepHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);
  return (
    <div>
      {/* Hidden where the bars already show their titles. */}
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
