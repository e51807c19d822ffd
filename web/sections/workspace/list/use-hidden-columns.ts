/** Which columns of a list the viewer shows. The browser keeps it per list. */
import { useMemo, useSyncExternalStore } from "react";
import type { ListColumn } from "./list-column.ts";

type ColumnVisibility = Readonly<Record<string, boolean>>;

const keyOf = (list: string): string => `cohire-columns-${list}`;

/** Choices that storage refuses last until the page is left. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readChoice = (list: string): string => {
  try {
    return localStorage.getItem(keyOf(list)) ?? unstored.get(list) ?? "{}";
  } catch {
    return unstored.get(list) ?? "{}";
  }
};

const parseChoice = (text: string): ColumnVisibility => {
  try {
    return JSON.parse(text) as ColumnVisibility;
  } catch {
    return {};
  }
};

export const useColumnVisibility = <Row>(list: string, columns: readonly ListColumn<Row>[]) => {
  const choice = useSyncExternalStore(
    subscribe,
    () => readChoice(list),
    () => "{}",
  );
  const chosen = useMemo(() => parseChoice(choice), [choice]);
  const visibility = useMemo<Record<string, boolean>>(
    () => ({ ...Object.fromEntries(columns.map(({ key, isHidden }) => [key, isHidden !== true])), ...chosen }),
    [chosen, columns],
  );
  /** A column that the viewer chose is shown in a narrow list too. */
  const visibleColumns = useMemo(
    () =>
      columns
        .filter(({ key }) => visibility[key] === true)
        .map((column) => (chosen[column.key] === true ? { ...column, from: 0 as const } : column)),
    [chosen, columns, visibility],
  );
  const setVisible = (key: string, isVisible: boolean): void => {
    const next = JSON.stringify({ ...chosen, [key]: isVisible });
    unstored.set(list, next);
    try {
      localStorage.setItem(keyOf(list), next);
    } catch {
      // Storage may be blocked or full.
    }
    for (const listener of listeners) listener();
  };
  return { visibility, visibleColumns, setVisible };
};
