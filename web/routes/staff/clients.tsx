import { Search } from "lucide-react";
import { Form } from "react-router";
import { type Client, listClients } from "#domain/plans/client-plans.ts";
import { ClientList } from "../../features/plans/client-list.tsx";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/clients.ts";

interface ClientsData {
  readonly clients: readonly Client[];
  readonly q: string;
}

export const loader = async (args: Route.LoaderArgs): Promise<ClientsData | null> => {
  if (!canUseDesk(args.context.get(meContext))) return null;
  const q = (new URL(args.request.url).searchParams.get("q") ?? "").slice(0, 100);
  return { q, clients: await createCaller(args)(listClients, { query: { q } }) };
};

export const meta = () => unlistedMeta("Clients", "Workspaces, their plans and how many postings they have.");

const ClientsRoute = ({ loaderData }: Route.ComponentProps) => {
  if (loaderData === null) return null;
  const { clients, q } = loaderData;
  return (
    <Page title="Clients">
      <p className="mb-6 max-w-[62ch] text-[15px]/6 text-ink-2">
        Every workspace with its plan and active postings. A plan applies as soon as you set it. When it ends, active
        postings stay up and new ones wait.
      </p>
      <Form method="get" aria-label="Search clients" className="mb-5 flex max-w-[46ch] gap-2">
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">Search by name</span>
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
          <input
            type="search"
            name="q"
            key={q}
            defaultValue={q}
            placeholder="Search by name"
            className={controlClass("h-11 pr-3 pl-10.5 text-[15px]")}
          />
        </label>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {clients.length === 0 ? (
        <EmptyState
          title={q === "" ? "No clients yet" : "No client of this name"}
          text={
            q === ""
              ? "Workspaces appear here when an employer signs up or you mark a lead as won."
              : "Try a part of the name."
          }
        />
      ) : (
        <ClientList clients={clients} />
      )}
    </Page>
  );
};

export default ClientsRoute;
