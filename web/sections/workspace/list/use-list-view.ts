/** The search text, filters and order of a list, kept in the URL. They apply to rows that the browser already has. */
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ListColumn, textOf } from "./list-column.ts";

interface ListSort {
  readonly key: string;
  readonly isDescending: boolean;
}

export interface ListView {
  readonly q: string;
  /** The chosen values by column key. A column that isn't named shows all. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort | null;
}

const filterable = <Row>(columns: readonly ListColumn<Row>[]) => columns.filter(({ canFilter }) => canFilter === true);

export const parseListView = <Row>(search: string, columns: readonly ListColumn<Row>[]): ListView => {
  const params = new URLSearchParams(search);
  const [, sign, key] = /^(-?)(\w+)$/.exec(params.get("sort") ?? "") ?? [];
  return {
    q: (params.get("q") ?? "").slice(0, 200),
    filters: Object.fromEntries(
      filterable(columns).flatMap((column) => {
        const values = params.getAll(column.key);
        return values.length === 0 ? [] : [[column.key, values]];
      }),
    ),
    sort: columns.some((column) => column.key === key) ? { key: key ?? "", isDescending: sign === "-" } : null,
  };
};

/** `search` with this view. Other parameters stay. */
export const withListView = <Row>(search: string, columns: readonly ListColumn<Row>[], view: ListView): string => {
  const params = new URLSearchParams(search);
  for (const name of ["q", "sort", ...filterable(columns).map(({ key }) => key)]) params.delete(name);
  if (view.q !== "") params.set("q", view.q);
  for (const [key, values] of Object.entries(view.filters)) for (const value of values) params.append(key, value);
  if (view.sort !== null) params.set("sort", `${view.sort.isDescending ? "-" : ""}${view.sort.key}`);
  return params.size === 0 ? "" : `?${params}`;
};

/** Every word must occur in some column, and every filtered column must have one of the chosen values. */
export const filterRows = <Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  { q, filters }: ListView,
): readonly Row[] => {
  const words = q.toLocaleLowerCase("en-US").split(/\s+/).filter(Boolean);
  const filtered = columns.filter(({ key }) => filters[key] !== undefined);
  return words.length + filtered.length === 0
    ? rows
    : rows.filter((row) => {
        const text = columns
          .map((column) => textOf(column, row))
          .join("\n")
          .toLocaleLowerCase("en-US");
        return (
          words.every((word) => text.includes(word)) &&
          filtered.every((column) => filters[column.key]?.includes(textOf(column, row)))
        );
      });
};

export const useListView = <Row>(columns: readonly ListColumn<Row>[]) => {
  const { pathname, search, state, mask } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseListView(search, columns), [search, columns]);
  const setView = (patch: Partial<ListView>): void => {
    void navigate(
      { pathname, search: withListView(search, columns, { ...view, ...patch }) },
      {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        state: state as unknown,
        ...(mask !== undefined && { mask }),
      },
    );
  };
  return { view, setView };
};
