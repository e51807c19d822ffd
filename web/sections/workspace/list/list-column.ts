import type { ReactNode } from "react";

export type ListWidth = 0 | 760 | 1000 | 1160;

/** Hides the cells of a column in a list that is too narrow for it. */
export const hiddenBelow: Readonly<Record<ListWidth, string>> = {
  0: "",
  760: "@max-[760px]:hidden",
  1000: "@max-[1000px]:hidden",
  1160: "@max-[1160px]:hidden",
};

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
  /** Hidden in a list that is narrower, in pixels, unless the viewer chose to show it. */
  readonly from?: ListWidth;
}

/** What the column says about a row, as plain text. */
export const textOf = <Row>({ csv, value }: ListColumn<Row>, row: Row): string => String((csv ?? value)(row) ?? "");
