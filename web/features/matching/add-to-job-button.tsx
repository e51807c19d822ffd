import { useState } from "react";
import type { MatchApplication, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { addApplication } from "#domain/pipeline/add-application.ts";
import { call } from "../../lib/api/api.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

interface AddToJobButtonProps {
  readonly match: ShownMatch;
  readonly jobTitle: string;
  readonly onAdded: (application: MatchApplication) => void;
}

export const AddToJobButton = ({ match, jobTitle, onAdded }: AddToJobButtonProps) => {
  const { hasWorkspace, may } = useViewer();
  const change = useApiMutation();
  const [isPrompting, setPrompting] = useState(false);
  const { candidateId, jobId, name } = match;
  if (hasWorkspace && !may("candidate.edit")) return null;

  const add = async (): Promise<void> => {
    const failed = await change.run(async () => {
      const { id, stage } = await call(addApplication, { params: { id: candidateId }, body: { jobId } });
      onAdded({ id, jobId, jobTitle, stage, status: "active" });
      toast({ title: `Added to ${jobTitle}`, description: `${name} is in the Applied stage.` });
    });
    if (failed !== undefined)
      toast({ title: "Couldn't add the candidate", description: failed.message, variant: "destructive" });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={change.busy && "Adding"}
        onClick={() => (hasWorkspace ? void add() : setPrompting(true))}
      >
        Add to job<span className="sr-only">: {name}</span>
      </Button>
      {!hasWorkspace && (
        <SignUpPrompt open={isPrompting} onOpenChange={setPrompting} action="add a candidate to a job" />
      )}
    </>
  );
};
