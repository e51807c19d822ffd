/** The cache of reads, shared by everything that fetches; loaded with the first thing that does. */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createQueryClient } from "./query-client.ts";

// One a browser tab. Nothing wrapped with it is rendered on the server, where it would be shared by visitors.
const queryClient = createQueryClient();

export const withQueries = <Props extends object>(Wrapped: ComponentType<Props>) => {
  const WithQueries = (props: Props) => (
    <QueryClientProvider client={queryClient}>
      <Wrapped {...props} />
    </QueryClientProvider>
  );
  return WithQueries;
};
