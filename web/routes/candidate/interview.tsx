import { data } from "react-router";
import { endedLink, readInterviewLink } from "#domain/interviews/interview-by-link.ts";
import { ChooseTime, InterviewLinkEnded } from "../../features/interviews/choose-time.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { openLink } from "../../lib/open-link.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/interview.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await openLink(() =>
    callFrom(args)(readInterviewLink, { params: { token: args.params.token } }),
  );
  return data({ page }, { status });
};

export const headers = () => sealedPage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedLink : `Your interview: ${loaderData.page.job}`,
    "Choose a time for your interview, move it or cancel it.",
  );

const InterviewLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <InterviewLinkEnded /> : <ChooseTime key={token} token={token} page={page} />;

export default InterviewLinkPage;
