import type { ReactNode } from "react";

/** A column of a list that people work in. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by. */
  readonly value: (row: Row) => string | number | null;
  /** What a CSV file contains, if it isn't the value. */
  readonly csv?: (row: Row) => string | number | null;
  /** In pixels. A column without a width shares what the others leave. */
  readonly width?: number;
  readonly align?: "left" | "right";
  readonly canSort?: boolean;
  /** Offers the column's values as a filter, where the browser has all rows. */
  readonly canFilter?: boolean;
  /** Hidden until the viewer shows it. */
  readonly isHidden?: boolean;
}

/** What the column says about a row, as plain text. */
export const textOf = <Row>({ csv, value }: ListColumn<Row>, row: Row): string => String((csv ?? value)(row) ?? "");
