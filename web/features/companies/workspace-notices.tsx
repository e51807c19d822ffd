import { Link } from "react-router";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Notice, NoticeList } from "../../ui/notice.tsx";
import { LoadSampleData, RemoveSampleData } from "./sample-data.tsx";

const setupDone = 3;

/** What an own workspace has to say about itself before its figures. */
export const WorkspaceNotices = ({ dashboard: { workspace, jobs, teams } }: { readonly dashboard: Dashboard }) => {
  const { may } = useViewer();
  const isEmpty = jobs.length === 0 && teams.length === 0;
  const maySample = may("sample.load");
  return (
    <NoticeList label="About this workspace">
      {isEmpty && maySample && (
        <Notice action={<LoadSampleData size="small" />}>
          <span className="font-[560] text-ink">Your workspace is ready, and empty.</span> Begin with a team or a first
          job. Or look around with sample data: three teams at work, every row marked, gone again with one click.
        </Notice>
      )}
      {workspace.hasSampleData && (
        <Notice action={maySample && <RemoveSampleData size="small" />}>
          <span className="font-[560] text-ink">Sample data is loaded.</span> Rows marked Sample are invented, and the
          figures count them until they are removed.
        </Notice>
      )}
      {workspace.setupStep < setupDone && may("workspace.change") && (
        <Notice
          action={
            <Link to="/platform/onboarding" className="font-[560] text-brand underline underline-offset-4">
              Finish setting up
            </Link>
          }
        >
          Your company profile and your first team take a few minutes.
        </Notice>
      )}
    </NoticeList>
  );
};
