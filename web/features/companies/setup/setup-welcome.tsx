import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import type { SetupStep } from "./setup-values.ts";

export interface Tip {
  readonly title: string;
  readonly text: string;
}

interface WelcomeProps {
  readonly company: string;
  /** False for visitors who try the wizard without an account. */
  readonly hasWorkspace: boolean;
  readonly tips: readonly Tip[];
  readonly focusOnMount: boolean;
  readonly onReturn: (step: SetupStep) => void;
}

const leadText = (hasWorkspace: boolean, company: string): string => {
  if (!hasWorkspace) return "That's the whole setup. When you sign up, what you entered here will be filled in.";
  return `${company}'s workspace is ready. Three things to know before your first job:`;
};

export const Welcome = ({ company, hasWorkspace, tips, focusOnMount, onReturn }: WelcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);
  return (
    <div className={cardClass("mt-8 p-5 sm:p-9 lg:p-12")}>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-[34px]/[1.08] outline-none md:text-[44px]/[1.06]">
        Welcome to {brand.name}
      </h2>
      <p className="mt-4 max-w-[38em] text-[17px]/7 text-ink-2 wrap-anywhere">{leadText(hasWorkspace, company)}</p>
      <ol aria-label="Tips" className="mt-9 grid gap-x-8 gap-y-7 md:grid-cols-3">
        {tips.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brand pt-4">
            <span aria-hidden="true" className="font-display text-[15px] font-[620] text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 text-[20px]">{title}</h3>
            <p className="mt-2 text-base/[25px] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-7">
        <Link to="/platform/dashboard" className={buttonClass("primary", "large")}>
          Go to Dashboard
        </Link>
        <div className="flex flex-wrap gap-x-1 max-sm:-ml-4.5">
          <Button variant="quiet" onClick={() => onReturn(1)}>
            Edit profile
          </Button>
          <Button variant="quiet" onClick={() => onReturn(2)}>
            View team
          </Button>
        </div>
      </div>
    </div>
  );
};
