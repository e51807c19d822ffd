import { Suspense } from "react";
import { data, Link, useSearchParams } from "react-router";
import {
  type ImportSummary,
  isImportInProgress,
  itemStatuses,
  type ItemStatus,
  listImportItems,
  readImport,
  readImportColumns,
} from "#domain/imports/imports.ts";
import { ColumnMappingForm } from "../../features/imports/column-mapping.tsx";
import { ImportItems } from "../../features/imports/import-items.tsx";
import { ImportProgress } from "../../features/imports/import-progress.tsx";
import { itemLabels, statusLabel } from "../../features/imports/import-labels.ts";
import { usePolling } from "../../lib/query/use-polling.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/import-one.ts";

const parseStatus = (search: URLSearchParams): ItemStatus | "" =>
  itemStatuses.find((status) => status === search.get("status")) ?? "";

const itemsQuery = (search: URLSearchParams) => ({
  status: parseStatus(search),
  after: Number(search.get("after") ?? 0) || 0,
});

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = readImport.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  const { status, fileName } = await read(readImport, { params: params.data });
  if (status === "mapping") await read(readImportColumns, { params: params.data });
  else await read(listImportItems, { params: params.data, query: itemsQuery(args.url.searchParams) });
  return { fileName, prefetched };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.fileName ?? "Import", "Import results for each file and row.");

const filters = ["", "failed", "duplicate", "done"] as const;
const filterName = (status: ItemStatus | ""): string => (status === "" ? "All" : itemLabels[status].label);

const Filters = ({
  summary,
  selectedStatus,
}: {
  readonly summary: ImportSummary;
  readonly selectedStatus: ItemStatus | "";
}) => (
  <nav aria-label="Results shown" className="mb-3 flex flex-wrap gap-2">
    {filters
      .filter((status) => status === "" || status === selectedStatus || summary.counts[status] > 0)
      .map((status) => (
        <Link
          key={status}
          to={status === "" ? "." : `?status=${status}`}
          aria-current={status === selectedStatus ? "true" : undefined}
          className={buttonClass(status === selectedStatus ? "secondary" : "quiet", "small")}
        >
          {filterName(status)}{" "}
          <span className="text-ink-3 tabular-nums">
            {(status === "" ? (summary.total ?? 0) : summary.counts[status]).toLocaleString("en-US")}
          </span>
        </Link>
      ))}
  </nav>
);

const Columns = ({ summary }: { readonly summary: ImportSummary }) => (
  <ColumnMappingForm summary={summary} columns={useEndpoint(readImportColumns, { params: { id: summary.id } })} />
);

const Results = ({ summary }: { readonly summary: ImportSummary }) => {
  const [search] = useSearchParams();
  const { items, next } = useEndpoint(listImportItems, { params: { id: summary.id }, query: itemsQuery(search) });
  usePolling(isImportInProgress(summary.status), [readImport, listImportItems]);
  const selectedStatus = parseStatus(search);
  if (summary.total === null || summary.total === 0) return null;
  return (
    <section aria-label="Results">
      <Filters summary={summary} selectedStatus={selectedStatus} />
      {items.length === 0 ? (
        <p className="py-6 text-[15px]/6 text-ink-2">None of these.</p>
      ) : (
        <ImportItems summary={summary} items={items} />
      )}
      {next !== null && (
        <Link
          to={`?${new URLSearchParams({ ...(selectedStatus === "" ? {} : { status: selectedStatus }), after: String(next) })}`}
          className={buttonClass("secondary", "medium", "mt-4")}
        >
          Next
        </Link>
      )}
    </section>
  );
};

const ImportOnePage = ({ params }: Route.ComponentProps) => {
  const summary = useEndpoint(readImport, { params });
  const { label, tone } = statusLabel(summary);
  return (
    <Page
      title={summary.fileName}
      crumbs={[
        { to: "/platform/candidates", label: "Candidates" },
        { to: "/platform/candidates/import", label: "Import" },
      ]}
      detail={<Badge tone={tone}>{label}</Badge>}
    >
      {/* The end of the mapping shows results that aren't loaded yet. */}
      <Suspense>
        {summary.status === "mapping" ? (
          <Columns summary={summary} />
        ) : (
          <div className="grid min-w-0 grid-cols-1 gap-8">
            <ImportProgress summary={summary} />
            <Results summary={summary} />
          </div>
        )}
      </Suspense>
    </Page>
  );
};

export default ImportOnePage;
