import { ErrorState } from "../../ui/states.tsx";

interface UnreadNoticeProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** An empty builder would say that there is no profile, so it is said that it could not be read. */
export const UnreadNotice = ({ retrying, onRetry }: UnreadNoticeProps) => (
  <ErrorState
    className="mb-5"
    title="Your profile could not be read"
    text="Whatever you saved is kept. What you write now stays in this tab and joins it as soon as the server answers."
    onRetry={onRetry}
    retrying={retrying}
  />
);
