/** The menu that moves a candidate to another stage or rejects them. Only the open one renders more than its button. */
import { type ReactNode, useEffect } from "react";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuSeparator, MenuLabel } from "../../ui/menu.tsx";
import { useCandidatePanel } from "../../sections/workspace/candidate/use-candidate-panel.ts";
import { moveEffect } from "../../sections/workspace/move-text.ts";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";

interface MoveMenuProps {
  readonly application: PipelineApplication;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** Only the open menu subscribes to the columns. Otherwise every card would render with every move. */
const OpenMenu = ({
  application,
  onOpenChange,
  trigger,
}: Omit<MoveMenuProps, "isOpen" | "tabIndex" | "children"> & { readonly trigger: ReactNode }) => {
  const { id, candidateId, name, step, stage, offer } = application;
  const columns = useBoard((state) => state.columns);
  const { canMove, move, focusCard } = useBoardActions();
  const store = useBoardStore();
  const now = useNow();
  const panel = useCandidatePanel();
  const { hasWorkspace, may } = useViewer();
  const otherColumns = columns.map((column) => column.step).filter(({ key }) => key !== step);
  const next = otherColumns.filter(({ stage }) => stage !== "rejected");
  const rejectedColumn = otherColumns.filter(({ stage }) => stage === "rejected");
  useEffect(() => () => store.set({ moveTarget: null }), [store]);
  const itemFor = (target: BoardStep, className?: string) => (
    <MenuItem
      key={target.key}
      className={className}
      aria-description={moveEffect([application], target, new Date(now))}
      onFocus={() => store.set({ moveTarget: { to: target.key, ids: [id] } })}
      onBlur={() => store.clearMoveTarget(target.key)}
      onSelect={() => move([id], target.key)}
    >
      {target.name}
    </MenuItem>
  );
  return (
    <Menu label={`Move ${name}`} trigger={trigger} open onOpenChange={onOpenChange} onClosed={() => focusCard(id)}>
      <MenuLabel>Move to</MenuLabel>
      {next.map((target) => itemFor(target))}
      {rejectedColumn.length > 0 && next.length > 0 && <MenuSeparator />}
      {rejectedColumn.map((target) => itemFor(target, "text-bad!"))}
      {hasWorkspace && may("interview.schedule") && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => panel.open(candidateId, `interview=${id}`)}>Schedule interview</MenuItem>
        </>
      )}
      {hasWorkspace && canMove && stage !== "hired" && stage !== "rejected" && (
        <MenuItem onSelect={() => panel.open(candidateId, `offer=${id}`)}>
          {offer === "sent" ? "View offer" : "Create offer"}
        </MenuItem>
      )}
    </Menu>
  );
};

export const MoveMenu = ({ application, isOpen, onOpenChange, tabIndex, children }: MoveMenuProps) => {
  const button = (
    <button
      type="button"
      aria-label={`Move ${application.name}`}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={() => onOpenChange(true)}
      className={buttonClass("quiet", "small", "-mr-2 h-8! px-2! pointer-coarse:h-10!")}
    >
      {children}
    </button>
  );
  return isOpen ? <OpenMenu application={application} onOpenChange={onOpenChange} trigger={button} /> : button;
};
