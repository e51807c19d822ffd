import { Check, LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { signOut } from "#domain/accounts/identity.ts";
import { type Me, switchWorkspace, type Person } from "#domain/accounts/me.ts";
import { send } from "../lib/api/api.ts";
import { toProblem } from "../lib/api/problem.ts";
import { useOneAtATime } from "../lib/api/one-at-a-time.ts";
import { Initials } from "../ui/initials.tsx";
import { Menu, MenuItem, MenuSeparator, MenuLabel } from "../ui/menu.tsx";
import { toast } from "../ui/toast-store.ts";

interface MenuLink {
  readonly to: string;
  readonly label: string;
}

interface AccountMenuProps {
  readonly me: Me;
  readonly person: Person;
  /** Workspace pages that don't fit into the header on a phone. */
  readonly pages: readonly MenuLink[];
}

export const AccountMenu = ({ me, person, pages }: AccountMenuProps) => {
  const oneAtATime = useOneAtATime();
  // A full page load afterwards clears all data of the previous session from memory.
  const runThenLoad = (work: () => Promise<void>, to: string): Promise<void> =>
    oneAtATime(async () => {
      try {
        await work();
        location.assign(to);
      } catch (error) {
        toast({ title: "That did not work", description: toProblem(error).message, variant: "destructive" });
      }
    });
  const openWorkspace = (companyId: string) =>
    runThenLoad(() => send(switchWorkspace, { body: { companyId } }), "/platform/dashboard");
  const canSwitch = me.workspaces.length > (me.workspace === null ? 0 : 1);

  return (
    <Menu
      label="Account"
      trigger={
        <button type="button" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Initials name={person.name} variant="brand" />
          <span className="sr-only">Account of {person.name}</span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate text-[15px]/6 font-[560]">{person.name}</p>
        <p className="truncate text-sm/5 text-ink-3">{person.email}</p>
      </div>
      <MenuSeparator />
      {pages.map(({ to, label }) => (
        <MenuItem key={to} asChild className="md:hidden">
          <Link to={to}>{label}</Link>
        </MenuItem>
      ))}
      <MenuItem asChild>
        <Link to="/account">
          <UserRound className="size-4.5 text-ink-3" aria-hidden="true" />
          Account
        </Link>
      </MenuItem>
      {canSwitch && (
        <>
          <MenuSeparator />
          <MenuLabel>Workspaces</MenuLabel>
          {me.workspaces.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => void openWorkspace(id)} disabled={id === me.workspace?.id}>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id === me.workspace?.id && <Check className="size-4 text-brand" aria-label="open now" />}
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => void runThenLoad(() => send(signOut, { body: {} }), "/")}>
        <LogOut className="size-4.5 text-ink-3" aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
};
