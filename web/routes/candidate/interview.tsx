import { data } from "react-router";
import { endedLink, type InterviewByLink, readInterviewLink } from "#domain/interviews/interview-by-link.ts";
import { ChooseTime, InterviewLinkEnded } from "../../features/interviews/choose-time.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/interview.ts";

/** Nothing where the link has ended; an address cut short in a mail is as good as none. */
const openOrEnded = async (args: Route.LoaderArgs): Promise<InterviewByLink | null> => {
  try {
    return await callFrom(args)(readInterviewLink, { params: { token: args.params.token } });
  } catch (answer) {
    if (answer instanceof Response && (answer.status === 400 || answer.status === 404)) return null;
    throw answer;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const page = await openOrEnded(args);
  return data({ page }, { status: page === null ? 404 : 200 });
};

export const headers = () => privatePage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedLink : `Your interview: ${loaderData.page.job}`,
    "Choose a time for your interview, move it or cancel it.",
  );

const InterviewLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <InterviewLinkEnded /> : <ChooseTime key={token} token={token} page={page} />;

export default InterviewLinkPage;
