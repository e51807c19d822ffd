import { useState } from "react";
import { Link } from "react-router";
import { useViewer } from "../../lib/auth/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button, buttonClass, type ButtonVariant } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface ManageTeamProps {
  readonly team: { readonly id: string; readonly name: string; readonly lead: string | null };
  readonly variant?: ButtonVariant;
}

/** Opens the team's page in manage mode, or says who can manage the team. */
export const ManageTeam = ({ team, variant = "secondary" }: ManageTeamProps) => {
  const { hasWorkspace, may } = useViewer();
  const [open, setOpen] = useState(false);
  if (may("team.manage", team.id)) {
    return (
      <Link to={`/platform/teams/${team.id}?manage=1`} className={buttonClass(variant, "small")}>
        Manage<span className="sr-only"> {team.name}</span>
      </Link>
    );
  }
  const leadText = team.lead === null ? "" : ` ${team.lead} leads the team.`;
  return (
    <>
      <Button variant={variant} size="small" onClick={() => setOpen(true)}>
        Manage<span className="sr-only"> {team.name}</span>
      </Button>
      {hasWorkspace ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Only admins can manage this team"
          description={`Team admins and workspace admins can manage ${team.name}.${leadText} Ask one of them to make the change or to make you an admin.`}
          className="sm:max-w-[480px]"
          footer={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          {null}
        </Dialog>
      ) : (
        <SignUpPrompt open={open} onOpenChange={setOpen} action="manage a team" />
      )}
    </>
  );
};
