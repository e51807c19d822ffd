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
    text="Your saved profile is safe. What you write now stays in this tab and is added as soon as the server responds."
    onRetry={onRetry}
    retrying={retrying}
  />
);
