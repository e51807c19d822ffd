import { FileUp } from "lucide-react";
import { Link } from "react-router";
import { listSavedSearches, type SavedSearch, saveSearch } from "#domain/saved-searches/saved-searches.ts";
import { type FoundPerson, searchCandidates } from "#domain/candidates/search-candidates.ts";
import { peoplePath, searchFrom } from "../../features/candidates/people-address.ts";
import { PeopleList } from "../../features/candidates/people-list.tsx";
import type { FoundPage } from "../../features/candidates/use-more-people.ts";
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
  readonly found: FoundPage;
  readonly searches: readonly SavedSearch[];
}

export const loader = async (args: Route.LoaderArgs): Promise<CandidatesPageData | null> => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true) return null;
  const call = callFrom(args);
  const search = searchFrom(new URL(args.request.url).search);
  const [page, saved] = await Promise.all([
    call(searchCandidates, { query: search }),
    me.workspace === null ? { searches: [] } : call(listSavedSearches, {}),
  ]);
  return { found: { search, page }, searches: saved.searches };
};

export const meta = () =>
  unlistedMeta("Candidates", "The people of this workspace, by words, skills, place, years and pay.");

const openerOf = ({ id, name }: FoundPerson) => (
  <Link
    to={`/platform/candidates/${id}`}
    className="rounded-tag underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
  >
    {name}
  </Link>
);

const CandidatesPage = ({ loaderData }: Route.ComponentProps) => {
  const { may, isInside } = useViewer();
  if (loaderData === null) return null;
  const { found, searches } = loaderData;
  const conditions = peoplePath(found.search).split("?")[1] ?? "";
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
      {isInside && (
        <SavedSearches
          searches={searches}
          conditions={conditions}
          onSave={(values) => call(saveSearch, { body: { ...values, conditions } })}
        />
      )}
      <PeopleList first={found} open={openerOf} />
    </Wrap>
  );
};

export default CandidatesPage;
