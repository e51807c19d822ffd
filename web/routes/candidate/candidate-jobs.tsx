/** Open jobs twice: those that match the profile, and a search over all of them. Each can be saved. */
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import JobSearch from "../../features/jobs/job-search.tsx";
import { Openings } from "../../features/openings/openings.tsx";
import { SaveJobButton } from "../../features/openings/save-job-button.tsx";
import { AiNotice } from "../../features/rights/ai-notice.tsx";
import { withQueries } from "../../lib/query/query-provider.tsx";

const saveButton = (job: PublicJob) => <SaveJobButton job={job} />;

const CandidateJobs = () => (
  <>
    <AiNotice />
    <Openings />
    <h3 className="mt-14 mb-5 text-[23px]/8 md:mt-16">All open jobs</h3>
    <JobSearch action={saveButton} />
  </>
);

export default withQueries(CandidateJobs);
