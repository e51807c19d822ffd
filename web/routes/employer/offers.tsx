import { clsx } from "clsx";
import { Link } from "react-router";
import { listOffers, type OfferSummary } from "#domain/offers/offers.ts";
import { formatShortDay } from "#domain/calendar-day.ts";
import { formatPay, offerStatusLabels } from "#domain/offers/offer-text.ts";
import { listSavedSearches } from "#domain/saved-searches/saved-searches.ts";
import { toneOf } from "../../features/offers/offer-tone.ts";
import { SavedSearches, SaveSearchButton } from "../../features/saved-searches/saved-searches.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { MembersOnly } from "../../sections/workspace/members-only.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Page } from "../../ui/page.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/offers.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace !== null && !workspace.needsSecondFactor)
    await Promise.all([read(listOffers, {}), read(listSavedSearches, {})]);
  return { prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("Offers", "Offers in this workspace, with pay, start date and response deadline.");

const columns: readonly ListColumn<OfferSummary>[] = [
  {
    key: "candidate",
    title: "Candidate",
    value: ({ candidate }) => candidate,
    cell: ({ candidateId, candidate }) => (
      <CandidateLink candidateId={candidateId} className={listLinkClass}>
        {candidate}
      </CandidateLink>
    ),
  },
  {
    key: "job",
    title: "Job",
    value: ({ jobTitle }) => jobTitle,
    canFilter: true,
    cell: ({ jobId, jobTitle }) => (
      <Link to={`/platform/jobs/${jobId}`} className="text-ink-2 underline-offset-4 hover:underline">
        {jobTitle}
      </Link>
    ),
  },
  {
    key: "status",
    title: "Status",
    width: 180,
    value: ({ status }) => offerStatusLabels[status],
    canFilter: true,
    cell: ({ status }) => <Badge tone={toneOf(status)}>{offerStatusLabels[status]}</Badge>,
  },
  {
    key: "pay",
    title: "Pay",
    width: 150,
    align: "right",
    value: ({ amount }) => amount,
    cell: (offer) => formatPay(offer),
  },
  {
    key: "start",
    title: "Start date",
    width: 130,
    from: 1160,
    value: ({ startsOn }) => startsOn,
    cell: ({ startsOn }) => formatShortDay(startsOn),
  },
  {
    key: "deadline",
    title: "Respond by",
    width: 210,
    from: 1000,
    value: ({ answerBy }) => answerBy,
    cell: ({ answerBy }) => <Timestamp iso={answerBy} precision="minute" />,
  },
];

const phoneRow = (offer: OfferSummary) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <CandidateLink candidateId={offer.candidateId} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {offer.candidate}
      </CandidateLink>
      <Badge tone={toneOf(offer.status)}>{offerStatusLabels[offer.status]}</Badge>
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      {formatPay(offer)} · {offer.jobTitle}
    </p>
  </>
);

const candidateOf = ({ candidateId }: OfferSummary): string => candidateId;

const Offers = () => {
  const { offers } = useEndpoint(listOffers, {});
  const { may } = useViewer();
  return (
    <Page title="Offers" detail={<span>{offers.length}</span>} fillsWindow>
      {offers.length === 0 ? (
        <EmptyState
          className="m-4 md:m-6"
          {...(may("offer.make")
            ? {
                title: "No offers yet",
                text: "Offers that you draft or send appear here. Create one from a candidate's page.",
              }
            : {
                title: "No offers to show",
                text: "You see the offers of jobs that you can edit. Ask an admin for access to others.",
              })}
        />
      ) : (
        <>
          <SavedSearches list="offers" />
          <ListTable
            saveButton={<SaveSearchButton list="offers" />}
            name="offers"
            label="Offers"
            columns={columns}
            rows={offers}
            rowKey={({ id }) => id}
            candidateOf={candidateOf}
            phoneRow={phoneRow}
          />
        </>
      )}
    </Page>
  );
};

const OffersPage = () =>
  useViewer().hasWorkspace ? (
    <Offers />
  ) : (
    <Page title="Offers">
      <MembersOnly thing="offers" />
    </Page>
  );

export default OffersPage;
