import { LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { signOut } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { send } from "../../lib/api/api.ts";
import { Initials } from "../../ui/initials.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { useRunThenLoad } from "./run-then-load.ts";

export const AccountMenu = ({ person }: { readonly person: Person }) => {
  const runThenLoad = useRunThenLoad();
  return (
    <Menu
      label="Account"
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-control px-1 text-left transition-colors hover:bg-card/70 max-md:justify-center md:min-w-0 md:flex-1 md:sidebar-collapsed:flex-none"
        >
          <Initials name={person.name} variant="brand" size="small" />
          <span className="sr-only">Account of </span>
          <span className="min-w-0 truncate text-sm/5 font-[520] max-md:sr-only sidebar-collapsed:sr-only">
            {person.name}
          </span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate text-[15px]/6 font-[560]">{person.name}</p>
        <p className="truncate text-sm/5 text-ink-3">{person.email}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/account">
          <UserRound className="size-4.5 text-ink-3" aria-hidden="true" />
          Account
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void runThenLoad(() => send(signOut, { body: {} }), "/")}>
        <LogOut className="size-4.5 text-ink-3" aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
};
