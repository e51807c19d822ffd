import { Link } from "react-router";
import { listAllShortlists, type ShortlistSummary } from "#domain/shortlists/shortlist.ts";
import { stateLabels } from "../../features/shortlists/shortlist-labels.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { MembersOnly } from "../../sections/workspace/members-only.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import type { Route } from "./+types/shortlists.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace !== null && !workspace.needsSecondFactor) await read(listAllShortlists, {});
  return { prefetched };
};

export const meta = () => unlistedMeta("Shortlists", "Candidates that were put together for client reviewers.");

const Status = ({ state }: { readonly state: ShortlistSummary["state"] }) => {
  const [label, tone] = stateLabels[state];
  return <Badge tone={tone}>{label}</Badge>;
};

const columns: readonly Column<ShortlistSummary>[] = [
  {
    key: "title",
    title: "Shortlist",
    cell: ({ jobId, title }) => (
      <Link
        to={`/platform/jobs/${jobId}?tab=shortlists`}
        className="font-[560] wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
      >
        {title}
      </Link>
    ),
  },
  { key: "job", title: "Job", cell: ({ jobTitle }) => <span className="text-ink-2 wrap-anywhere">{jobTitle}</span> },
  { key: "status", title: "Status", cell: ({ state }) => <Status state={state} /> },
  { key: "candidates", title: "Candidates", align: "right", cell: ({ candidates }) => candidates },
  { key: "reviewers", title: "Client reviewers", align: "right", cell: ({ reviewers }) => reviewers },
  { key: "answers", title: "Answers", align: "right", cell: ({ answers }) => answers },
  {
    key: "sent",
    title: "Sent",
    cell: ({ sentAt }) => (sentAt === null ? <span className="text-ink-3">Not sent</span> : <Timestamp iso={sentAt} />),
  },
];

const Shortlists = () => {
  const { shortlists } = useEndpoint(listAllShortlists, {});
  return shortlists.length === 0 ? (
    <EmptyState
      title="No shortlists yet"
      text="Shortlists for client reviewers appear here. Create one from a job's pipeline."
    />
  ) : (
    <Table caption="Shortlists" columns={columns} rows={shortlists} rowKey={({ id }) => id} />
  );
};

const ShortlistsPage = () => (
  <Page title="Shortlists">{useViewer().hasWorkspace ? <Shortlists /> : <MembersOnly thing="shortlists" />}</Page>
);

export default ShortlistsPage;
