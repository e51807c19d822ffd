import { data } from "react-router";
import { listContent } from "#domain/publishing/content.ts";
import { ContentList } from "../../features/publishing/content-list.tsx";
import { subjectLabels } from "../../features/publishing/subject-labels.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/content-subject.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const params = listContent.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const search = new URL(args.request.url).searchParams;
  const q = (search.get("q") ?? "").trim().slice(0, 100);
  const view = search.get("view") === "removed" ? ("removed" as const) : ("current" as const);
  const page = await createCaller(args)(listContent, { params: params.data, query: { q, view } });
  return { ...params.data, page, q, view, now: new Date().toISOString() };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData === undefined ? "Content" : subjectLabels[loaderData.subject].plural, "Edit site content.");

const ContentSubjectPage = ({ loaderData }: Route.ComponentProps) => (
  <Page title={subjectLabels[loaderData.subject].plural} crumbs={[{ to: "/staff/content", label: "Content" }]}>
    <p className="mb-5 text-[15px]/6 text-ink-2">{subjectLabels[loaderData.subject].location}</p>
    <ContentList key={loaderData.subject} {...loaderData} />
  </Page>
);

export default ContentSubjectPage;
