/** The data that loaders read for a page. The layout puts it into the query cache before the page renders. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Input, Reply } from "#domain/endpoint.ts";
import { createCaller } from "../page/request-context.ts";
import { endpointKey, type ReadEndpoint } from "./endpoint-query.ts";

interface PrefetchedQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Loaders return server state in this field, and only other data next to it. */
export interface Prefetched {
  readonly prefetched: readonly PrefetchedQuery[];
}

/** `read` calls the API as the visitor and adds the reply to `prefetched`. */
export const startPrefetch = (args: Parameters<typeof createCaller>[0]) => {
  const call = createCaller(args);
  const prefetched: PrefetchedQuery[] = [];
  const prefetchEndpoint = async <E extends ReadEndpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> => {
    const data = await call(endpoint, input);
    prefetched.push({ key: endpointKey(endpoint, input), data });
    return data;
  };
  return { read: prefetchEndpoint, prefetched };
};

const getPrefetched = (loaderData: unknown): readonly PrefetchedQuery[] =>
  (loaderData as Partial<Prefetched> | null | undefined)?.prefetched ?? [];

export interface QueryCache {
  readonly client: QueryClient;
  /**
   * Caches what the current loaders read, each reply once. It runs during render, so that the page never shows older
   * data first. HydrationBoundary would show it first and would compare the server's clock with the browser's.
   */
  readonly fill: (loaderData: readonly unknown[]) => void;
}

export const createQueryCache = (client: QueryClient): QueryCache => {
  const filled = new WeakSet<PrefetchedQuery>();
  return {
    client,
    fill: (loaderData) => {
      for (const query of loaderData.flatMap(getPrefetched)) {
        if (filled.has(query)) continue;
        filled.add(query);
        client.setQueryData(query.key, query.data);
      }
    },
  };
};
