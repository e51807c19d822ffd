/**
 * The applications of a job as a list, loaded page by page for one filter. After a change it reloads to the same depth.
 */
import { useEffect, useState } from "react";
import { listApplications, type ListFilter, type PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { type BoardStore, useBoardStore } from "./board-store.ts";

interface LoadedRows {
  readonly rows: readonly PipelineApplication[];
  readonly next: string | null;
  readonly count: number;
}

const loadRows = async (
  jobId: string,
  filter: ListFilter,
  minRows: number,
  store: BoardStore,
  signal: AbortSignal,
): Promise<LoadedRows> => {
  let loaded: LoadedRows = { rows: [], next: "", count: 0 };
  while (loaded.next !== null && (loaded.rows.length < minRows || loaded.rows.length === 0)) {
    const query = { ...filter, scoreFrom: filter.scoreFrom?.toString(), after: loaded.next };
    const page = await call(listApplications, { params: { id: jobId }, query }, { signal });
    store.see(page.applications);
    loaded = { rows: [...loaded.rows, ...page.applications], next: page.next, count: page.count };
    if (page.applications.length === 0) break;
  }
  return loaded;
};

interface LoadResult {
  /** Identifies the request that this result belongs to. */
  readonly key: string;
  readonly loaded?: LoadedRows | undefined;
  readonly failure?: string | undefined;
}

export const useApplicationList = (jobId: string, filter: ListFilter, version: number) => {
  const store = useBoardStore();
  const [result, setResult] = useState<LoadResult>();
  const [minRows, setMinRows] = useState(1);
  const [attempts, setAttempts] = useState(0);
  const filterKey = JSON.stringify(filter);
  const [loadedFilterKey, setLoadedFilterKey] = useState(filterKey);
  if (loadedFilterKey !== filterKey) {
    setLoadedFilterKey(filterKey);
    setMinRows(1);
  }
  const key = `${filterKey} ${minRows} ${version} ${attempts}`;

  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const shown = await loadRows(jobId, JSON.parse(filterKey) as ListFilter, minRows, store, controller.signal);
        setResult({ key, loaded: shown });
      } catch (error) {
        if (!controller.signal.aborted)
          setResult((previous) => ({ ...previous, key, failure: toProblem(error).message }));
      }
    };
    void load();
    return () => controller.abort();
  }, [jobId, filterKey, minRows, store, key]);

  const length = result?.loaded?.rows.length ?? 0;
  return {
    shown: result?.loaded,
    failure: result?.failure,
    isReading: result?.key !== key,
    more: () => setMinRows(length + 1),
    retry: () => setAttempts(attempts + 1),
  };
};
