/** An ordered list of kit lines that can be moved and removed. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";

interface LineButtonsProps {
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly buttonId: (index: number, direction: "up" | "down") => string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const LineButtons = ({ label, index, count, buttonId, onMove, onRemove }: LineButtonsProps) => {
  const name = label.toLowerCase();
  const square = "w-9 px-0! pointer-coarse:w-11";
  return (
    <div className="flex shrink-0">
      <Button
        id={buttonId(index, "up")}
        variant="quiet"
        size="small"
        className={`${square} disabled:invisible`}
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        id={buttonId(index, "down")}
        variant="quiet"
        size="small"
        className={`${square} disabled:invisible`}
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="small" className={square} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
};

interface KitLinesProps<Line> {
  readonly title: string;
  readonly addLabel: string;
  readonly lines: readonly Line[];
  /** "Question 2", used in the labels of the line's buttons. */
  readonly labelOf: (index: number) => string;
  readonly onChange: (lines: readonly Line[]) => void;
  readonly createLine: () => Line;
  readonly children: (line: Line, index: number, set: (line: Line) => void, buttons: ReactNode) => ReactNode;
}

export const KitLines = <Line,>({
  title,
  addLabel,
  lines,
  labelOf,
  onChange,
  createLine,
  children,
}: KitLinesProps<Line>) => {
  const base = useId();
  const idOf = (index: number, direction: "up" | "down"): string => `${base}${direction}${index}`;
  const move = (index: number, by: -1 | 1): void => {
    const to = index + by;
    const line = lines[index];
    if (line === undefined) return;
    onChange(lines.toSpliced(index, 1).toSpliced(to, 0, line));
    // The focus follows the moved line. At either end the button for that direction is disabled, so the other one gets
    // it.
    const isAtEnd = by === -1 ? to === 0 : to === lines.length - 1;
    const shouldFocusUp = isAtEnd ? by === 1 : by === -1;
    document.getElementById(idOf(to, shouldFocusUp ? "up" : "down"))?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-lg/7 font-[620] tracking-[-0.01em]">{title}</legend>
      <ol className="grid gap-5">
        {lines.map((line, index) => (
          // Lines have no ids, so their index is the key.
          <li key={labelOf(index)} className="min-w-0">
            {children(
              line,
              index,
              (changedLine) => onChange(lines.with(index, changedLine)),
              <LineButtons
                label={labelOf(index)}
                index={index}
                count={lines.length}
                buttonId={idOf}
                onMove={(by) => move(index, by)}
                onRemove={() => onChange(lines.toSpliced(index, 1))}
              />,
            )}
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" className="mt-2 -ml-3.5" onClick={() => onChange([...lines, createLine()])}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </fieldset>
  );
};
