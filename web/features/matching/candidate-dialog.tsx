import { useQuery } from "@tanstack/react-query";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CandidateRecord } from "./results/candidate-record.tsx";
import { candidateOptions } from "./matching.queries.ts";

interface CandidateDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly candidateId: string;
  readonly name: string;
}

const CandidateDialogContent = ({ open, onOpenChange, candidateId, name }: CandidateDialogProps) => {
  const { data, isError, refetch, isFetching } = useQuery({ ...candidateOptions(candidateId), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} className="sm:max-w-[760px]">
      {data !== undefined && <CandidateRecord candidate={data} />}
      {data === undefined && !isError && (
        <output aria-label="Loading profile" className="grid gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </output>
      )}
      {isError && data === undefined && (
        <ErrorState
          title="We couldn't load this profile"
          text="Try again in a moment."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Dialog>
  );
};

/** Some pages that open this dialog have no query client, so it provides its own. */
export const CandidateDialog = withQueries(CandidateDialogContent);
