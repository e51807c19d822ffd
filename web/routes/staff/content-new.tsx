import { data } from "react-router";
import { addContent } from "#domain/publishing/content.ts";
import { ContentEditor } from "../../features/publishing/content-editor.tsx";
import { pathOf, subjectLabels } from "../../features/publishing/subject-labels.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/content-new.ts";
import { previewOf } from "./content-preview.tsx";

export const loader = ({ params: given, context }: Route.LoaderArgs) => {
  const params = addContent.params.safeParse(given);
  if (!params.success) throw data(null, { status: 404 });
  return { ...params.data, me: context.get(meContext).person?.name ?? "" };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData === undefined ? "Content" : subjectLabels[loaderData.subject].add, "Edit site content.");

const NewContentPage = ({ loaderData: { subject, me } }: Route.ComponentProps) => (
  <Page
    title={subjectLabels[subject].add}
    crumbs={[
      { to: "/staff/content", label: "Content" },
      { to: pathOf(subject), label: subjectLabels[subject].plural },
    ]}
  >
    <ContentEditor key={subject} subject={subject} page={null} preview={previewOf(subject, me)} />
  </Page>
);

export default NewContentPage;
