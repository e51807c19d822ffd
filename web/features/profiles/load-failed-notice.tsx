import { ErrorState } from "../../ui/states.tsx";

interface LoadFailedNoticeProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** An empty builder would suggest that there is no profile, so a failed load is stated. */
export const LoadFailedNotice = ({ retrying, onRetry }: LoadFailedNoticeProps) => (
  <ErrorState
    className="mb-5"
    title="Your profile could not be read"
    text="Whatever you saved is kept. What you write now stays in this tab and joins it as soon as the server answers."
    onRetry={onRetry}
    retrying={retrying}
  />
);
