/** Reading a board: more of a column, and everything anew as deep as it had been read. */
import { listApplications, type Pipeline, type PipelineApplication, readPipeline } from "#domain/pipeline/pipeline.ts";
import { call } from "../../lib/api.ts";
import { type BoardStore, type ColumnState, columnsOf } from "./board-store.ts";

const pageOf = (jobId: string, step: string, after: string) =>
  call(listApplications, { params: { id: jobId }, query: { step, after } });

export const createBoardReading = (jobId: string, store: BoardStore) => {
  const loading = new Set<string>();
  const moves = { begun: 0, underway: 0 };
  const reads = { asked: 0, shown: 0 };

  /** Says that a move is shown before the server knows of it; the answer says that it does. Whoever moved looks anew. */
  const beginMove = (): (() => void) => {
    moves.begun += 1;
    moves.underway += 1;
    return () => {
      moves.underway -= 1;
    };
  };
  const isMoving = (): boolean => moves.underway > 0;

  const more = async (key: string): Promise<void> => {
    const column = store.read().columns.find(({ step }) => step.key === key);
    if (column === undefined || column.next === null || loading.has(key)) return;
    loading.add(key);
    try {
      const { applications, next, count } = await pageOf(jobId, key, column.next);
      store.append(key, applications, next, count);
    } finally {
      loading.delete(key);
    }
  };

  /** A column as deep as it was on screen, so that nobody loses their place. */
  const deepened = async (column: ColumnState, depth: number, seen: PipelineApplication[]): Promise<ColumnState> => {
    let { ids, next } = column;
    while (next !== null && ids.length < depth) {
      const page = await pageOf(jobId, column.step.key, next);
      seen.push(...page.applications);
      ids = [...ids, ...page.applications.map(({ id }) => id)];
      next = page.next;
    }
    return { ...column, ids, next };
  };

  /** Where few have changed and all of them stand on top, what was read below them still holds. */
  const keptBelow = (fresh: readonly ColumnState[], changed: ReadonlySet<string>): readonly ColumnState[] | null => {
    const onTop = new Set(fresh.flatMap(({ ids }) => ids));
    if ([...changed].some((id) => !onTop.has(id))) return null;
    const before = new Map(store.read().columns.map((column) => [column.step.key, column]));
    return fresh.map((column) => {
      const old = before.get(column.step.key);
      if (old === undefined || old.ids.length <= column.ids.length) return column;
      const below = old.ids.slice(column.ids.length).filter((id) => !onTop.has(id));
      const bridge = old.ids.slice(0, column.ids.length).filter((id) => !onTop.has(id) && !changed.has(id));
      return { ...column, ids: [...column.ids, ...bridge, ...below], next: old.next };
    });
  };

  const refresh = async (changed?: ReadonlySet<string>): Promise<Pipeline> => {
    const begunBefore = moves.begun;
    const order = (reads.asked += 1);
    const depths = new Map(store.read().columns.map(({ step, ids }) => [step.key, ids.length]));
    const pipeline = await call(readPipeline, { params: { id: jobId } });
    const fresh = columnsOf(pipeline);
    const seen: PipelineApplication[] = [];
    const kept = changed === undefined ? null : keptBelow(fresh, changed);
    const columns =
      kept ?? (await Promise.all(fresh.map((column) => deepened(column, depths.get(column.step.key) ?? 0, seen))));
    // What was read before the last move would put the card back, and what was overtaken is old.
    if (isMoving() || moves.begun !== begunBefore || order < reads.shown) return pipeline;
    reads.shown = order;
    store.replace(pipeline, columns, seen);
    return pipeline;
  };

  return { more, refresh, beginMove, isMoving };
};

export type BoardReading = ReturnType<typeof createBoardReading>;
