/** The query cache, shared by every component that fetches. It is loaded with the first of them. */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createQueryClient } from "./query-client.ts";

// There is one client per browser tab. Wrapped components never render on the server, where visitors would share the
// cache.
const queryClient = createQueryClient();

export const withQueries = <Props extends object>(Wrapped: ComponentType<Props>) => {
  const WithQueries = (props: Props) => (
    <QueryClientProvider client={queryClient}>
      <Wrapped {...props} />
    </QueryClientProvider>
  );
  return WithQueries;
};
