/** Actions for the selected candidates. */
import { ArrowRightLeft, ListChecks, X } from "lucide-react";
import { clsx } from "clsx";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuLabel } from "../../ui/menu.tsx";
import { stickyFooterProps } from "../../ui/sticky-footer.ts";
import { useBoard, useBoardStore } from "./board-store.ts";
import { candidateCountText } from "../../sections/workspace/move-text.ts";

interface BulkBarProps {
  readonly move: (ids: readonly string[], to: string, allIn: string | null) => void;
  /** Undefined if the viewer may not share candidates. */
  readonly shortlist?: ((ids: readonly string[]) => void) | undefined;
}

export const BulkBar = ({ move, shortlist }: BulkBarProps) => {
  const store = useBoardStore();
  const selected = useBoard((state) => state.selected);
  const allIn = useBoard((state) => state.allIn);
  const columns = useBoard((state) => state.columns);
  const [isOpen, setIsOpen] = useState(false);
  const column = columns.find(({ step }) => step.key === allIn);
  const count = column?.count ?? selected.size;
  if (count === 0) return null;
  const rejectedColumn = columns.find(({ step }) => step.stage === "rejected")?.step;
  return (
    <section
      {...stickyFooterProps}
      aria-label="Selection"
      className="sticky bottom-4 max-md:bottom-17 z-20 mx-auto my-3 flex shrink-0 w-fit max-w-full items-center gap-2 max-sm:gap-1.5 rounded-card border border-line bg-card py-2 pr-2 pl-4 shadow-float max-sm:w-full"
    >
      <p className="mr-2 min-w-0 flex-1 text-[15px]/6 font-[560] tabular-nums max-sm:leading-5">
        {count.toLocaleString("en-US")}
        <span className={clsx(column === undefined && "max-sm:sr-only")}>
          {" "}
          {count === 1 ? "candidate" : "candidates"}
        </span>
        {column !== undefined && (
          <span className="font-normal text-ink-2 max-sm:block max-sm:truncate max-sm:text-[13px]/4">
            <span className="max-sm:sr-only">, </span>all in {column.step.name}
          </span>
        )}
      </p>
      <Menu
        label="Move selected candidates"
        align="start"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className={buttonClass("secondary", "small")}>
            <ArrowRightLeft className="max-sm:hidden" aria-hidden="true" />
            Move to
          </button>
        }
      >
        <MenuLabel>Move {candidateCountText(count)} to</MenuLabel>
        {columns
          .filter(({ step }) => step.stage !== "rejected" && step.key !== allIn)
          .map(({ step }) => (
            <MenuItem key={step.key} onSelect={() => move([...selected], step.key, allIn)}>
              {step.name}
            </MenuItem>
          ))}
      </Menu>
      {shortlist !== undefined && allIn === null && (
        <Button variant="secondary" size="small" onClick={() => shortlist([...selected])}>
          <ListChecks className="max-sm:hidden" aria-hidden="true" />
          Shortlist
        </Button>
      )}
      {rejectedColumn !== undefined && allIn !== rejectedColumn.key && (
        <Button variant="secondary" size="small" onClick={() => move([...selected], rejectedColumn.key, allIn)}>
          Reject
        </Button>
      )}
      <button
        type="button"
        aria-label="Clear selection"
        className={buttonClass("quiet", "small", "px-2!")}
        onClick={() => store.clearSelection()}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  );
};
