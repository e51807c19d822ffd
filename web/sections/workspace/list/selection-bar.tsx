import { Download, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { stickyFooterProps } from "../../../ui/sticky-footer.ts";

interface SelectionBarProps {
  readonly count: number;
  /** What can be done with all selected rows, apart from the export. */
  readonly actions?: ReactNode;
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** Actions for the selected rows, above the end of the list. */
export const SelectionBar = ({ count, actions, onExport, onClear }: SelectionBarProps) => (
  <section
    {...stickyFooterProps}
    aria-label="Selection"
    className="absolute bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center gap-2 rounded-card border border-line bg-card py-2 pr-2 pl-4 shadow-float"
  >
    <output className="mr-2 text-[15px]/6 font-[560] tabular-nums">{count.toLocaleString("en-US")} selected</output>
    {actions}
    <Button variant="secondary" size="small" onClick={onExport}>
      <Download aria-hidden="true" />
      Export selected
    </Button>
    <Button variant="quiet" size="small" aria-label="Clear selection" onClick={onClear} className="px-2!">
      <X aria-hidden="true" />
    </Button>
  </section>
);
