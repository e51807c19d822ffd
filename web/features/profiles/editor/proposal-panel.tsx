import { useEffect, useRef, type ReactNode } from "react";
import type { KeptValue, Proposal } from "#domain/profiles/proposal.ts";
import { Button } from "../../../ui/button.tsx";
import type { Enhancing } from "./use-enhance.ts";
import { forgetProposalInput } from "./use-proposal-input.ts";

interface ProposalPanelProps {
  readonly proposal: Proposal;
  readonly enhancing: Enhancing;
  /** Names the region. */
  readonly label: string;
  readonly hint: ReactNode;
  readonly keepLabel: string;
  /** Null while there is nothing to keep. */
  readonly kept: KeptValue | null;
  /** The button that asked; it gets the focus once the panel is gone. */
  readonly triggerId: string;
  readonly children: ReactNode;
}

/** Moves the focus to what replaced the focused control, and leaves it alone if the person is somewhere else. */
export const useFocusIfLost = <Part extends HTMLElement>(isWanted: boolean) => {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isTrigger = activeElement instanceof HTMLButtonElement && activeElement.id.startsWith("ai-");
    if (isWanted && (isLost || isTrigger)) part.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return part;
};

/** A suggestion that is not in the profile: to be kept or dismissed. */
export const ProposalPanel = (props: ProposalPanelProps) => {
  const { proposal, enhancing, label, hint, keepLabel, kept, triggerId, children } = props;
  const panel = useFocusIfLost<HTMLElement>(enhancing.arrivedId === proposal.id);
  const dismiss = (): void => {
    forgetProposalInput(proposal.id);
    enhancing.dismiss(proposal);
    requestAnimationFrame(() => document.getElementById(triggerId)?.focus());
  };
  const keep = (): void => {
    if (kept === null) return;
    forgetProposalInput(proposal.id);
    enhancing.keep(proposal, kept);
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="grid gap-3 rounded-control border border-dashed border-edge/70 bg-paper-2 p-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand"
    >
      <div>
        <p className="text-[15px]/[22px] font-[560] text-ink">Suggested, not in your profile yet</p>
        <p className="mt-0.5 text-sm/5 text-ink-2">{hint}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={kept === null} onClick={keep}>
          {keepLabel}
        </Button>
        <Button look="quiet" size="small" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
};
