import { useState } from "react";
import { useNavigate } from "react-router";
import { removeTeam, type Team } from "#domain/teams/team.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

export const RemoveTeam = ({ team }: { readonly team: Team }) => {
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const remove = () =>
    oneAtATime(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await call(removeTeam, { params: { id: team.id } });
      } catch (error) {
        setFailure(toProblem(error).message);
        setBusy(false);
        return;
      }
      toast({
        title: "Team removed",
        description: `${team.name} was removed. Its jobs are still here, without a team.`,
      });
      // Replaces the history entry, so that going back doesn't lead to the deleted team.
      await navigate("/platform/dashboard?tab=teams", { replace: true });
    });

  return (
    <>
      <Button variant="secondary" className="justify-self-start text-bad!" onClick={() => setConfirming(true)}>
        Remove team
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Remove ${team.name}?`}
        text="This permanently removes the team. Its jobs stay, without a team, and its members stay in the workspace."
        confirm="Remove team"
        busy={busy && "Removing team"}
        failure={failure}
        onConfirm={() => void remove()}
      />
    </>
  );
};
