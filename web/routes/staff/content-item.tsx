import { ExternalLink } from "lucide-react";
import { data } from "react-router";
import { readContent } from "#domain/publishing/content.ts";
import { ContentEditor } from "../../features/publishing/content-editor.tsx";
import { ContentHistory } from "../../features/publishing/content-history.tsx";
import { RemovedNotice } from "../../features/publishing/removed-notice.tsx";
import { RemoveContent } from "../../features/publishing/remove-content.tsx";
import { pathOf, stateLabels, subjectLabels } from "../../features/publishing/subject-labels.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/content-item.ts";
import { previewOf } from "./content-preview.tsx";

export const loader = async (args: Route.LoaderArgs) => {
  const params = readContent.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const page = await createCaller(args)(readContent, { params: params.data });
  return { subject: params.data.subject, page, me: args.context.get(meContext).person?.name ?? "" };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.page.title ?? "Content", "Edit site content.");

const ContentItemPage = ({ loaderData: { subject, page, me } }: Route.ComponentProps) => (
  <Page
    title={page.title}
    crumbs={[
      { to: "/staff/content", label: "Content" },
      { to: pathOf(subject), label: subjectLabels[subject].plural },
    ]}
    detail={
      <>
        {page.isSample && <SampleBadge />}
        {page.state === "unpublished" && <Badge>{stateLabels.unpublished}</Badge>}
      </>
    }
    actions={
      page.state !== "removed" && (
        <>
          {page.address !== null && (
            <a href={page.address} target="_blank" rel="noreferrer" className={buttonClass("secondary", "small")}>
              View on the site <ExternalLink aria-hidden="true" />
            </a>
          )}
          <RemoveContent subject={subject} page={page} />
        </>
      )
    }
  >
    {page.state === "removed" && <RemovedNotice subject={subject} page={page} />}
    <ContentEditor key={page.id} subject={subject} page={page} preview={previewOf(subject, me)} />
    <ContentHistory subject={subject} page={page} />
  </Page>
);

export default ContentItemPage;
