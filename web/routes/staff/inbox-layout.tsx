import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useParams } from "react-router";
import { countInbox, listInbox, listStaff } from "#domain/desk/inbox.ts";
import { countOptions, inboxOptions, staffOptions } from "../../features/desk/desk.queries.ts";
import { parseInboxFilter, useInboxFilter } from "../../features/desk/inbox/inbox-url.ts";
import { InboxScreen } from "../../features/desk/inbox/inbox-screen.tsx";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { createQueryClient } from "../../lib/query/query-client.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { RenderedAtContext } from "../../lib/use-now.ts";
import type { Route } from "./+types/inbox-layout.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (!canUseDesk(args.context.get(meContext))) return null;
  const call = createCaller(args);
  const filter = parseInboxFilter(args.url.searchParams);
  const { kind, q } = filter;
  const [first, counts, staff] = await Promise.all([
    call(listInbox, { query: filter }),
    call(countInbox, { query: { kind, q } }),
    call(listStaff, {}),
  ]);
  return { renderedAt: Date.now(), filter, first, counts, staff };
};

/** After this the browser fetches by itself, see desk.queries.ts. */
export const shouldRevalidate = () => false;

type InboxData = NonNullable<Route.ComponentProps["loaderData"]>;

/** A separate query cache for each server render, filled with the loader's data. */
const createFilledClient = ({ filter, first, counts, staff }: InboxData) => {
  const client = createQueryClient();
  client.setQueryData(inboxOptions(filter).queryKey, { pages: [first], pageParams: [""] });
  client.setQueryData(countOptions(filter).queryKey, counts);
  client.setQueryData(staffOptions().queryKey, staff);
  return client;
};

const Inbox = ({ loaded }: { readonly loaded: InboxData }) => {
  const [client] = useState(() => createFilledClient(loaded));
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
