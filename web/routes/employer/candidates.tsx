import { type FoundPerson, searchCandidates } from "#domain/candidates/search-candidates.ts";
import { searchFrom } from "../../features/candidates/people-address.ts";
import { PeopleList } from "../../features/candidates/people-list.tsx";
import type { FoundPage } from "../../features/candidates/use-more-people.ts";
import { CandidateButton } from "../../features/matching/candidate-button.tsx";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/candidates.ts";

export const loader = async (args: Route.LoaderArgs): Promise<FoundPage | null> => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const search = searchFrom(new URL(args.request.url).search);
  return { search, page: await callFrom(args)(searchCandidates, { query: search }) };
};

export const meta = () =>
  unlistedMeta("Candidates", "The people of this workspace, by words, skills, place, years and pay.");

const openerOf = ({ id, name }: FoundPerson) => <CandidateButton candidateId={id} name={name} asName />;

const CandidatesPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData === null ? null : (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <h1 className="mb-6 text-[26px] md:text-[34px]">Candidates</h1>
      <PeopleList first={loaderData} open={openerOf} />
    </Wrap>
  );

export default CandidatesPage;
