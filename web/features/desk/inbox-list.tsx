/** The list itself. Only what is in view is drawn, however long it is; J and K walk through it. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InboxFilter, InboxRow } from "#domain/desk/inbox.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { leadPath, searchOf } from "./inbox-address.ts";
import { InboxRowLink, rowHeightPx } from "./inbox-row.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

/** So many rows before the end of what was read the next page is asked for. */
const readAhead = 30;

interface InboxListProps {
  readonly rows: readonly InboxRow[];
  readonly filter: InboxFilter;
  readonly openId: string | undefined;
  /** How many there are in all, where that is known. */
  readonly total: number | undefined;
  readonly onNearEnd: () => void;
}

export const InboxList = ({ rows, filter, openId, total, onNearEnd }: InboxListProps) => {
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const [cursorId, setCursorId] = useState<string>();
  const [lastOpen, setLastOpen] = useState<{ id: string; at: number }>();
  useKeptPlace(scroller, rows, searchOf(filter), openId);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 6,
    // Rows are drawn with the next frame, not inside each turn of the wheel.
    useFlushSync: false,
    // What the server draws, before there is anything to measure.
    initialRect: { width: 400, height: 12 * rowHeightPx },
  });
  const items = virtual.getVirtualItems();
  const lastDrawn = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (rows.length > 0 && lastDrawn >= rows.length - readAhead) onNearEnd();
  }, [lastDrawn, rows.length, onNearEnd]);

  // A lead that has left the view was somewhere in it: its successor stands there now.
  const foundAt = rows.findIndex(({ id }) => id === openId);
  if (openId !== undefined && foundAt !== -1 && (lastOpen?.id !== openId || lastOpen.at !== foundAt))
    setLastOpen({ id: openId, at: foundAt });
  const openAt = foundAt === -1 && lastOpen?.id === openId ? (lastOpen?.at ?? -1) - 0.5 : foundAt;

  const showOpen = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && foundAt !== -1) virtual.scrollToIndex(foundAt, { align: "auto" });
  });
  // Only when another lead is opened: what is loaded or moved later is no reason to scroll.
  useEffect(() => showOpen(openId), [openId]);

  // The row that shall have the focus may have to be drawn first.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-lead="${wanted.current}"]`);
    if (row === null || row === undefined) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });

  const focusRow = (at: number) => {
    const row = rows[at];
    if (row === undefined) return;
    wanted.current = row.id;
    setCursorId(row.id);
    virtual.scrollToIndex(at, { align: "auto" });
  };

  const goingTo = useRef<string>(undefined);
  const arrive = useEffectEvent((_at: string | undefined) => {
    goingTo.current = undefined;
  });
  useEffect(() => arrive(openId), [openId]);
  const step = (by: 1 | -1) => {
    if (openId !== undefined) {
      // Two quick presses are two steps: the second begins where the first is still going.
      const onTheWay = rows.findIndex(({ id }) => id === goingTo.current);
      const from = onTheWay === -1 ? openAt : onTheWay;
      const next = rows[by === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1];
      if (next === undefined) return;
      goingTo.current = next.id;
      void navigate(leadPath(next.id, filter), { replace: true, state: { focus: "lead" } });
      return;
    }
    const isInside = scroller.current?.contains(document.activeElement) === true;
    const at = rows.findIndex(({ id }) => id === cursorId);
    if (!isInside || at === -1) focusRow(Math.max(at, 0));
    else focusRow(Math.min(Math.max(at + by, 0), rows.length - 1));
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });

  // Coming back from a lead, the focus returns to its row.
  const before = useRef(openId);
  const comeBack = useEffectEvent((id: string | undefined) => {
    const left = before.current;
    before.current = id;
    if (left === undefined || id !== undefined) return;
    const at = rows.findIndex((row) => row.id === left);
    if (at !== -1) focusRow(at);
  });
  useEffect(() => comeBack(openId), [openId]);

  const reachable = [openId, cursorId].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;
  return (
    <div ref={scroller} data-inbox className="min-h-0 flex-1 overflow-y-auto overscroll-contain [contain:strict]">
      <ul aria-label="Leads" className="relative" style={{ height: virtual.getTotalSize() }}>
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
                isCursor={row.id === reachable}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
