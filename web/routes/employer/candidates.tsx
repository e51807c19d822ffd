import { FileUp } from "lucide-react";
import { Link } from "react-router";
import { listSavedSearches, type SavedSearch, saveSearch } from "#domain/saved-searches/saved-searches.ts";
import { type FoundCandidate, searchCandidates } from "#domain/candidates/search-candidates.ts";
import { candidatesPath, parseSearch } from "../../features/candidates/candidate-search.ts";
import { CandidateList } from "../../features/candidates/candidate-list.tsx";
import type { CandidateSearchPage } from "../../features/candidates/use-more-candidates.ts";
import { SavedSearches } from "../../features/saved-searches/saved-searches.tsx";
import { call } from "../../lib/api.ts";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useViewer } from "../../lib/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/candidates.ts";

interface CandidatesPageData {
  readonly found: CandidateSearchPage;
  readonly searches: readonly SavedSearch[];
}

export const loader = async (args: Route.LoaderArgs): Promise<CandidatesPageData | null> => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true) return null;
  const call = callFrom(args);
  const search = parseSearch(new URL(args.request.url).search);
  const [page, saved] = await Promise.all([
    call(searchCandidates, { query: search }),
    me.workspace === null ? { searches: [] } : call(listSavedSearches, {}),
  ]);
  return { found: { search, page }, searches: saved.searches };
};

export const meta = () =>
  unlistedMeta("Candidates", "The people of this workspace, by words, skills, place, years and pay.");

const candidateLink = ({ id, name }: FoundCandidate) => (
  <Link
    to={`/platform/candidates/${id}`}
    className="rounded-tag underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
  >
    {name}
  </Link>
);

const CandidatesPage = ({ loaderData }: Route.ComponentProps) => {
  const { may, hasWorkspace } = useViewer();
  if (loaderData === null) return null;
  const { found, searches } = loaderData;
  const conditions = candidatesPath(found.search).split("?")[1] ?? "";
  return (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-[26px] md:text-[34px]">Candidates</h1>
        {may("candidate.import") && (
          <Link to="/platform/candidates/import" className={buttonClass("secondary", "small")}>
            <FileUp aria-hidden="true" />
            Import people
          </Link>
        )}
      </div>
      {hasWorkspace && (
        <SavedSearches
          searches={searches}
          conditions={conditions}
          onSave={(values) => call(saveSearch, { body: { ...values, conditions } })}
        />
      )}
      <CandidateList firstPage={found} renderName={candidateLink} />
    </Wrap>
  );
};

export default CandidatesPage;
