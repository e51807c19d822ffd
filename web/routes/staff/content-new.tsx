import { data } from "react-router";
import { addContent } from "#domain/publishing/content.ts";
import { ContentEditor } from "../../features/publishing/content-editor.tsx";
import { pathOf, subjectLabels } from "../../features/publishing/subject-labels.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/content-new.ts";
import { previewOf } from "./content-preview.tsx";

export const loader = ({ params: given, context }: Route.LoaderArgs) => {
  const params = addContent.params.safeParse(given);
  if (!params.success) throw data(null, { status: 404 });
  return { ...params.data, me: context.get(meContext).person?.name ?? "" };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData === undefined ? "Content" : subjectLabels[loaderData.subject].add, "What staff publish.");

const NewContentPage = ({ loaderData: { subject, me } }: Route.ComponentProps) => (
  <Container className="pt-7 pb-16 md:pt-9 md:pb-24">
    <BackLink to={pathOf(subject)}>{subjectLabels[subject].plural}</BackLink>
    <h1 className="mt-3 mb-7 text-[32px]/[1.12] md:text-[40px]/[1.1]">{subjectLabels[subject].add}</h1>
    <ContentEditor key={subject} subject={subject} page={null} preview={previewOf(subject, me)} />
  </Container>
);

export default NewContentPage;
