/** Lines of a kit in the order in which they are asked or rated; a line is moved and removed with all that belongs to it. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";

interface LineButtonsProps {
  readonly label: string;
  readonly at: number;
  readonly count: number;
  readonly idOf: (at: number, way: "up" | "down") => string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const LineButtons = ({ label, at, count, idOf, onMove, onRemove }: LineButtonsProps) => {
  const name = label.toLowerCase();
  const square = "w-9 px-0! pointer-coarse:w-11";
  return (
    <div className="flex shrink-0">
      <Button
        id={idOf(at, "up")}
        look="quiet"
        size="small"
        className={`${square} disabled:invisible`}
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        id={idOf(at, "down")}
        look="quiet"
        size="small"
        className={`${square} disabled:invisible`}
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button look="quiet" size="small" className={square} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
};

interface KitLinesProps<Line> {
  readonly title: string;
  readonly add: string;
  readonly lines: readonly Line[];
  /** "Question 2": what the buttons of the line call it. */
  readonly nameOf: (at: number) => string;
  readonly onChange: (lines: readonly Line[]) => void;
  readonly made: () => Line;
  readonly children: (line: Line, at: number, set: (line: Line) => void, buttons: ReactNode) => ReactNode;
}

export const KitLines = <Line,>({ title, add, lines, nameOf, onChange, made, children }: KitLinesProps<Line>) => {
  const base = useId();
  const idOf = (at: number, way: "up" | "down"): string => `${base}${way}${at}`;
  const move = (at: number, by: -1 | 1): void => {
    const to = at + by;
    const line = lines[at];
    if (line === undefined) return;
    onChange(lines.toSpliced(at, 1).toSpliced(to, 0, line));
    // The hand stays with the line it moves, so that it can be moved on; at an end only the way back is left.
    const isAtEnd = by === -1 ? to === 0 : to === lines.length - 1;
    const goesUp = isAtEnd ? by === 1 : by === -1;
    document.getElementById(idOf(to, goesUp ? "up" : "down"))?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-lg/7 font-[620] tracking-[-0.01em]">{title}</legend>
      <ol className="grid gap-5">
        {lines.map((line, at) => (
          // Lines have no names of their own but their places.
          <li key={nameOf(at)} className="min-w-0">
            {children(
              line,
              at,
              (changed) => onChange(lines.with(at, changed)),
              <LineButtons
                label={nameOf(at)}
                at={at}
                count={lines.length}
                idOf={idOf}
                onMove={(by) => move(at, by)}
                onRemove={() => onChange(lines.toSpliced(at, 1))}
              />,
            )}
          </li>
        ))}
      </ol>
      <Button look="quiet" size="small" className="mt-2 -ml-3.5" onClick={() => onChange([...lines, made()])}>
        <Plus aria-hidden="true" />
        {add}
      </Button>
    </fieldset>
  );
};
