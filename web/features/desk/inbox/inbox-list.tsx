/** The virtualized list of leads. J and K move through it. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InboxFilter, InboxRow } from "#domain/desk/inbox.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { leadPath, inboxQueryString } from "./inbox-url.ts";
import { InboxRowLink, rowHeightPx } from "./inbox-row.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

/** The next page loads when this many rows are left. */
const prefetchDistance = 30;

interface InboxListProps {
  readonly rows: readonly InboxRow[];
  readonly filter: InboxFilter;
  readonly openId: string | undefined;
  /** The total number of rows, if known. */
  readonly total: number | undefined;
  readonly onNearEnd: () => void;
}

export const InboxList = ({ rows, filter, openId, total, onNearEnd }: InboxListProps) => {
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const pendingFocusId = useRef<string>(undefined);
  const [cursorId, setCursorId] = useState<string>();
  const [lastOpen, setLastOpen] = useState<{ id: string; at: number }>();
  useScrollAnchor(scroller, rows, inboxQueryString(filter), openId);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    // Renders rows in the next frame instead of synchronously on each scroll event.
    useFlushSync: false,
    // The server renders with this size because it cannot measure.
    initialRect: { width: 400, height: 12 * rowHeightPx },
  });
  const items = virtualizer.getVirtualItems();
  const lastRenderedIndex = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (rows.length > 0 && lastRenderedIndex >= rows.length - prefetchDistance) onNearEnd();
  }, [lastRenderedIndex, rows.length, onNearEnd]);

  // A lead that left the view keeps its old position, so that J and K continue from there.
  const foundIndex = rows.findIndex(({ id }) => id === openId);
  if (openId !== undefined && foundIndex !== -1 && (lastOpen?.id !== openId || lastOpen.at !== foundIndex))
    setLastOpen({ id: openId, at: foundIndex });
  const openIndex = foundIndex === -1 && lastOpen?.id === openId ? (lastOpen?.at ?? -1) - 0.5 : foundIndex;

  const scrollToOpenRow = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && foundIndex !== -1) virtualizer.scrollToIndex(foundIndex, { align: "auto" });
  });
  // Scrolls only when another lead opens, not when rows load or move.
  useEffect(() => scrollToOpenRow(openId), [openId]);

  // The row to focus may not be rendered yet.
  useLayoutEffect(() => {
    if (pendingFocusId.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-lead="${pendingFocusId.current}"]`);
    if (row === null || row === undefined) return;
    pendingFocusId.current = undefined;
    row.focus({ preventScroll: true });
  });

  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    pendingFocusId.current = row.id;
    setCursorId(row.id);
    virtualizer.scrollToIndex(index, { align: "auto" });
  };

  const navigatingToId = useRef<string>(undefined);
  const clearNavigation = useEffectEvent((_at: string | undefined) => {
    navigatingToId.current = undefined;
  });
  useEffect(() => clearNavigation(openId), [openId]);
  const step = (by: 1 | -1) => {
    if (openId !== undefined) {
      // A second quick key press continues from the lead that is still opening.
      const targetIndex = rows.findIndex(({ id }) => id === navigatingToId.current);
      const from = targetIndex === -1 ? openIndex : targetIndex;
      const next = rows[by === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1];
      if (next === undefined) return;
      navigatingToId.current = next.id;
      void navigate(leadPath(next.id, filter), { replace: true, state: { focus: "lead" } });
      return;
    }
    const isInside = scroller.current?.contains(document.activeElement) === true;
    const index = rows.findIndex(({ id }) => id === cursorId);
    if (!isInside || index === -1) focusRow(Math.max(index, 0));
    else focusRow(Math.min(Math.max(index + by, 0), rows.length - 1));
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });

  // Closing a lead returns the focus to its row.
  const previousOpenId = useRef(openId);
  const restoreFocus = useEffectEvent((id: string | undefined) => {
    const closedId = previousOpenId.current;
    previousOpenId.current = id;
    if (closedId === undefined || id !== undefined) return;
    const index = rows.findIndex((row) => row.id === closedId);
    if (index !== -1) focusRow(index);
  });
  useEffect(() => restoreFocus(openId), [openId]);

  const tabStopId = [openId, cursorId].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;
  return (
    <div ref={scroller} data-inbox className="min-h-0 flex-1 overflow-y-auto overscroll-contain [contain:strict]">
      <ul aria-label="Leads" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={key}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: rowHeightPx, transform: `translateY(${start}px)` }}
            >
              <InboxRowLink
                row={row}
                to={leadPath(row.id, filter)}
                isOpen={row.id === openId}
                isTabStop={row.id === tabStopId}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
