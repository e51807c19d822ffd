/** The cached reply of an endpoint, by its path and input. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Endpoint, Input } from "#domain/endpoint.ts";
import { call } from "../api/api.ts";

export type ReadEndpoint = Endpoint & { readonly method: "GET" };

export const endpointKey = <E extends ReadEndpoint>(endpoint: E, input: Input<E>) => [endpoint.path, input] as const;

export const endpointQuery = <E extends ReadEndpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });

/**
 * Refetches the data of these endpoints that the page shows, with any input, or all data that it shows. Cached data of
 * other pages is refetched when they open.
 */
export const refresh = async (client: QueryClient, endpoints?: readonly ReadEndpoint[]): Promise<void> => {
  const paths = endpoints?.map(({ path }) => path);
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths === undefined || paths.some((path) => path === queryKey[0]),
  });
};
