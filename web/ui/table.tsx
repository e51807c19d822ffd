import { clsx } from "clsx";
import type { ReactNode } from "react";
import { cardClass } from "./card.tsx";

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "left" | "right";
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The row as lines for a phone, if the columns have no room there. */
  readonly phoneRow?: (row: Row) => ReactNode;
}

/**
 * The table scrolls horizontally inside its own box, never the page. Screen-reader-only text must stay inside the box
 * too.
 */
const WideTable = <Row,>({ caption, columns, rows, rowKey, phoneRow }: TableProps<Row>) => (
  <section
    className={clsx(
      "scroll-hint relative overflow-x-auto rounded-card border border-line",
      phoneRow !== undefined && "max-sm:hidden",
    )}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={caption}
  >
    <table className="w-full border-collapse text-left text-[15px]/[22px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-[13px]/5 text-ink-3">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                "px-3 py-3 font-[560] whitespace-nowrap sm:px-4",
                column.align === "right" && "text-right",
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.key} className={clsx("px-3 py-3.5 sm:px-4", column.align === "right" && "text-right")}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, rows, rowKey, phoneRow } = props;
  return (
    <>
      {phoneRow !== undefined && (
        <ul aria-label={caption} className={cardClass("divide-y divide-line sm:hidden")}>
          {rows.map((row) => (
            <li key={rowKey(row)} className="px-4 py-3">
              {phoneRow(row)}
            </li>
          ))}
        </ul>
      )}
      <WideTable {...props} />
    </>
  );
};
