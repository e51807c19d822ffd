/** One column of the board. Only visible cards are rendered, and the next page loads when the end comes near. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useRef } from "react";
import { BoardCard, cardHeightPx } from "./board-card.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";

const gapPx = 8;
/** The next page is requested when this many cards remain. */
const prefetchDistance = 20;

export const BoardColumn = memo(({ stepKey }: { readonly stepKey: string }) => {
  const store = useBoardStore();
  const column = useBoard((state) => state.columns.find(({ step }) => step.key === stepKey));
  const allIn = useBoard((state) => state.allIn === stepKey);
  const { drag, move, loadMore, isFocusRequested, canMove } = useBoardActions();
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const ids = column?.ids ?? [];

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeightPx,
    gap: gapPx,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 4,
    useFlushSync: false,
    initialRect: { width: 220, height: 7 * cardHeightPx },
  });
  const items = virtualizer.getVirtualItems();
  const lastDrawn = items.at(-1)?.index ?? 0;
  const hasMore = column !== undefined && column.next !== null;

  useEffect(() => {
    if (hasMore && lastDrawn >= ids.length - prefetchDistance) loadMore(stepKey);
  }, [lastDrawn, ids.length, hasMore, loadMore, stepKey]);

  // Scrolls to the card that should get the focus. The card takes the focus when it renders.
  useEffect(
    () =>
      store.subscribe(() => {
        const { current, columns } = store.read();
        if (current === null || !isFocusRequested(current)) return;
        const index = columns.find(({ step }) => step.key === stepKey)?.ids.indexOf(current) ?? -1;
        if (index !== -1) virtualizer.scrollToIndex(index, { align: "auto" });
      }),
    [store, stepKey, isFocusRequested, virtualizer],
  );

  useEffect(() => {
    if (drag === null || frame.current === null) return;
    return drag.dropOnColumn(frame.current, (id) => {
      const { selected } = store.read();
      move(selected.has(id) ? [...selected] : [id], stepKey);
    });
  }, [drag, move, stepKey, store]);

  if (column === undefined) return null;
  const { step, count } = column;
  const isLoaded = ids.every((id) => store.read().selected.has(id)) && ids.length > 0;
  return (
    <section
      ref={frame}
      aria-label={step.name}
      data-column={stepKey}
      className="relative flex w-[84vw] shrink-0 snap-center flex-col rounded-card border border-transparent bg-paper-2 transition-colors data-over:border-brand data-over:bg-brand-soft sm:w-64 lg:w-auto lg:min-w-49 lg:flex-1 lg:basis-0"
    >
      <header className="flex h-12 shrink-0 items-center justify-between gap-2 px-3">
        <h2 className="min-w-0 truncate font-text text-[15px]/6 font-[600] tracking-normal" title={step.name}>
          {step.name}
        </h2>
        <p className="flex items-center gap-2 text-sm/5 font-[520] text-ink-3 tabular-nums">
          {count.toLocaleString("en-US")}
          <span className="sr-only">{count === 1 ? " candidate" : " candidates"}</span>
          {canMove && count > 0 && (
            <button
              type="button"
              className="relative -mr-1 rounded-xs px-1 text-[13px]/6 font-[560] text-brand underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline"
              onClick={() => {
                if (allIn || (isLoaded && count === ids.length)) store.clearSelection();
                else store.set({ allIn: stepKey, selected: new Set(ids) });
              }}
            >
              {allIn ? "None" : "All"}
              <span className="sr-only"> in {step.name}</span>
            </button>
          )}
        </p>
      </header>
      <div
        ref={scroller}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
        {...(count === 0 ? {} : { tabIndex: -1 })}
      >
        {count === 0 ? (
          <p className="px-1 pt-1 text-sm/5 text-ink-3">No candidates</p>
        ) : (
          <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ key, index, start }) => {
              const id = ids[index];
              return id === undefined ? null : (
                <li
                  key={key}
                  aria-posinset={index + 1}
                  aria-setsize={count}
                  className="absolute inset-x-0 top-0"
                  style={{ height: cardHeightPx, transform: `translateY(${start}px)` }}
                >
                  <BoardCard id={id} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
});
BoardColumn.displayName = "BoardColumn";
