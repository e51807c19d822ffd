/** What cards and columns can do, handed down once: none of it changes while a board is open, so nothing is drawn because of it. */
import { createContext, use } from "react";
import type { dragCard, dropOnColumn, scrollWhileDragging } from "./board-drag.ts";

interface Drag {
  readonly dragCard: typeof dragCard;
  readonly dropOnColumn: typeof dropOnColumn;
  readonly scrollWhileDragging: typeof scrollWhileDragging;
}

export interface BoardTools {
  readonly mayMove: boolean;
  readonly drag: Drag | null;
  readonly move: (ids: readonly string[], to: string) => void;
  /** Ticks a card; with `isRange` everything between the last one ticked and this. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly focusCard: (id: string) => void;
  /** Whether this card is waiting for the focus. */
  readonly isWanted: (id: string) => boolean;
  readonly arrive: () => void;
  readonly more: (key: string) => void;
}

export const BoardToolsContext = createContext<BoardTools | null>(null);

export const useBoardTools = (): BoardTools => {
  const tools = use(BoardToolsContext);
  if (tools === null) throw new Error("there is no board around this");
  return tools;
};
