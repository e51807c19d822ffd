import { data, Navigate, redirect } from "react-router";
import { readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { CandidateView } from "../../features/candidates/page/candidate-view.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta, unlistedTitle } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { candidatePath } from "../../sections/workspace/candidate/use-candidate-panel.ts";
import { candidateParts } from "./candidate-parts.tsx";
import type { Route } from "./+types/candidate.ts";

/** A merged candidate opens under the id of the record that was kept. */
export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = readCandidatePage.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  const { id } = await read(readCandidatePage, { params: params.data });
  if (id !== params.data.id) throw redirect(candidatePath(id));
  return { prefetched };
};

export const meta = () => unlistedMeta(null, "A candidate's applications, notes, files, matches and history.");

const CandidateRoute = ({ params }: Route.ComponentProps) => {
  const page = useEndpoint(readCandidatePage, { params });
  if (page.id !== params.id) return <Navigate to={candidatePath(page.id)} replace />;
  return (
    <>
      <title>{unlistedTitle(page.name)}</title>
      <CandidateView key={page.id} {...candidateParts(page)} />
    </>
  );
};

export default CandidateRoute;
