/** Actions for cards and columns. They don't change while a board is open, so the context never causes a render. */
import { createContext, use } from "react";
import type { dragCard, dropOnColumn, scrollWhileDragging } from "./board-drag.ts";

interface Drag {
  readonly dragCard: typeof dragCard;
  readonly dropOnColumn: typeof dropOnColumn;
  readonly scrollWhileDragging: typeof scrollWhileDragging;
}

export interface BoardActions {
  readonly canMove: boolean;
  readonly drag: Drag | null;
  readonly move: (ids: readonly string[], to: string) => void;
  /** Selects a card. With `isRange` it also selects every card since the last selected one. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly focusCard: (id: string) => void;
  /** Whether this card should take the focus once it renders. */
  readonly isFocusRequested: (id: string) => boolean;
  readonly clearFocusRequest: () => void;
  readonly loadMore: (key: string) => void;
}

export const BoardActionsContext = createContext<BoardActions | null>(null);

export const useBoardActions = (): BoardActions => {
  const actions = use(BoardActionsContext);
  if (actions === null) throw new Error("there is no board around this");
  return actions;
};
