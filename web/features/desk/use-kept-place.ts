import { type RefObject, useLayoutEffect, useRef } from "react";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { rowHeightPx } from "./inbox-row.tsx";

interface Place {
  readonly list: string;
  readonly rows: readonly InboxRow[];
}

/**
 * Rows that come or go above what somebody reads move the list beneath their eyes. This moves it back: the open row stays where
 * it was, or else the first one in view. At the very top of the list nothing is held, so that a new lead is seen.
 */
export const useKeptPlace = (
  scroller: RefObject<HTMLElement | null>,
  rows: readonly InboxRow[],
  list: string,
  openId: string | undefined,
): void => {
  const last = useRef<Place>({ list, rows });
  useLayoutEffect(() => {
    const before = last.current;
    // The rows of the list before stay on screen until those of the next are there.
    if (before.rows === rows) return;
    last.current = { list, rows };
    const element = scroller.current;
    if (element === null) return;
    if (before.list !== list) {
      element.scrollTo({ top: 0, behavior: "instant" });
      return;
    }
    const top = element.scrollTop;
    const isInView = (at: number) => (at + 1) * rowHeightPx > top && at * rowHeightPx < top + element.clientHeight;
    const openAt = before.rows.findIndex(({ id }) => id === openId);
    const holdsOpen = openAt !== -1 && isInView(openAt);
    if (!holdsOpen && top === 0) return;
    const anchorAt = holdsOpen ? openAt : Math.floor(top / rowHeightPx);
    const anchor = before.rows[anchorAt];
    const nowAt = rows.findIndex(({ id }) => id === anchor?.id);
    if (nowAt !== -1 && nowAt !== anchorAt)
      element.scrollTo({ top: top + (nowAt - anchorAt) * rowHeightPx, behavior: "instant" });
  }, [scroller, rows, list, openId]);
};
