import { readMe } from "#domain/accounts/me.ts";
import { readNavigation } from "#domain/navigation/navigation.ts";
import { meContext } from "../auth/me-context.ts";
import { endpointKey } from "../query/endpoint-query.ts";
import { type Prefetched, startPrefetch } from "../query/prefetch.ts";

/** What the frame of a workspace shows: the viewer, and the counts and pinned jobs of the sidebar. */
export const prefetchFrame = async (args: Parameters<typeof startPrefetch>[0]): Promise<Prefetched> => {
  const { read, prefetched } = startPrefetch(args);
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor !== true) await read(readNavigation, {});
  return { prefetched: [{ key: endpointKey(readMe, {}), data: me }, ...prefetched] };
};
