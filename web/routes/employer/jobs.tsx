import { useSearchParams } from "react-router";
import { readDashboard } from "#domain/dashboard/dashboard.ts";
import { JobList } from "../../features/jobs/job-list.tsx";
import { NewJobButton } from "../../features/jobs/new-job-button.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { PlanLine } from "../../sections/workspace/plan-line.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/jobs.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const { read, prefetched } = startPrefetch(args);
  await read(readDashboard, {});
  return { prefetched };
};

export const meta = () => unlistedMeta("Jobs", "The jobs of this workspace, with their status and applicants.");

const JobsPage = () => {
  const { jobs, teams, plan, workspace } = useEndpoint(readDashboard, {});
  const [search] = useSearchParams();
  const newJob = <NewJobButton teams={teams} size="small" startOpen={search.get("new") === "1"} />;
  return (
    <Page title="Jobs" detail={<span>{jobs.length.toLocaleString("en-US")}</span>} actions={newJob}>
      <div className="grid grid-cols-1 gap-5">
        {!workspace.isDemo && <PlanLine plan={plan} />}
        <JobList jobs={jobs} />
      </div>
    </Page>
  );
};

export default JobsPage;
