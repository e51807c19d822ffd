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
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/content-item.ts";
import { previewOf } from "./content-preview.tsx";

export const loader = async (args: Route.LoaderArgs) => {
  const params = readContent.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const page = await createCaller(args)(readContent, { params: params.data });
  return { subject: params.data.subject, page, me: args.context.get(meContext).person?.name ?? "" };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.page.title ?? "Content", "What staff publish.");

const ContentItemPage = ({ loaderData: { subject, page, me } }: Route.ComponentProps) => (
  <Container className="pt-7 pb-16 md:pt-9 md:pb-24">
    <BackLink to={pathOf(subject)}>{subjectLabels[subject].plural}</BackLink>
    <div className="mt-3 mb-7 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72 text-[28px]/[1.15] wrap-anywhere md:text-[36px]/[1.12]">
        <h1 className="inline">{page.title}</h1>
        {page.isSample && <SampleBadge />}
      </div>
      {page.state !== "removed" && (
        <div className="flex flex-wrap items-center gap-2">
          {page.state === "unpublished" && <Badge>{stateLabels.unpublished}</Badge>}
          {page.address !== null && (
            <a href={page.address} target="_blank" rel="noreferrer" className={buttonClass("secondary", "small")}>
              See it on the site <ExternalLink aria-hidden="true" />
            </a>
          )}
          <RemoveContent subject={subject} page={page} />
        </div>
      )}
    </div>
    {page.state === "removed" && <RemovedNotice subject={subject} page={page} />}
    <ContentEditor key={page.id} subject={subject} page={page} preview={previewOf(subject, me)} />
    <ContentHistory subject={subject} page={page} />
  </Container>
);

export default ContentItemPage;
