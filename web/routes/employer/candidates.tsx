import { FileUp } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { listSavedSearches } from "#domain/saved-searches/saved-searches.ts";
import { searchCandidates } from "#domain/candidates/search-candidates.ts";
import { parseSearch, useCandidateSearch } from "../../features/candidates/candidate-search.ts";
import { CandidateList } from "../../features/candidates/candidate-list.tsx";
import { SavedSearches, SaveSearchButton } from "../../features/saved-searches/saved-searches.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/candidates.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true) return null;
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([
    read(searchCandidates, { query: parseSearch(args.url.search) }),
    me.workspace !== null && read(listSavedSearches, {}),
  ]);
  return { prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("Candidates", "Search candidates by keyword, skill, location, experience and salary.");

const CandidatesPage = () => {
  const { may, hasWorkspace } = useViewer();
  const { search } = useCandidateSearch();
  const page = useEndpoint(searchCandidates, { query: search });
  // A new object makes the list start over.
  const searchPage = useMemo(() => ({ search, page }), [search, page]);
  return (
    <Page
      title="Candidates"
      actions={
        may("candidate.import") && (
          <Link to="/platform/candidates/import" className={buttonClass("secondary", "small")}>
            <FileUp aria-hidden="true" />
            Import candidates
          </Link>
        )
      }
      fillsWindow
    >
      {hasWorkspace && <SavedSearches list="candidates" />}
      <CandidateList firstPage={searchPage} saveButton={hasWorkspace && <SaveSearchButton list="candidates" />} />
    </Page>
  );
};

export default CandidatesPage;
