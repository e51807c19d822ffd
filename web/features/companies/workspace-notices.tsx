import { Link } from "react-router";
import { useViewer } from "../../lib/auth/viewer.ts";
import { NoticeItem, NoticeList } from "../../ui/notice.tsx";
import { FirstSteps, type FirstStepsProps } from "./first-steps.tsx";
import { RemoveSampleData } from "./sample-data.tsx";

/** Setup and sample data notices above the metrics. */
export const WorkspaceNotices = (props: FirstStepsProps) => {
  const { may, me } = useViewer();
  const { workspace } = props.dashboard;
  // A workspace that is closing needs no setup.
  const canSetUp = may("workspace.change") && (me.workspace?.closesAt ?? null) === null;
  if (!workspace.hasSampleData) return canSetUp ? <FirstSteps {...props} /> : null;
  return (
    <NoticeList label="About this workspace">
      <NoticeItem action={may("sample.load") && <RemoveSampleData size="small" />}>
        <span className="font-[560] text-ink">Sample data is loaded.</span> Rows marked Sample aren't real. They count
        in your analytics until you remove them.
      </NoticeItem>
      {!workspace.hasProfile && canSetUp && (
        <NoticeItem
          action={
            <Link to="/platform/onboarding" className="font-[560] text-brand underline underline-offset-4">
              Finish setting up
            </Link>
          }
        >
          Completing your company profile takes a few minutes.
        </NoticeItem>
      )}
    </NoticeList>
  );
};
