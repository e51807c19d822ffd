import { data } from "react-router";
import { endedLinkMessage, readInterviewLink } from "#domain/interviews/interview-by-link.ts";
import { ChooseTime, InterviewLinkEnded } from "../../features/interviews/choose-time.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/interview.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await loadLinkPage(() =>
    createCaller(args)(readInterviewLink, { params: { token: args.params.token } }),
  );
  return data({ page }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedLinkMessage : `Your interview: ${loaderData.page.job}`,
    "Choose, change or cancel your interview time.",
  );

const InterviewLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <InterviewLinkEnded /> : <ChooseTime key={token} token={token} page={page} />;

export default InterviewLinkPage;
