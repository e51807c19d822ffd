import { Link } from "react-router";
import { listOffers, type OfferSummary } from "#domain/offers/offers.ts";
import { formatDeadline, formatLongDay, formatPay, offerStatusLabels } from "#domain/offers/offer-text.ts";
import { toneOf } from "../../features/offers/offer-tone.ts";
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
import type { Route } from "./+types/offers.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace !== null && !workspace.needsSecondFactor) await read(listOffers, {});
  return { prefetched };
};

export const meta = () =>
  unlistedMeta("Offers", "The offers of this workspace, with their pay, start and response date.");

const columns: readonly Column<OfferSummary>[] = [
  {
    key: "candidate",
    title: "Candidate",
    cell: ({ candidateId, candidate }) => (
      <Link
        to={`/platform/candidates/${candidateId}`}
        className="font-[560] wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
      >
        {candidate}
      </Link>
    ),
  },
  {
    key: "job",
    title: "Job",
    cell: ({ jobId, jobTitle }) => (
      <Link to={`/platform/jobs/${jobId}`} className="text-ink-2 wrap-anywhere underline-offset-4 hover:underline">
        {jobTitle}
      </Link>
    ),
  },
  {
    key: "status",
    title: "Status",
    cell: ({ status }) => <Badge tone={toneOf(status)}>{offerStatusLabels[status]}</Badge>,
  },
  { key: "pay", title: "Pay", align: "right", cell: (offer) => formatPay(offer) },
  { key: "start", title: "Start date", cell: ({ startsOn }) => formatLongDay(startsOn) },
  { key: "deadline", title: "Respond by", cell: ({ answerBy, timeZone }) => formatDeadline(answerBy, timeZone) },
];

const Offers = () => {
  const { offers } = useEndpoint(listOffers, {});
  return offers.length === 0 ? (
    <EmptyState
      title="No offers yet"
      text="Offers that you draft or send appear here. Create one from a candidate's page."
    />
  ) : (
    <Table caption="Offers" columns={columns} rows={offers} rowKey={({ id }) => id} />
  );
};

const OffersPage = () => (
  <Page title="Offers">{useViewer().hasWorkspace ? <Offers /> : <MembersOnly thing="offers" />}</Page>
);

export default OffersPage;
