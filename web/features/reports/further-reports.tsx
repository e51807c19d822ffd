/** The two slower reports on the dashboard. They are loaded when their tab is opened. */
import { useQuery } from "@tanstack/react-query";
import { readReports } from "#domain/reports/reports.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { FunnelReport } from "./funnel-report.tsx";
import { StageReport } from "./stage-report.tsx";

const FurtherReports = () => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [readReports.path],
    queryFn: () => call(readReports, { query: {} }),
    staleTime: 0,
  });
  if (isError)
    return (
      <ErrorState
        title="We couldn't load Time in Stage and Funnel by Cohort"
        text="The metrics above aren't affected."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined) return <Skeleton className="h-80" />;
  return (
    <>
      <StageReport stays={data.stays} />
      <FunnelReport cohorts={data.cohorts} />
    </>
  );
};

export default withQueries(FurtherReports);
