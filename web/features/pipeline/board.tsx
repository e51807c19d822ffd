/** The columns side by side. On a phone one column at a time, with a step switcher above. */
import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { BoardColumn } from "./board-column.tsx";
import { useSetCandidateOrder } from "../../sections/workspace/candidate/candidate-order.ts";
import { useBoard } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";

/** The column with the largest visible part, or the first of several that are equally visible. */
const useColumnInView = (row: RefObject<HTMLElement | null>, keys: string): string | undefined => {
  const [shownKey, setShownKey] = useState(keys.split(" ")[0]);
  useEffect(() => {
    const columnElements = new Map<string, number>();
    const observe = (entries: readonly IntersectionObserverEntry[]): void => {
      for (const { target, intersectionRatio } of entries)
        if (target instanceof HTMLElement) columnElements.set(target.dataset["column"] ?? "", intersectionRatio);
      const [mostVisible] = keys
        .split(" ")
        .toSorted((a, b) => (columnElements.get(b) ?? 0) - (columnElements.get(a) ?? 0));
      setShownKey(mostVisible);
    };
    const observer = new IntersectionObserver(observe, { root: row.current, threshold: [0, 0.25, 0.5, 0.75, 0.95] });
    for (const column of row.current?.querySelectorAll("[data-column]") ?? []) observer.observe(column);
    return () => observer.disconnect();
  }, [row, keys]);
  return shownKey;
};

const StepSwitcher = ({ row }: { readonly row: RefObject<HTMLElement | null> }) => {
  const columns = useBoard((state) => state.columns);
  const shownKey = useColumnInView(row, columns.map(({ step }) => step.key).join(" "));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-step="${shownKey}"]`);
    if (chip == null || list.current === null) return;
    list.current.scrollTo({ left: chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2 });
  }, [shownKey]);
  // Scrolls only the row. Scrolling the page too would be interrupted as soon as the switcher moves.
  const show = (key: string): void => {
    const column = row.current?.querySelector<HTMLElement>(`[data-column="${key}"]`);
    if (column == null || row.current === null) return;
    const offset = column.offsetLeft - (row.current.clientWidth - column.offsetWidth) / 2;
    row.current.scrollTo({ left: offset, behavior: "smooth" });
  };
  return (
    <ul
      ref={list}
      aria-label="Stages"
      className="relative flex shrink-0 gap-2 overflow-x-auto border-b border-line px-4 py-2 md:px-6 [scrollbar-width:none] lg:hidden"
    >
      {columns.map(({ step, count }) => (
        <li key={step.key} className="shrink-0">
          <button
            type="button"
            data-step={step.key}
            aria-current={step.key === shownKey || undefined}
            onClick={() => show(step.key)}
            className={clsx(
              "flex h-9 items-center gap-2 rounded-full border px-3.5 text-sm transition-colors pointer-coarse:h-11",
              step.key === shownKey
                ? "border-brand bg-brand-soft font-[560] text-brand"
                : "border-line bg-card text-ink-2",
            )}
          >
            {step.name}
            <span className={clsx("tabular-nums", step.key !== shownKey && "text-ink-3")}>
              {count.toLocaleString("en-US")}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

export const Board = ({ onKey }: { readonly onKey: (event: KeyboardEvent) => void }) => {
  const keys = useBoard((state) => state.columns.map(({ step }) => step.key).join(" "));
  const { drag } = useBoardActions();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (drag === null || row.current === null) return;
    return drag.scrollWhileDragging(row.current);
  }, [drag]);

  // Column by column, as the board is read.
  const candidateIds = useBoard(({ columns, candidates }) =>
    columns.flatMap(({ ids }) => ids.flatMap((id) => candidates.get(id)?.candidateId ?? [])).join(" "),
  );
  useSetCandidateOrder(useMemo(() => candidateIds.split(" ").filter((id) => id !== ""), [candidateIds]));

  return (
    <>
      <StepSwitcher row={row} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the cards in it */}
      <div
        ref={row}
        onKeyDown={onKey}
        className="relative flex min-h-60 flex-1 snap-x snap-mandatory overflow-x-auto sm:snap-none"
      >
        {keys.split(" ").map((key) => (
          <BoardColumn key={key} stepKey={key} />
        ))}
      </div>
    </>
  );
};
