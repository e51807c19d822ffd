import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useParams } from "react-router";
import { countInbox, listInbox, listStaff } from "#domain/desk/inbox.ts";
import { countOptions, inboxOptions, staffOptions } from "../../features/desk/desk.queries.ts";
import { filterFrom, useInboxFilter } from "../../features/desk/inbox-address.ts";
import { InboxScreen } from "../../features/desk/inbox-screen.tsx";
import { deskIsOpenTo } from "../../lib/desk-door.ts";
import { meContext } from "../../lib/me-context.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { callFrom } from "../../lib/request-context.ts";
import { RenderedAtContext } from "../../lib/use-now.ts";
import type { Route } from "./+types/inbox-layout.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (!deskIsOpenTo(args.context.get(meContext))) return null;
  const call = callFrom(args);
  const filter = filterFrom(args.url.searchParams);
  const { kind, q } = filter;
  const [first, counts, staff] = await Promise.all([
    call(listInbox, { query: filter }),
    call(countInbox, { query: { kind, q } }),
    call(listStaff, {}),
  ]);
  return { renderedAt: Date.now(), filter, first, counts, staff };
};

/** From here on the browser reads by itself, see desk.queries.ts. */
export const shouldRevalidate = () => false;

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

/** A cache of its own for every page that is rendered, filled with what the loader read. */
const filledClient = ({ filter, first, counts, staff }: Loaded) => {
  const client = createQueryClient();
  client.setQueryData(inboxOptions(filter).queryKey, { pages: [first], pageParams: [""] });
  client.setQueryData(countOptions(filter).queryKey, counts);
  client.setQueryData(staffOptions().queryKey, staff);
  return client;
};

const Inbox = ({ loaded }: { readonly loaded: Loaded }) => {
  const [client] = useState(() => filledClient(loaded));
  const { id } = useParams();
  const filter = useInboxFilter();
  return (
    <RenderedAtContext value={loaded.renderedAt}>
      <QueryClientProvider client={client}>
        <InboxScreen filter={filter} openId={id}>
          <Outlet />
        </InboxScreen>
      </QueryClientProvider>
    </RenderedAtContext>
  );
};

const InboxLayout = ({ loaderData }: Route.ComponentProps) =>
  loaderData === null ? null : <Inbox loaded={loaderData} />;

export default InboxLayout;
