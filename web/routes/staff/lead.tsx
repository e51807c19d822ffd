import { data, isRouteErrorResponse, useParams, useRouteError } from "react-router";
import { readLead, type LeadPage } from "#domain/desk/lead-page.ts";
import { useInboxFilter } from "../../features/desk/inbox-address.ts";
import { LeadScreen, NoSuchLead } from "../../features/desk/lead-screen.tsx";
import { deskIsOpenTo } from "../../lib/desk-door.ts";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/lead.ts";

export const loader = async (args: Route.LoaderArgs): Promise<LeadPage | null> => {
  if (!deskIsOpenTo(args.context.get(meContext))) return null;
  const params = readLead.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  return callFrom(args)(readLead, { params: params.data });
};

/** In the browser the screen reads by itself, from memory where it can: a step to the next lead waits for nothing. */
export const clientLoader = (): LeadPage | null => null;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.lead.name ?? "Lead", "A lead, the person behind it and everything that happened.");

const LeadRoute = ({ loaderData }: Route.ComponentProps) => {
  const { id = "" } = useParams();
  return <LeadScreen id={id} filter={useInboxFilter()} first={loaderData} />;
};

export default LeadRoute;

export const ErrorBoundary = () => {
  const error = useRouteError();
  const filter = useInboxFilter();
  if (isRouteErrorResponse(error) && error.status === 404) return <NoSuchLead filter={filter} />;
  throw error;
};
