import { data } from "react-router";
import { invalidConsentLinkMessage, readSubmission } from "#domain/shortlists/submission-consent.ts";
import { SubmissionEnded, SubmissionPage } from "../../features/shortlists/submission-page.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/submission.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await loadLinkPage(() =>
    createCaller(args)(readSubmission, { params: { token: args.params.token } }),
  );
  return data({ page, isGone: status === 410 }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? invalidConsentLinkMessage : `Share your details? ${loaderData.page.job}`,
    "Review the details to be shared, who would see them and until when.",
  );

const SubmissionRoute = ({ loaderData: { page, isGone }, params: { token } }: Route.ComponentProps) =>
  page === null ? <SubmissionEnded isGone={isGone} /> : <SubmissionPage key={token} token={token} page={page} />;

export default SubmissionRoute;
