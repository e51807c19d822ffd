/** Shown in place of all reports while there are no applications. */
import { Link } from "react-router";
import { useViewer } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

export const NoReportsYet = ({ variant }: { readonly variant: "primary" | "secondary" }) => {
  const { may } = useViewer();
  return (
    <EmptyState
      title="Reports begin with the first application"
      text="Time to hire, rates, sources, time in stage and the funnel are counted from who applies. Nothing needs to be set up."
    >
      {may("job.edit") ? (
        <Link to="/platform/dashboard?tab=jobs" className={buttonClass(variant)}>
          Publish a job
        </Link>
      ) : undefined}
    </EmptyState>
  );
};
