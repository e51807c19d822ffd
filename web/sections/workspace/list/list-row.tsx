import { clsx } from "clsx";
import { memo } from "react";
import { hiddenBelow, type ListColumn, textOf } from "./list-column.ts";

interface ListRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  /** The visible columns. */
  readonly columns: readonly ListColumn<Row>[];
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (rowKey: string) => void;
}

export const checkboxClass = "block size-4 cursor-pointer accent-brand";

const Row = <R,>({ row, rowKey, index, columns, isCurrent, isSelected, onToggle }: ListRowProps<R>) => (
  <tr
    data-row={index}
    aria-rowindex={index + 2}
    className={clsx("h-11 border-b border-line", isCurrent || isSelected ? "bg-brand-soft" : "hover:bg-paper-2/60")}
  >
    <td className="pl-4 md:pl-6">
      <input
        type="checkbox"
        aria-label={`Select ${columns[0] === undefined ? "row" : textOf(columns[0], row)}`}
        checked={isSelected}
        onChange={() => onToggle(rowKey)}
        className={checkboxClass}
      />
    </td>
    {columns.map(({ key, cell, align, from = 0 }) => (
      <td
        key={key}
        className={clsx(
          "truncate px-3 last:pr-4 md:last:pr-6",
          align === "right" && "text-right tabular-nums",
          hiddenBelow[from],
        )}
      >
        {cell(row)}
      </td>
    ))}
  </tr>
);

/** Renders again only when its own row changes, so that scrolling renders new rows alone. */
export const ListRow = memo(Row) as typeof Row;
