/** The menu by which somebody moves: every other step, and the way to say no. Only the open one is more than a button. */
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { useViewer } from "../../lib/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuRule, MenuTitle } from "../../ui/menu.tsx";
import { useBoard } from "./board-store.ts";
import { useBoardTools } from "./board-tools.ts";

interface MoveMenuProps {
  readonly application: PipelineApplication;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** The list of steps is asked for by the open one alone: otherwise every card would be drawn with every move. */
const OpenMenu = ({
  application,
  onOpenChange,
  trigger,
}: Omit<MoveMenuProps, "isOpen" | "tabIndex" | "children"> & { readonly trigger: ReactNode }) => {
  const { id, candidateId, name, step, stage, offer } = application;
  const columns = useBoard((state) => state.columns);
  const { mayMove, move, focusCard } = useBoardTools();
  const navigate = useNavigate();
  const { isInside, may } = useViewer();
  const others = columns.map((column) => column.step).filter(({ key }) => key !== step);
  const goOn = others.filter(({ stage }) => stage !== "rejected");
  const end = others.filter(({ stage }) => stage === "rejected");
  return (
    <Menu label={`Move ${name}`} trigger={trigger} open onOpenChange={onOpenChange} onClosed={() => focusCard(id)}>
      <MenuTitle>Move to</MenuTitle>
      {goOn.map((target) => (
        <MenuItem key={target.key} onSelect={() => move([id], target.key)}>
          {target.name}
        </MenuItem>
      ))}
      {end.length > 0 && goOn.length > 0 && <MenuRule />}
      {end.map((target) => (
        <MenuItem key={target.key} className="text-bad!" onSelect={() => move([id], target.key)}>
          {target.name}
        </MenuItem>
      ))}
      {isInside && may("interview.schedule") && (
        <>
          <MenuRule />
          <MenuItem onSelect={() => void navigate(`/platform/candidates/${candidateId}?interview=${id}`)}>
            Schedule interview
          </MenuItem>
        </>
      )}
      {isInside && mayMove && stage !== "hired" && stage !== "rejected" && (
        <MenuItem onSelect={() => void navigate(`/platform/candidates/${candidateId}?offer=${id}`)}>
          {offer === "sent" ? "See the offer" : "Make an offer"}
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
