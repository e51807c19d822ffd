/** Loads the board: further pages of a column, and a refresh of everything that is loaded. */
import { listApplications, type Pipeline, type PipelineApplication, readPipeline } from "#domain/pipeline/pipeline.ts";
import { call } from "../../lib/api/api.ts";
import { type BoardStore, type ColumnState, columnsOf } from "./board-store.ts";

const fetchPage = (jobId: string, step: string, after: string) =>
  call(listApplications, { params: { id: jobId }, query: { step, after } });

export const createBoardLoader = (jobId: string, store: BoardStore) => {
  const loading = new Set<string>();
  const moves = { started: 0, pending: 0 };
  const refreshes = { requested: 0, applied: 0 };

  /**
   * Call this when a move is shown but not yet saved, and call the returned function once it is saved. The caller
   * refreshes afterwards.
   */
  const beginMove = (): (() => void) => {
    moves.started += 1;
    moves.pending += 1;
    return () => {
      moves.pending -= 1;
    };
  };
  const isMoving = (): boolean => moves.pending > 0;

  const loadMore = async (key: string): Promise<void> => {
    const column = store.read().columns.find(({ step }) => step.key === key);
    if (column === undefined || column.next === null || loading.has(key)) return;
    loading.add(key);
    try {
      const { applications, next, count } = await fetchPage(jobId, key, column.next);
      store.append(key, applications, next, count);
    } finally {
      loading.delete(key);
    }
  };

  /** Loads a column to its current depth, so that the scroll position is kept. */
  const loadToDepth = async (
    column: ColumnState,
    depth: number,
    applications: PipelineApplication[],
  ): Promise<ColumnState> => {
    let { ids, next } = column;
    while (next !== null && ids.length < depth) {
      const page = await fetchPage(jobId, column.step.key, next);
      applications.push(...page.applications);
      ids = [...ids, ...page.applications.map(({ id }) => id)];
      next = page.next;
    }
    return { ...column, ids, next };
  };

  /** If all changed applications are in the first page, the rows below it are still valid and are reused. */
  const reuseLoadedRows = (
    freshColumns: readonly ColumnState[],
    changedIds: ReadonlySet<string>,
  ): readonly ColumnState[] | null => {
    const freshIds = new Set(freshColumns.flatMap(({ ids }) => ids));
    if ([...changedIds].some((id) => !freshIds.has(id))) return null;
    const previous = new Map(store.read().columns.map((column) => [column.step.key, column]));
    return freshColumns.map((column) => {
      const previousColumn = previous.get(column.step.key);
      if (previousColumn === undefined || previousColumn.ids.length <= column.ids.length) return column;
      const lowerIds = previousColumn.ids.slice(column.ids.length).filter((id) => !freshIds.has(id));
      const displacedIds = previousColumn.ids
        .slice(0, column.ids.length)
        .filter((id) => !freshIds.has(id) && !changedIds.has(id));
      return { ...column, ids: [...column.ids, ...displacedIds, ...lowerIds], next: previousColumn.next };
    });
  };

  const refresh = async (changedIds?: ReadonlySet<string>): Promise<Pipeline> => {
    const movesBefore = moves.started;
    const sequence = (refreshes.requested += 1);
    const depths = new Map(store.read().columns.map(({ step, ids }) => [step.key, ids.length]));
    const pipeline = await call(readPipeline, { params: { id: jobId } });
    const freshColumns = columnsOf(pipeline);
    const applications: PipelineApplication[] = [];
    const reused = changedIds === undefined ? null : reuseLoadedRows(freshColumns, changedIds);
    const columns =
      reused ??
      (await Promise.all(
        freshColumns.map((column) => loadToDepth(column, depths.get(column.step.key) ?? 0, applications)),
      ));
    // Drops a response requested before the last move, which would move the card back, and a response older than the one
    // already shown.
    if (isMoving() || moves.started !== movesBefore || sequence < refreshes.applied) return pipeline;
    refreshes.applied = sequence;
    store.replace(pipeline, columns, applications);
    return pipeline;
  };

  return { more: loadMore, refresh, beginMove, isMoving };
};

export type BoardLoader = ReturnType<typeof createBoardLoader>;
