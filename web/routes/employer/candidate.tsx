import { data, Navigate, redirect } from "react-router";
import { readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { CandidateView } from "../../features/candidates/page/candidate-view.tsx";
import type { MatchRenderers } from "../../features/candidates/page/matches-section.tsx";
import { InterviewsSection } from "../../features/interviews/interviews-section.tsx";
import { OffersSection } from "../../features/offers/offers-section.tsx";
import { MatchBadge } from "../../features/matching/results/match-badge.tsx";
import { MatchEvidence } from "../../features/matching/results/match-evidence.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta, unlistedTitle } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import type { Route } from "./+types/candidate.ts";

const pathOf = (id: string): string => `/platform/candidates/${id}`;

/** A merged candidate opens under the id of the record that was kept. */
export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = readCandidatePage.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  const { id } = await read(readCandidatePage, { params: params.data });
  if (id !== params.data.id) throw redirect(pathOf(id));
  return { prefetched };
};

export const meta = () => unlistedMeta(null, "A candidate: applications, notes, files, matches and history.");

const matchClass: MatchRenderers = {
  badge: (score) => <MatchBadge score={score} />,
  evidence: (trace) => <MatchEvidence trace={trace} limitText="for the reason given above" />,
};

const CandidateRoute = ({ params }: Route.ComponentProps) => {
  const page = useEndpoint(readCandidatePage, { params });
  if (page.id !== params.id) return <Navigate to={pathOf(page.id)} replace />;
  return (
    <>
      <title>{unlistedTitle(page.name)}</title>
      <CandidateView
        key={page.id}
        page={page}
        matchRenderers={matchClass}
        interviews={<InterviewsSection candidate={page} />}
        offers={<OffersSection candidate={page} />}
      />
    </>
  );
};

export default CandidateRoute;
