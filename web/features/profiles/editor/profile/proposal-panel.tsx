import { useEffect, useRef, type ReactNode } from "react";
import type { AcceptedValue, Proposal } from "#domain/profiles/proposals/proposal.ts";
import { Button } from "../../../../ui/button.tsx";
import type { EnhanceState } from "./use-enhance.ts";
import { clearProposalInput } from "./use-proposal-input.ts";

interface ProposalPanelProps {
  readonly proposal: Proposal;
  readonly enhancing: EnhanceState;
  /** The accessible name of the region. */
  readonly label: string;
  readonly hint: ReactNode;
  readonly acceptLabel: string;
  /** Null while there is nothing to accept. */
  readonly acceptedValue: AcceptedValue | null;
  /** The id of the button that requested the suggestion. It gets the focus when the panel closes. */
  readonly triggerId: string;
  readonly children: ReactNode;
}

/** Moves the focus to the element that replaced the focused control, unless the person has moved on. */
export const useFocusIfLost = <Part extends HTMLElement>(shouldFocus: boolean) => {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isTrigger = activeElement instanceof HTMLButtonElement && activeElement.id.startsWith("ai-");
    if (shouldFocus && (isLost || isTrigger)) part.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return part;
};

/** A suggestion that isn't in the profile yet, with buttons to accept or dismiss it. */
export const ProposalPanel = (props: ProposalPanelProps) => {
  const { proposal, enhancing, label, hint, acceptLabel, acceptedValue, triggerId, children } = props;
  const panel = useFocusIfLost<HTMLElement>(enhancing.arrivedId === proposal.id);
  const dismiss = (): void => {
    clearProposalInput(proposal.id);
    enhancing.dismiss(proposal);
    requestAnimationFrame(() => document.getElementById(triggerId)?.focus());
  };
  const accept = (): void => {
    if (acceptedValue === null) return;
    clearProposalInput(proposal.id);
    enhancing.accept(proposal, acceptedValue);
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
        <Button size="small" disabled={acceptedValue === null} onClick={accept}>
          {acceptLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
};
