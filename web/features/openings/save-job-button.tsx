import { clsx } from "clsx";
import { Bookmark } from "lucide-react";
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import { Button } from "../../ui/button.tsx";
import { useSavedJobs } from "./use-saved-jobs.ts";

interface SaveJobButtonProps {
  readonly job: PublicJob;
  readonly className?: string;
}

export const SaveJobButton = ({ job, className }: SaveJobButtonProps) => {
  const { isKnown, isSaved, toggle } = useSavedJobs();
  const isJobSaved = isSaved(job.id);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isJobSaved}
      disabled={!isKnown}
      onClick={() => void toggle(job)}
      className={clsx(isJobSaved && "border-brand/50 bg-brand-soft text-brand", className)}
    >
      <Bookmark aria-hidden="true" fill={isJobSaved ? "currentColor" : "none"} />
      {isJobSaved ? "Saved" : "Save"}
      <span className="sr-only">
        {job.title}, {job.company}
      </span>
    </Button>
  );
};
