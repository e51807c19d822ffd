import { data } from "react-router";
import { invalidLinkMessage, readStatus } from "#domain/applications/application-status.ts";
import { readSelfIdentification } from "#domain/fairness/self-identification.ts";
import { ApplicationEnded, ApplicationStatus } from "../../features/applications/application-status.tsx";
import { ConfirmApplication } from "../../features/applications/confirm-application.tsx";
import { SelfIdentificationForm } from "../../features/fairness/self-identification-form.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/application.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const [call, params] = [createCaller(args), { token: args.params.token }];
  const { page: link, status } = await loadLinkPage(async () => {
    const page = await call(readStatus, { params });
    const isOpen = page.isConfirmed || page.email === null;
    return { page, answer: isOpen ? (await call(readSelfIdentification, { params })).answer : null };
  });
  return data({ link }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.link == null ? invalidLinkMessage : `Your application: ${loaderData.link.page.job.title}`,
    "The status of your application, what's next and when you'll hear back.",
  );

const ApplicationPage = ({ loaderData: { link }, params: { token } }: Route.ComponentProps) => {
  if (link === null) return <ApplicationEnded />;
  const { page, answer } = link;
  const isEmailUnconfirmed = !page.isConfirmed && page.email !== null;
  if (isEmailUnconfirmed && !page.standing.isOver) return <ConfirmApplication token={token} page={page} />;
  return (
    <ApplicationStatus key={token} token={token} page={page}>
      {!isEmailUnconfirmed && <SelfIdentificationForm token={token} company={page.job.company} answer={answer} />}
    </ApplicationStatus>
  );
};

export default ApplicationPage;
