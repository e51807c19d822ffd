/** One column of the board. Only visible cards are rendered, and the next page loads when the end comes near. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { memo, useEffect, useRef } from "react";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { candidateCountText, moveEffect } from "../../sections/workspace/move-text.ts";
import { BoardCard, cardHeightPx } from "./board-card.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";

const gapPx = 8;
/** The next page is requested when this many cards remain. */
const prefetchDistance = 20;

/** Says what a move to this column does, while a card is over it or its name is chosen in a menu. */
const MoveEffect = ({ ids, to }: { readonly ids: readonly string[]; readonly to: BoardStep }) => {
  const { hasWorkspace } = useViewer();
  const now = useNow();
  const candidates = useBoard((state) => state.candidates);
  const effect = moveEffect(
    ids.flatMap((id) => candidates.get(id) ?? []),
    to,
    new Date(now),
  );
  return effect === "" ? null : (
    <p className="pointer-events-none absolute inset-x-0 top-full z-10 border-b border-line bg-brand-soft px-3 pb-1.5 text-xs/4 font-[520] text-brand">
      {hasWorkspace ? effect : "Sign up to move candidates"}
    </p>
  );
};

export const BoardColumn = memo(({ stepKey }: { readonly stepKey: string }) => {
  const store = useBoardStore();
  const column = useBoard((state) => state.columns.find(({ step }) => step.key === stepKey));
  const allIn = useBoard((state) => state.allIn === stepKey);
  const targetedBy = useBoard((state) => (state.moveTarget?.to === stepKey ? state.moveTarget.ids : null));
  // Wider than a sixth of a laptop's screen, so that a cut column shows that more follow.
  const isWide = useBoard((state) => state.columns.length > 6);
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
    initialRect: { width: 220, height: 9 * cardHeightPx },
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
    const draggedWith = (id: string): readonly string[] => {
      const { selected } = store.read();
      return selected.has(id) ? [...selected] : [id];
    };
    return drag.dropOnColumn(frame.current, {
      onEnter: (id) => store.set({ moveTarget: { to: stepKey, ids: draggedWith(id) } }),
      onLeave: () => store.clearMoveTarget(stepKey),
      onDrop: (id) => move(draggedWith(id), stepKey),
    });
  }, [drag, move, stepKey, store]);

  if (column === undefined) return null;
  const { step, count, overdue } = column;
  const isLoaded = ids.every((id) => store.read().selected.has(id)) && ids.length > 0;
  return (
    <section
      ref={frame}
      aria-label={step.name}
      data-column={stepKey}
      className={clsx(
        "group/column relative flex w-[84vw] shrink-0 snap-center flex-col border-r border-line transition-colors data-over:bg-brand-soft sm:w-64 lg:w-auto lg:flex-1 lg:basis-0",
        isWide ? "lg:min-w-54" : "lg:min-w-[201px]",
      )}
    >
      <header className="relative flex min-h-11 shrink-0 items-center gap-2 px-3 py-1 text-[13px]/5 text-ink-3 tabular-nums">
        <h2 className="min-w-0 font-text text-sm/[18px] font-[600] tracking-normal wrap-anywhere text-ink">
          {step.name}
        </h2>
        <p className="flex shrink-0 items-center gap-2">
          {count.toLocaleString("en-US")}
          <span className="sr-only">{count === 1 ? " candidate" : " candidates"}</span>
          {overdue > 0 && (
            <span className="font-[560] text-bad" title={`${candidateCountText(overdue)} with an overdue response`}>
              {overdue.toLocaleString("en-US")} overdue
            </span>
          )}
        </p>
        {canMove && count > 0 && (
          <button
            type="button"
            className={clsx(
              "absolute right-2 rounded-xs bg-paper px-1 font-[560] text-brand underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline",
              !allIn &&
                "pointer-fine:opacity-0 pointer-fine:group-hover/column:opacity-100 pointer-fine:focus-visible:opacity-100",
            )}
            onClick={() => {
              if (allIn || (isLoaded && count === ids.length)) store.clearSelection();
              else store.set({ allIn: stepKey, selected: new Set(ids) });
            }}
          >
            {allIn ? "None" : "All"}
            <span className="sr-only"> in {step.name}</span>
          </button>
        )}
        {targetedBy !== null && <MoveEffect ids={targetedBy} to={step} />}
      </header>
      <div
        ref={scroller}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[5px] pb-2 [overflow-anchor:none] [scrollbar-width:thin]"
        {...(count === 0 ? {} : { tabIndex: -1 })}
      >
        {count === 0 ? (
          <p className="px-[7px] text-[13px]/5 text-ink-3">No candidates</p>
        ) : (
          <ul
            style={{
              paddingTop: items[0]?.start ?? 0,
              paddingBottom: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
            }}
          >
            {items.map(({ key, index }) => {
              const id = ids[index];
              return id === undefined ? null : (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={count}
                  className={clsx(index < lastDrawn && "mb-2")}
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
