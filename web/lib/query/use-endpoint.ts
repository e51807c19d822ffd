import { useSuspenseQuery } from "@tanstack/react-query";
import type { Input, Reply } from "#domain/endpoint.ts";
import { ApiError } from "../api/api.ts";
import { endpointQuery, type ReadEndpoint } from "./endpoint-query.ts";

/**
 * The current reply of an endpoint. The route's loader must prefetch it if the server renders the component. Without
 * data it suspends, so a component that appears after a change needs a Suspense boundary.
 */
export const useEndpoint = <E extends ReadEndpoint>(endpoint: E, input: Input<E>): Reply<E> => {
  const { data, error } = useSuspenseQuery(endpointQuery(endpoint, input));
  // Other errors of a refresh are ignored, so the page keeps its last data.
  if (error instanceof ApiError && error.status === 404) throw error;
  return data;
};
