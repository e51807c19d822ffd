import { data, isRouteErrorResponse, useParams, useRouteError } from "react-router";
import { readLead, type LeadPage } from "#domain/desk/lead-page.ts";
import { useInboxFilter } from "../../features/desk/inbox/inbox-url.ts";
import { LeadScreen, LeadNotFound } from "../../features/desk/lead/lead-screen.tsx";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/lead.ts";

export const loader = async (args: Route.LoaderArgs): Promise<LeadPage | null> => {
  if (!canUseDesk(args.context.get(meContext))) return null;
  const params = readLead.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  return createCaller(args)(readLead, { params: params.data });
};

/** In the browser the screen fetches from its cache if possible, so that going to the next lead doesn't wait. */
export const clientLoader = (): LeadPage | null => null;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.lead.name ?? "Lead", "Lead details, contact and activity.");

const LeadRoute = ({ loaderData }: Route.ComponentProps) => {
  const { id = "" } = useParams();
  return <LeadScreen id={id} filter={useInboxFilter()} initialPage={loaderData} />;
};

export default LeadRoute;

export const ErrorBoundary = () => {
  const error = useRouteError();
  const filter = useInboxFilter();
  if (isRouteErrorResponse(error) && error.status === 404) return <LeadNotFound filter={filter} />;
  throw error;
};
