/** The applications of this session with their status. Renders nothing if there are none. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { OwnApplication } from "#domain/applications/application-status.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { PageSection } from "../../sections/page-section.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { ownApplicationsOptions } from "./applications.queries.ts";

const Row = ({ application }: { readonly application: OwnApplication }) => {
  const { title, company, appliedAt, standing, statusPath } = application;
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-5 gap-y-1.5 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <Link
          to={statusPath}
          className="font-[560] wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
          prefetch="intent"
        >
          {title}
        </Link>
        <p className="text-sm/5 wrap-anywhere text-ink-3">
          {company}, applied <Timestamp iso={appliedAt} />
        </p>
      </div>
      <Badge tone={standing.isExpired ? "warn" : standing.isOver ? "plain" : "soft"}>{standing.short}</Badge>
      <p className="col-span-2 text-[15px]/6 text-ink-2">{standing.by ?? standing.where}</p>
    </li>
  );
};

const OwnApplications = () => {
  const { data } = useQuery(ownApplicationsOptions);
  const applications = data?.applications ?? [];
  if (applications.length === 0) return null;
  return (
    <PageSection id="applications">
      <h2 className="text-[28px]/9 md:text-[34px]/10">Your applications</h2>
      <ul aria-label="Your applications" className={cardClass("mt-6 max-w-[860px] divide-y divide-line")}>
        {applications.map((each) => (
          <Row key={each.id} application={each} />
        ))}
      </ul>
    </PageSection>
  );
};

export default withQueries(OwnApplications);
