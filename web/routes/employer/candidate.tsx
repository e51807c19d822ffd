import { data, redirect } from "react-router";
import { type CandidatePage, readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { CandidateView } from "../../features/candidates/page/candidate-view.tsx";
import type { MatchRenderers } from "../../features/candidates/page/matches-section.tsx";
import { InterviewsSection } from "../../features/interviews/interviews-section.tsx";
import { OffersSection } from "../../features/offers/offers-section.tsx";
import { MatchBadge } from "../../features/matching/match-badge.tsx";
import { MatchEvidence } from "../../features/matching/match-evidence.tsx";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/candidate.ts";

export const loader = async (args: Route.LoaderArgs): Promise<CandidatePage | null> => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = readCandidatePage.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const page = await callFrom(args)(readCandidatePage, { params: params.data });
  if (page.id !== params.data.id) throw redirect(`/platform/candidates/${page.id}`);
  return page;
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.name ?? "Candidate", "A candidate: applications, notes, files, matches and history.");

const matchClass: MatchRenderers = {
  badge: (score) => <MatchBadge score={score} />,
  evidence: (trace) => <MatchEvidence trace={trace} limitText="for the reason given above" />,
};

const CandidateRoute = ({ loaderData: page }: Route.ComponentProps) =>
  page === null ? null : (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <BackLink to="/platform/candidates">Candidates</BackLink>
      <CandidateView
        key={page.id}
        page={page}
        matchRenderers={matchClass}
        interviews={<InterviewsSection candidate={page} />}
        offers={<OffersSection candidate={page} />}
      />
    </Wrap>
  );

export default CandidateRoute;
