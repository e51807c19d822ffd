import type { ShouldRevalidateFunction } from "react-router";
import { type Client, listClients } from "#domain/plans/client-plans.ts";
import { ClientList } from "../../features/plans/client-list.tsx";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/clients.ts";

export const loader = async (args: Route.LoaderArgs): Promise<readonly Client[] | null> =>
  canUseDesk(args.context.get(meContext)) ? createCaller(args)(listClients, { query: {} }) : null;

/** The search, the filters and the open client are in the query, and the browser has all clients. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export const meta = () => unlistedMeta("Clients", "Workspaces with their plans and active postings.");

const ClientsRoute = ({ loaderData: clients }: Route.ComponentProps) =>
  clients !== null && (
    <Page title="Clients" detail={<span>{clients.length.toLocaleString("en-US")}</span>} fillsWindow>
      <p className="border-b border-line px-4 py-2.5 text-sm/5 text-ink-2 md:px-6">
        All workspaces with their plans and active postings. Plan changes apply immediately. When a plan ends, active
        postings stay up, but new ones can't be published.
      </p>
      <ClientList clients={clients} />
    </Page>
  );

export default ClientsRoute;
