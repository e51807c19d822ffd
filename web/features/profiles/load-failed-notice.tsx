import { ErrorState } from "../../ui/states.tsx";

interface LoadFailedNoticeProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** An empty builder would suggest that there is no profile, so a failed load is stated. */
export const LoadFailedNotice = ({ retrying, onRetry }: LoadFailedNoticeProps) => (
  <ErrorState
    className="mb-5"
    title="We couldn't load your profile"
    text="Your saved profile is safe. Keep working in this tab: we'll save your changes as soon as we're back online."
    onRetry={onRetry}
    retrying={retrying}
  />
);
