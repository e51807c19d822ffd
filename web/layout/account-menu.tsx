import { Check, LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { signOut } from "#domain/accounts/identity.ts";
import { type Me, openAnotherWorkspace, type Person } from "#domain/accounts/me.ts";
import { send } from "../lib/api.ts";
import { problemOf } from "../lib/problem.ts";
import { useOneAtATime } from "../lib/one-at-a-time.ts";
import { Initials } from "../ui/initials.tsx";
import { Menu, MenuItem, MenuRule, MenuTitle } from "../ui/menu.tsx";
import { toast } from "../ui/toast-store.ts";

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

interface AccountMenuProps {
  readonly me: Me;
  readonly person: Person;
  /** The pages of the workspace, which a phone has no room for in the header. */
  readonly pages: readonly MenuLink[];
}

export const AccountMenu = ({ me, person, pages }: AccountMenuProps) => {
  const oneAtATime = useOneAtATime();
  // With a new document afterwards: nothing of what was read before stays in memory.
  const thenGo = (work: () => Promise<void>, to: string): Promise<void> =>
    oneAtATime(async () => {
      try {
        await work();
        location.assign(to);
      } catch (error) {
        toast({ title: "That did not work", description: problemOf(error).message, look: "destructive" });
      }
    });
  const open = (companyId: string) =>
    thenGo(() => send(openAnotherWorkspace, { body: { companyId } }), "/platform/dashboard");
  const others = me.workspaces.length > (me.workspace === null ? 0 : 1);

  return (
    <Menu
      label="Account"
      trigger={
        <button type="button" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Initials name={person.name} look="brand" />
          <span className="sr-only">Account of {person.name}</span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate text-[15px]/6 font-[560]">{person.name}</p>
        <p className="truncate text-sm/5 text-ink-3">{person.email}</p>
      </div>
      <MenuRule />
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
      {others && (
        <>
          <MenuRule />
          <MenuTitle>Workspaces</MenuTitle>
          {me.workspaces.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => void open(id)} disabled={id === me.workspace?.id}>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id === me.workspace?.id && <Check className="size-4 text-brand" aria-label="open now" />}
            </MenuItem>
          ))}
        </>
      )}
      <MenuRule />
      <MenuItem onSelect={() => void thenGo(() => send(signOut, { body: {} }), "/")}>
        <LogOut className="size-4.5 text-ink-3" aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
};
