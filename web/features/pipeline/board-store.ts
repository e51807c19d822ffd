/** The board's state, kept outside of React. A change renders only the columns and cards it affects. */
import { createContext, use, useSyncExternalStore } from "react";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";

export interface ColumnState {
  readonly step: BoardStep;
  /** The total, including applications that aren't loaded. */
  readonly count: number;
  /** How many of them wait for an overdue response. */
  readonly overdue: number;
  readonly ids: readonly string[];
  readonly next: string | null;
}

export interface BoardState {
  readonly revision: number;
  readonly columns: readonly ColumnState[];
  readonly sources: readonly string[];
  /** How many applications wait for a decision. */
  readonly waiting: number;
  /** Every application loaded so far, by the board or the list. */
  readonly candidates: ReadonlyMap<string, PipelineApplication>;
  readonly selected: ReadonlySet<string>;
  /** The key of a column that is selected as a whole, including applications that aren't loaded. */
  readonly allIn: string | null;
  /** The card that is the board's tab stop. */
  readonly current: string | null;
  readonly menuFor: string | null;
  /** The column that dragged cards are over, or whose name is chosen in a menu. It says what the move would do. */
  readonly moveTarget: { readonly to: string; readonly ids: readonly string[] } | null;
}

export const columnsOf = (pipeline: Pipeline): readonly ColumnState[] =>
  pipeline.columns.map(({ key, name, stage, count, overdue, applications, next }) => ({
    step: { key, name, stage },
    count,
    overdue,
    ids: applications.map(({ id }) => id),
    next,
  }));

const applicationsOf = (pipeline: Pipeline): readonly PipelineApplication[] =>
  pipeline.columns.flatMap(({ applications }) => applications);

const mergeCandidates = (
  people: ReadonlyMap<string, PipelineApplication>,
  applications: readonly PipelineApplication[],
): ReadonlyMap<string, PipelineApplication> => {
  const next = new Map(people);
  for (const application of applications) {
    const previous = next.get(application.id);
    // Unchanged applications keep their object identity, so that their cards don't render again.
    if (previous === undefined || JSON.stringify(previous) !== JSON.stringify(application))
      next.set(application.id, application);
  }
  return next;
};

/** Removes applications from their columns and puts them on top of one column. */
const moveToTop = (
  columns: readonly ColumnState[],
  people: ReadonlyMap<string, PipelineApplication>,
  ids: readonly string[],
  to: string,
): readonly ColumnState[] => {
  const movedIds = new Set(ids);
  const leavingCounts = new Map<string, number>();
  for (const id of ids) {
    const from = people.get(id)?.step;
    if (from !== undefined) leavingCounts.set(from, (leavingCounts.get(from) ?? 0) + 1);
  }
  return columns.map((column) => {
    const leavingCount = leavingCounts.get(column.step.key) ?? 0;
    const isTarget = column.step.key === to;
    if (leavingCount === 0 && !isTarget) return column;
    const remainingIds = column.ids.filter((id) => !movedIds.has(id));
    return {
      ...column,
      count: column.count - leavingCount + (isTarget ? ids.length : 0),
      ids: isTarget ? [...ids, ...remainingIds] : remainingIds,
    };
  });
};

export const createBoardStore = (pipeline: Pipeline) => {
  const first: BoardState = {
    revision: pipeline.revision,
    columns: columnsOf(pipeline),
    sources: pipeline.sources,
    waiting: pipeline.waiting,
    candidates: mergeCandidates(new Map(), applicationsOf(pipeline)),
    selected: new Set(),
    allIn: null,
    current: pipeline.columns.flatMap(({ applications }) => applications)[0]?.id ?? null,
    menuFor: null,
    moveTarget: null,
  };
  let state = first;
  const listeners = new Set<() => void>();
  const update = (change: Partial<BoardState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const columnOf = (id: string): ColumnState | undefined => state.columns.find(({ ids }) => ids.includes(id));

  return {
    read: () => state,
    first: () => first,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: update,
    columnOf,
    see: (people: readonly PipelineApplication[]) => update({ candidates: mergeCandidates(state.candidates, people) }),
    /** Appends a page to a column. */
    append: (key: string, page: readonly PipelineApplication[], next: string | null, count: number) => {
      const knownIds = new Set(state.columns.flatMap(({ ids }) => ids));
      const newIds = page.filter(({ id }) => !knownIds.has(id)).map(({ id }) => id);
      update({
        candidates: mergeCandidates(state.candidates, page),
        columns: state.columns.map((column) =>
          column.step.key === key ? { ...column, ids: [...column.ids, ...newIds], next, count } : column,
        ),
      });
    },
    /** Replaces the state with the server's. The current card stays current even if its column changed. */
    replace: (pipeline: Pipeline, columns: readonly ColumnState[], applications: readonly PipelineApplication[]) => {
      const people = mergeCandidates(state.candidates, [...applicationsOf(pipeline), ...applications]);
      const previous = new Map(state.columns.map((column) => [column.step.key, column]));
      const nextColumns = columns.map((column) => {
        const previousColumn = previous.get(column.step.key);
        return previousColumn !== undefined && JSON.stringify(previousColumn) === JSON.stringify(column)
          ? previousColumn
          : column;
      });
      const { revision, sources, waiting } = pipeline;
      update({ candidates: people, columns: nextColumns, revision, sources, waiting });
    },
    /** Shows a move before the server has confirmed it. Returns a function that undoes it. */
    move: (ids: readonly string[], to: BoardStep): (() => void) => {
      const { columns, candidates } = state;
      const nextCandidates = new Map(candidates);
      for (const id of ids) {
        const candidate = candidates.get(id);
        if (candidate !== undefined)
          nextCandidates.set(id, { ...candidate, step: to.key, stage: to.stage, answer: null });
      }
      update({ columns: moveToTop(columns, candidates, ids, to.key), candidates: nextCandidates });
      return () => update({ columns, candidates });
    },
    select: (ids: readonly string[], isOn: boolean) => {
      const selected = new Set(state.selected);
      for (const id of ids) {
        if (isOn) selected.add(id);
        else selected.delete(id);
      }
      update({ selected, allIn: null });
    },
    clearMoveTarget: (key: string) => {
      if (state.moveTarget?.to === key) update({ moveTarget: null });
    },
    clearSelection: () => update({ selected: new Set(), allIn: null }),
  };
};

export type BoardStore = ReturnType<typeof createBoardStore>;

export const BoardStoreContext = createContext<BoardStore | null>(null);

export const useBoardStore = (): BoardStore => {
  const store = use(BoardStoreContext);
  if (store === null) throw new Error("there is no board around this");
  return store;
};

/** Subscribes to a part of the board. The component renders again when that part changes. */
export const useBoard = <T>(select: (state: BoardState) => T): T => {
  const store = useBoardStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.first()),
  );
};
