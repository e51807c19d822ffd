/** Keeps a job in the viewer's sidebar. */
import { useQuery } from "@tanstack/react-query";
import { Pin, PinOff } from "lucide-react";
import { pinJob, readNavigation, unpinJob } from "#domain/navigation/navigation.ts";
import { call } from "../../lib/api/api.ts";
import { endpointQuery } from "../../lib/query/endpoint-query.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

export const PinButton = ({ jobId }: { readonly jobId: string }) => {
  const { data: navigation } = useQuery(endpointQuery(readNavigation, {}));
  const change = useApiMutation([readNavigation]);
  const isPinned = navigation?.pinnedJobs.some(({ id }) => id === jobId) === true;
  const toggle = async (): Promise<void> => {
    const problem = await change.run(() => call(isPinned ? unpinJob : pinJob, { params: { id: jobId } }));
    if (problem !== undefined)
      toast({
        title: isPinned ? "Couldn't unpin the job" : "Couldn't pin the job",
        description: problem.message,
        variant: "destructive",
      });
  };
  return (
    <Button variant="quiet" size="small" aria-pressed={isPinned} disabled={change.busy} onClick={() => void toggle()}>
      {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
      {isPinned ? "Unpin" : "Pin"}
    </Button>
  );
};
