/** Shown in place of all reports while there are no applications. */
import { Link } from "react-router";
import { useViewer } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

export const NoReportsYet = ({ variant }: { readonly variant: "primary" | "secondary" }) => {
  const { may } = useViewer();
  return (
    <EmptyState
      title="No reports yet"
      text="Time to hire, rates, sources, time in stage, and the funnel appear after your first application. There's nothing to set up."
    >
      {may("job.edit") ? (
        <Link to="/platform/dashboard?tab=jobs" className={buttonClass(variant)}>
          Publish a job
        </Link>
      ) : undefined}
    </EmptyState>
  );
};
