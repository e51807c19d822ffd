import { type Me, switchWorkspace } from "#domain/accounts/me.ts";
import { send } from "../../../lib/api/api.ts";
import { hardNavigate } from "../../../lib/page/hard-navigate.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountRow } from "./account-section.tsx";
import { useAction } from "../use-action.ts";

interface WorkspaceRowProps {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

const WorkspaceRow = ({ id, name, isCurrent: isOpen }: WorkspaceRowProps) => {
  const { busy, run } = useAction("We couldn't open the workspace");
  return (
    <AccountRow
      label={name}
      action={
        <>
          {isOpen && <Badge tone="soft">Open now</Badge>}
          <Button
            variant="secondary"
            size="small"
            busy={busy && "Opening"}
            aria-label={`Open ${name}`}
            onClick={() =>
              run(async () => {
                if (!isOpen) await send(switchWorkspace, { body: { companyId: id } });
                await hardNavigate("/platform/dashboard");
              })
            }
          >
            Open
          </Button>
        </>
      }
    />
  );
};

export const AccountWorkspaces = ({ me }: { readonly me: Me }) =>
  me.workspaces.map(({ id, name }) => (
    <WorkspaceRow key={id} id={id} name={name} isCurrent={id === me.workspace?.id} />
  ));
