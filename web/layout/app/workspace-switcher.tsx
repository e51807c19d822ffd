/** The name of the open workspace. For people with several workspaces it opens a menu of them. */
import { Check, ChevronsUpDown } from "lucide-react";
import { Link } from "react-router";
import { type Me, switchWorkspace } from "#domain/accounts/me.ts";
import { demoCompanyName } from "#domain/demo/demo-company.ts";
import { send } from "../../lib/api/api.ts";
import { Initials } from "../../ui/initials.tsx";
import { Menu, MenuItem, MenuLabel } from "../../ui/menu.tsx";
import { useRunThenLoad } from "./run-then-load.ts";

const rowClass =
  "flex min-h-11 w-full items-center gap-2.5 rounded-control px-1 text-left transition-colors hover:bg-card/70 sidebar-collapsed:justify-center";

const Name = ({ name, detail }: { readonly name: string; readonly detail: string }) => (
  <>
    <Initials name={name} variant="brand" size="small" square />
    <span className="min-w-0 flex-1 sidebar-collapsed:sr-only">
      <span className="block truncate text-sm/5 font-[620]">{name}</span>
      <span className="block truncate text-xs/4 text-ink-3">{detail}</span>
    </span>
  </>
);

const levelLabels = { admin: "Admin", editor: "Editor", viewer: "Viewer" } as const;

const detailOf = ({ workspace }: Me): string => {
  if (workspace === null) return "Demo workspace";
  return workspace.asRecruiter ? "Recruiter" : levelLabels[workspace.level];
};

export const WorkspaceSwitcher = ({ me }: { readonly me: Me }) => {
  const runThenLoad = useRunThenLoad();
  const name = me.workspace?.name ?? demoCompanyName;
  const canSwitch = me.workspaces.length > (me.workspace === null ? 0 : 1);
  const open = (companyId: string) =>
    runThenLoad(() => send(switchWorkspace, { body: { companyId } }), "/platform/dashboard");
  if (!canSwitch) {
    return (
      <Link to="/platform/dashboard" title={name} className={rowClass}>
        <Name name={name} detail={detailOf(me)} />
      </Link>
    );
  }
  return (
    <Menu
      label="Workspaces"
      align="start"
      trigger={
        <button type="button" title={name} className={rowClass}>
          <Name name={name} detail={detailOf(me)} />
          <span className="sr-only">, switch workspace</span>
          <ChevronsUpDown className="mr-1 size-4 shrink-0 text-ink-3 sidebar-collapsed:hidden" aria-hidden="true" />
        </button>
      }
    >
      <MenuLabel>Workspaces</MenuLabel>
      {me.workspaces.map(({ id, name: each }) => (
        <MenuItem key={id} onSelect={() => void open(id)} disabled={id === me.workspace?.id}>
          <span className="min-w-0 flex-1 truncate">{each}</span>
          {id === me.workspace?.id && <Check className="size-4 text-brand" aria-label="current workspace" />}
        </MenuItem>
      ))}
    </Menu>
  );
};
