/** Frame of the lead desk: its pages, search and account. */
import { CalendarClock, ChartColumn, Handshake, Inbox, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Me, Person } from "#domain/accounts/me.ts";
import { brand } from "#domain/brand.ts";
import { ViewerContext, viewerOf } from "../../lib/auth/viewer.ts";
import { Logo } from "../logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { CommandButton } from "./command-button.tsx";
import type { NavigationPage } from "./navigation-page.ts";
import { useDeskCommands } from "./use-desk-commands.ts";

const pages: readonly NavigationPage[] = [
  { to: "/staff", label: "Inbox", icon: Inbox, isExact: true, includes: ["/staff/leads/"], onPhone: true },
  { to: "/staff/clients", label: "Clients", icon: Handshake, onPhone: true },
  { to: "/staff/figures", label: "Analytics", icon: ChartColumn, onPhone: true },
  { to: "/staff/content", label: "Content", icon: NotebookPen, onPhone: true },
  { to: "/staff/booking-hours", label: "Booking hours", icon: CalendarClock },
];

interface StaffFrameProps {
  readonly me: Me;
  readonly person: Person;
  /** Pages are shown only to people with access to the desk. */
  readonly isDeskOpen: boolean;
  readonly children: ReactNode;
}

export const StaffFrame = ({ me, person, isDeskOpen, children }: StaffFrameProps) => {
  const commands = useDeskCommands(pages);
  return (
    <ViewerContext value={viewerOf(me)}>
      <AppShell
        label="Desk"
        brand={
          <Link to="/" aria-label={`${brand.name}, home`} className="flex h-11 items-center rounded-tag px-1">
            <Logo collapsible />
          </Link>
        }
        search={isDeskOpen ? <CommandButton commands={commands} /> : null}
        pages={isDeskOpen ? pages : []}
        account={<AccountMenu person={person} />}
      >
        {children}
      </AppShell>
    </ViewerContext>
  );
};
