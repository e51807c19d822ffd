/** What is on a board in this tab, outside of React: a change draws the columns and cards it concerns and no others. */
import { createContext, use, useSyncExternalStore } from "react";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";

export interface ColumnState {
  readonly step: BoardStep;
  /** All there are, also those nobody has scrolled to. */
  readonly count: number;
  readonly ids: readonly string[];
  readonly next: string | null;
}

export interface BoardState {
  readonly revision: number;
  readonly columns: readonly ColumnState[];
  readonly sources: readonly string[];
  /** Everybody seen so far, also in the list. */
  readonly people: ReadonlyMap<string, PipelineApplication>;
  readonly selected: ReadonlySet<string>;
  /** A column that is selected as a whole, with those who are not loaded. */
  readonly allIn: string | null;
  /** The card that Tab leads to. */
  readonly current: string | null;
  readonly menuFor: string | null;
}

export const columnsOf = (pipeline: Pipeline): readonly ColumnState[] =>
  pipeline.columns.map(({ key, name, stage, count, applications, next }) => ({
    step: { key, name, stage },
    count,
    ids: applications.map(({ id }) => id),
    next,
  }));

const peopleOf = (pipeline: Pipeline): readonly PipelineApplication[] =>
  pipeline.columns.flatMap(({ applications }) => applications);

const withPeople = (
  people: ReadonlyMap<string, PipelineApplication>,
  seen: readonly PipelineApplication[],
): ReadonlyMap<string, PipelineApplication> => {
  const next = new Map(people);
  for (const each of seen) {
    const before = next.get(each.id);
    // What has not changed stays the same object, so that its card is not drawn again.
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(each)) next.set(each.id, each);
  }
  return next;
};

/** Takes people out of every column and puts them on top of one. */
export const placed = (
  columns: readonly ColumnState[],
  people: ReadonlyMap<string, PipelineApplication>,
  ids: readonly string[],
  to: string,
): readonly ColumnState[] => {
  const moving = new Set(ids);
  const leaving = new Map<string, number>();
  for (const id of ids) {
    const from = people.get(id)?.step;
    if (from !== undefined) leaving.set(from, (leaving.get(from) ?? 0) + 1);
  }
  return columns.map((column) => {
    const left = leaving.get(column.step.key) ?? 0;
    const isTarget = column.step.key === to;
    if (left === 0 && !isTarget) return column;
    const rest = column.ids.filter((id) => !moving.has(id));
    return {
      ...column,
      count: column.count - left + (isTarget ? ids.length : 0),
      ids: isTarget ? [...ids, ...rest] : rest,
    };
  });
};

export const createBoardStore = (pipeline: Pipeline) => {
  const first: BoardState = {
    revision: pipeline.revision,
    columns: columnsOf(pipeline),
    sources: pipeline.sources,
    people: withPeople(new Map(), peopleOf(pipeline)),
    selected: new Set(),
    allIn: null,
    current: pipeline.columns.flatMap(({ applications }) => applications)[0]?.id ?? null,
    menuFor: null,
  };
  let state = first;
  const listeners = new Set<() => void>();
  const set = (change: Partial<BoardState>): void => {
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
    set,
    columnOf,
    see: (people: readonly PipelineApplication[]) => set({ people: withPeople(state.people, people) }),
    /** One more page of a column. */
    append: (key: string, page: readonly PipelineApplication[], next: string | null, count: number) => {
      const known = new Set(state.columns.flatMap(({ ids }) => ids));
      const added = page.filter(({ id }) => !known.has(id)).map(({ id }) => id);
      set({
        people: withPeople(state.people, page),
        columns: state.columns.map((column) =>
          column.step.key === key ? { ...column, ids: [...column.ids, ...added], next, count } : column,
        ),
      });
    },
    /** What the server says now; the card under the focus stays the current one wherever it went. */
    replace: (pipeline: Pipeline, columns: readonly ColumnState[], seen: readonly PipelineApplication[]) => {
      const people = withPeople(state.people, [...peopleOf(pipeline), ...seen]);
      const before = new Map(state.columns.map((column) => [column.step.key, column]));
      const kept = columns.map((column) => {
        const old = before.get(column.step.key);
        return old !== undefined && JSON.stringify(old) === JSON.stringify(column) ? old : column;
      });
      set({ people, columns: kept, revision: pipeline.revision, sources: pipeline.sources });
    },
    /** Shows a move before the server has answered. Answers how to take it back. */
    move: (ids: readonly string[], to: BoardStep): (() => void) => {
      const { columns, people } = state;
      const moved = new Map(people);
      for (const id of ids) {
        const person = people.get(id);
        if (person !== undefined) moved.set(id, { ...person, step: to.key, stage: to.stage, answer: null });
      }
      set({ columns: placed(columns, people, ids, to.key), people: moved });
      return () => set({ columns, people });
    },
    select: (ids: readonly string[], isOn: boolean) => {
      const selected = new Set(state.selected);
      for (const id of ids) {
        if (isOn) selected.add(id);
        else selected.delete(id);
      }
      set({ selected, allIn: null });
    },
    clearSelection: () => set({ selected: new Set(), allIn: null }),
  };
};

export type BoardStore = ReturnType<typeof createBoardStore>;

export const BoardStoreContext = createContext<BoardStore | null>(null);

export const useBoardStore = (): BoardStore => {
  const store = use(BoardStoreContext);
  if (store === null) throw new Error("there is no board around this");
  return store;
};

/** One part of the board; whoever asks is drawn again when that part is another. */
export const useBoard = <T>(pick: (state: BoardState) => T): T => {
  const store = useBoardStore();
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.read()),
    () => pick(store.first()),
  );
};
