import { data } from "react-router";
import { type ApplicationStatusPage, endedLink, readStatus } from "#domain/applications/application-status.ts";
import { readSelfIdentification, type SelfIdentification } from "#domain/fairness/self-identification.ts";
import { ApplicationEnded, ApplicationStatus } from "../../features/applications/application-status.tsx";
import { SelfIdentificationForm } from "../../features/fairness/self-identification-form.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/application.ts";

interface OpenLink {
  readonly page: ApplicationStatusPage;
  readonly answer: SelfIdentification | null;
}

/** Nothing where the link has ended; an address cut short in a mail is as good as none. */
const openOrEnded = async (args: Route.LoaderArgs): Promise<OpenLink | null> => {
  const [call, params] = [callFrom(args), { token: args.params.token }];
  try {
    const [page, { answer }] = await Promise.all([
      call(readStatus, { params }),
      call(readSelfIdentification, { params }),
    ]);
    return { page, answer };
  } catch (answer) {
    if (answer instanceof Response && (answer.status === 400 || answer.status === 404)) return null;
    throw answer;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const link = await openOrEnded(args);
  return data({ link }, { status: link === null ? 404 : 200 });
};

export const headers = () => privatePage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.link == null ? endedLink : `Your application: ${loaderData.link.page.job.title}`,
    "Where your application stands, what comes next and by when.",
  );

const ApplicationPage = ({ loaderData: { link }, params: { token } }: Route.ComponentProps) =>
  link === null ? (
    <ApplicationEnded />
  ) : (
    <ApplicationStatus key={token} token={token} page={link.page}>
      <SelfIdentificationForm token={token} company={link.page.job.company} answer={link.answer} />
    </ApplicationStatus>
  );

export default ApplicationPage;
