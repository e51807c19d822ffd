/** Keyboard shortcuts of the board. They act on the focused card, and are ignored while a person types. */
import type { KeyboardEvent } from "react";
import type { BoardStore, ColumnState } from "./board-store.ts";
import type { BoardActions } from "./board-actions.ts";

export interface ShortcutActions extends Pick<BoardActions, "move" | "toggle" | "focusCard" | "canMove"> {
  readonly undo: () => void;
  readonly showShortcuts: () => void;
}

const cardIn = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? null) : null;

const adjacentColumn = (columns: readonly ColumnState[], id: string, offset: 1 | -1): ColumnState | undefined => {
  const index = columns.findIndex(({ ids }) => ids.includes(id));
  return index === -1 ? undefined : columns[index + offset];
};

/** The card in the same row of the next column that isn't empty. */
const cardBeside = (columns: readonly ColumnState[], id: string, offset: 1 | -1): string | undefined => {
  const index = columns.findIndex(({ ids }) => ids.includes(id));
  const row = columns[index]?.ids.indexOf(id) ?? 0;
  for (let next = index + offset; columns[next] !== undefined; next += offset) {
    const ids = columns[next]?.ids ?? [];
    if (ids.length > 0) return ids[Math.min(row, ids.length - 1)];
  }
  return undefined;
};

const cardInColumn = (
  columns: readonly ColumnState[],
  id: string,
  offset: 1 | -1 | "first" | "last",
): string | undefined => {
  const ids = columns.find((column) => column.ids.includes(id))?.ids ?? [];
  if (offset === "first") return ids[0];
  if (offset === "last") return ids.at(-1);
  return ids[ids.indexOf(id) + offset];
};

export const handleBoardKey = (event: KeyboardEvent, store: BoardStore, actions: ShortcutActions): void => {
  const { columns } = store.read();
  const id = cardIn(event.target);
  const isMenuOpen = store.read().menuFor !== null;
  if (event.defaultPrevented || isMenuOpen || event.nativeEvent.isComposing) return;
  const focusCard = (to: string | undefined): void => {
    if (to !== undefined) actions.focusCard(to);
  };
  const moveSideways = (offset: 1 | -1): void => {
    const to = id === null ? undefined : adjacentColumn(columns, id, offset);
    if (id !== null && to !== undefined) actions.move([id], to.step.key);
  };
  const run = findAction();
  if (run === undefined) return;
  event.preventDefault();
  run();

  function findAction(): (() => void) | undefined {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z") return actions.undo;
    if (event.ctrlKey || event.metaKey) return undefined;
    if (event.key === "u") return actions.undo;
    if (event.key === "?") return actions.showShortcuts;
    if (id === null) return undefined;
    if (event.altKey) {
      if (event.key === "ArrowRight") return () => moveSideways(1);
      if (event.key === "ArrowLeft") return () => moveSideways(-1);
      return undefined;
    }
    const navigationKeys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusCard(cardInColumn(columns, id, 1)),
      ArrowUp: () => focusCard(cardInColumn(columns, id, -1)),
      ArrowRight: () => focusCard(cardBeside(columns, id, 1)),
      ArrowLeft: () => focusCard(cardBeside(columns, id, -1)),
      Home: () => focusCard(cardInColumn(columns, id, "first")),
      End: () => focusCard(cardInColumn(columns, id, "last")),
    };
    if (navigationKeys[event.key] !== undefined || !actions.canMove) return navigationKeys[event.key];
    const rejectedKey = columns.find(({ step }) => step.stage === "rejected")?.step.key ?? "";
    const editKeys: Readonly<Record<string, () => void>> = {
      "]": () => moveSideways(1),
      "[": () => moveSideways(-1),
      m: () => store.set({ menuFor: id }),
      x: () => actions.toggle(id, false),
      X: () => actions.toggle(id, true),
      r: () => actions.move([id], rejectedKey),
      Escape: () => store.clearSelection(),
    };
    return editKeys[event.key];
  }
};
