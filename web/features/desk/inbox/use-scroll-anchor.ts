import { type RefObject, useLayoutEffect, useRef } from "react";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { rowHeightPx } from "./inbox-row.tsx";

interface ListSnapshot {
  readonly listKey: string;
  readonly rows: readonly InboxRow[];
}

/**
 * Keeps the scroll position when rows appear or disappear above it: the open row stays in place, or else the first
 * visible one. At the very top nothing is anchored, so that new leads show.
 */
export const useScrollAnchor = (
  scroller: RefObject<HTMLElement | null>,
  rows: readonly InboxRow[],
  list: string,
  openId: string | undefined,
): void => {
  const last = useRef<ListSnapshot>({ listKey: list, rows });
  useLayoutEffect(() => {
    const previous = last.current;
    // The previous list stays on screen until the next one has loaded.
    if (previous.rows === rows) return;
    last.current = { listKey: list, rows };
    const element = scroller.current;
    if (element === null) return;
    if (previous.listKey !== list) {
      element.scrollTo({ top: 0, behavior: "instant" });
      return;
    }
    const top = element.scrollTop;
    const isVisible = (index: number) =>
      (index + 1) * rowHeightPx > top && index * rowHeightPx < top + element.clientHeight;
    const openIndex = previous.rows.findIndex(({ id }) => id === openId);
    const anchorsOpenRow = openIndex !== -1 && isVisible(openIndex);
    if (!anchorsOpenRow && top === 0) return;
    const anchorIndex = anchorsOpenRow ? openIndex : Math.floor(top / rowHeightPx);
    const anchor = previous.rows[anchorIndex];
    const newIndex = rows.findIndex(({ id }) => id === anchor?.id);
    if (newIndex !== -1 && newIndex !== anchorIndex)
      element.scrollTo({ top: top + (newIndex - anchorIndex) * rowHeightPx, behavior: "instant" });
  }, [scroller, rows, list, openId]);
};
