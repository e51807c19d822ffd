/** Query defaults: a response stays cached until it is invalidated. */
import { notifyManager, QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, request } from "../api/api.ts";

// The default scheduler is a timer, so the busy state of a saved change would end one frame before its data shows.
notifyManager.setScheduler(queueMicrotask);

/**
 * The default query function sends a GET to the first element of the key. A 401 throws unless `on401` asks for null.
 */
export const readByKey =
  <T>({ on401 }: { readonly on401: "throw" | "returnNull" }): QueryFunction<T> =>
  async ({ queryKey, signal }) => {
    try {
      const response = await request("GET", String(queryKey[0]), { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
