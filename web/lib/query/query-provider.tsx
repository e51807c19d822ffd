/** One query cache per browser tab, and one per request on the server, so that visitors never share data. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { useMatches } from "react-router";
import { createQueryCache } from "./prefetch.ts";
import { createQueryClient } from "./query-client.ts";

const createCache = () => createQueryCache(createQueryClient());
const tabCache = createCache();

/** Wraps an area of the app. Its pages find what their loaders prefetched in the cache. */
export const PrefetchedQueries = ({ children }: { readonly children: ReactNode }) => {
  const [cache] = useState(() => (typeof document === "undefined" ? createCache() : tabCache));
  cache.fill(useMatches().map(({ loaderData }) => loaderData));
  return <QueryClientProvider client={cache.client}>{children}</QueryClientProvider>;
};

/** Wraps a component of a public page, which loads it together with the query library. It renders in browsers only. */
export const withQueries = <Props extends object>(Wrapped: ComponentType<Props>) => {
  const WithQueries = (props: Props) => (
    <QueryClientProvider client={tabCache.client}>
      <Wrapped {...props} />
    </QueryClientProvider>
  );
  return WithQueries;
};
