/** The board by keyboard. A key works on the card that has the focus, and never while somebody types. */
import type { KeyboardEvent } from "react";
import type { BoardStore, ColumnState } from "./board-store.ts";
import type { BoardTools } from "./board-tools.ts";

export interface KeyDeeds extends Pick<BoardTools, "move" | "toggle" | "focusCard" | "mayMove"> {
  readonly undo: () => void;
  readonly showKeys: () => void;
}

const cardIn = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? null) : null;

const neighbour = (columns: readonly ColumnState[], id: string, by: 1 | -1): ColumnState | undefined => {
  const at = columns.findIndex(({ ids }) => ids.includes(id));
  return at === -1 ? undefined : columns[at + by];
};

/** Beside means at the same height, in the next column that has anybody. */
const besides = (columns: readonly ColumnState[], id: string, by: 1 | -1): string | undefined => {
  const at = columns.findIndex(({ ids }) => ids.includes(id));
  const height = columns[at]?.ids.indexOf(id) ?? 0;
  for (let next = at + by; columns[next] !== undefined; next += by) {
    const ids = columns[next]?.ids ?? [];
    if (ids.length > 0) return ids[Math.min(height, ids.length - 1)];
  }
  return undefined;
};

const below = (columns: readonly ColumnState[], id: string, by: 1 | -1 | "first" | "last"): string | undefined => {
  const ids = columns.find((column) => column.ids.includes(id))?.ids ?? [];
  if (by === "first") return ids[0];
  if (by === "last") return ids.at(-1);
  return ids[ids.indexOf(id) + by];
};

export const onBoardKey = (event: KeyboardEvent, store: BoardStore, deeds: KeyDeeds): void => {
  const { columns } = store.read();
  const id = cardIn(event.target);
  const isMenuOpen = store.read().menuFor !== null;
  if (event.defaultPrevented || isMenuOpen || event.nativeEvent.isComposing) return;
  const go = (to: string | undefined): void => {
    if (to !== undefined) deeds.focusCard(to);
  };
  const shift = (by: 1 | -1): void => {
    const to = id === null ? undefined : neighbour(columns, id, by);
    if (id !== null && to !== undefined) deeds.move([id], to.step.key);
  };
  const run = deedOf();
  if (run === undefined) return;
  event.preventDefault();
  run();

  function deedOf(): (() => void) | undefined {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z") return deeds.undo;
    if (event.ctrlKey || event.metaKey) return undefined;
    if (event.key === "u") return deeds.undo;
    if (event.key === "?") return deeds.showKeys;
    if (id === null) return undefined;
    if (event.altKey) {
      if (event.key === "ArrowRight") return () => shift(1);
      if (event.key === "ArrowLeft") return () => shift(-1);
      return undefined;
    }
    const walks: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(below(columns, id, 1)),
      ArrowUp: () => go(below(columns, id, -1)),
      ArrowRight: () => go(besides(columns, id, 1)),
      ArrowLeft: () => go(besides(columns, id, -1)),
      Home: () => go(below(columns, id, "first")),
      End: () => go(below(columns, id, "last")),
    };
    if (walks[event.key] !== undefined || !deeds.mayMove) return walks[event.key];
    const rejected = columns.find(({ step }) => step.stage === "rejected")?.step.key ?? "";
    const works: Readonly<Record<string, () => void>> = {
      "]": () => shift(1),
      "[": () => shift(-1),
      m: () => store.set({ menuFor: id }),
      x: () => deeds.toggle(id, false),
      X: () => deeds.toggle(id, true),
      r: () => deeds.move([id], rejected),
      Escape: () => store.clearSelection(),
    };
    return works[event.key];
  }
};
