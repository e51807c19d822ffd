import { data } from "react-router";
import { endedLink, readStatus } from "#domain/applications/application-status.ts";
import { readSelfIdentification } from "#domain/fairness/self-identification.ts";
import { ApplicationEnded, ApplicationStatus } from "../../features/applications/application-status.tsx";
import { ConfirmApplication } from "../../features/applications/confirm-application.tsx";
import { SelfIdentificationForm } from "../../features/fairness/self-identification-form.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { openLink } from "../../lib/open-link.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/application.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const [call, params] = [callFrom(args), { token: args.params.token }];
  const { page: link, status } = await openLink(async () => {
    const page = await call(readStatus, { params });
    const isOpen = page.isConfirmed || page.email === null;
    return { page, answer: isOpen ? (await call(readSelfIdentification, { params })).answer : null };
  });
  return data({ link }, { status });
};

export const headers = () => sealedPage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.link == null ? endedLink : `Your application: ${loaderData.link.page.job.title}`,
    "Where your application stands, what comes next and by when.",
  );

const ApplicationPage = ({ loaderData: { link }, params: { token } }: Route.ComponentProps) => {
  if (link === null) return <ApplicationEnded />;
  const { page, answer } = link;
  const isUnproven = !page.isConfirmed && page.email !== null;
  if (isUnproven && !page.standing.isOver) return <ConfirmApplication token={token} page={page} />;
  return (
    <ApplicationStatus key={token} token={token} page={page}>
      {!isUnproven && <SelfIdentificationForm token={token} company={page.job.company} answer={answer} />}
    </ApplicationStatus>
  );
};

export default ApplicationPage;
