import { clsx } from "clsx";
import { Link } from "react-router";
import { listAllShortlists, type ShortlistSummary } from "#domain/shortlists/shortlist.ts";
import { listSavedSearches } from "#domain/saved-searches/saved-searches.ts";
import { stateLabels } from "../../features/shortlists/shortlist-labels.ts";
import { SavedSearches, SaveSearchButton } from "../../features/saved-searches/saved-searches.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { MembersOnly } from "../../sections/workspace/members-only.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import type { Route } from "./+types/shortlists.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace !== null && !workspace.needsSecondFactor)
    await Promise.all([read(listAllShortlists, {}), read(listSavedSearches, {})]);
  return { prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () => unlistedMeta("Shortlists", "Shortlists of candidates for client reviewers.");

const Status = ({ state }: { readonly state: ShortlistSummary["state"] }) => {
  const [label, tone] = stateLabels[state];
  return <Badge tone={tone}>{label}</Badge>;
};

const pathOf = ({ jobId }: ShortlistSummary): string => `/platform/jobs/${jobId}?tab=shortlists`;

const columns: readonly ListColumn<ShortlistSummary>[] = [
  {
    key: "title",
    title: "Shortlist",
    value: ({ title }) => title,
    cell: (list) => (
      <Link to={pathOf(list)} className={listLinkClass}>
        {list.title}
      </Link>
    ),
  },
  {
    key: "job",
    title: "Job",
    value: ({ jobTitle }) => jobTitle,
    canFilter: true,
    cell: ({ jobTitle }) => <span className="text-ink-2">{jobTitle}</span>,
  },
  {
    key: "status",
    title: "Status",
    width: 190,
    value: ({ state }) => stateLabels[state][0],
    canFilter: true,
    cell: ({ state }) => <Status state={state} />,
  },
  {
    key: "candidates",
    title: "Candidates",
    width: 120,
    align: "right",
    value: ({ candidates }) => candidates,
    cell: ({ candidates }) => candidates,
  },
  {
    key: "reviewers",
    title: "Client reviewers",
    width: 150,
    from: 1000,
    align: "right",
    value: ({ reviewers }) => reviewers,
    cell: ({ reviewers }) => reviewers,
  },
  {
    key: "answers",
    title: "Answers",
    width: 110,
    from: 1000,
    align: "right",
    value: ({ answers }) => answers,
    cell: ({ answers }) => answers,
  },
  {
    key: "sent",
    title: "Sent",
    width: 140,
    from: 1160,
    value: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => (sentAt === null ? <span className="text-ink-3">Not sent</span> : <Timestamp iso={sentAt} />),
  },
];

const phoneRow = (list: ShortlistSummary) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <Link to={pathOf(list)} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {list.title}
      </Link>
      <Status state={list.state} />
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      {list.jobTitle} · {list.candidates} {list.candidates === 1 ? "candidate" : "candidates"}
    </p>
  </>
);

const Shortlists = () => {
  const { shortlists } = useEndpoint(listAllShortlists, {});
  const { may } = useViewer();
  return (
    <Page title="Shortlists" detail={<span>{shortlists.length}</span>} fillsWindow>
      {shortlists.length === 0 ? (
        <EmptyState
          className="m-4 md:m-6"
          {...(may("shortlist.draft")
            ? {
                title: "No shortlists yet",
                text: "Shortlists for client reviewers appear here. Create one from a job's pipeline.",
              }
            : {
                title: "No shortlists to show",
                text: "You see the shortlists of jobs that you can edit. Ask an admin for access to others.",
              })}
        />
      ) : (
        <>
          <SavedSearches list="shortlists" />
          <ListTable
            saveButton={<SaveSearchButton list="shortlists" />}
            name="shortlists"
            label="Shortlists"
            columns={columns}
            rows={shortlists}
            rowKey={({ id }) => id}
            rowHref={pathOf}
            phoneRow={phoneRow}
          />
        </>
      )}
    </Page>
  );
};

const ShortlistsPage = () =>
  useViewer().hasWorkspace ? (
    <Shortlists />
  ) : (
    <Page title="Shortlists">
      <MembersOnly thing="shortlists" />
    </Page>
  );

export default ShortlistsPage;
