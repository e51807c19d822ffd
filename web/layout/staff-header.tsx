/** The header of the lead desk: logo, pages and account menu. */
import { Link, useLocation } from "react-router";
import type { Me, Person } from "#domain/accounts/me.ts";
import { brand } from "#domain/brand.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PageLinks } from "./page-links.tsx";
import { Logo } from "./logo.tsx";

const pages = [
  { to: "/staff", label: "Inbox" },
  { to: "/staff/clients", label: "Clients" },
  { to: "/staff/figures", label: "Figures" },
  { to: "/staff/content", label: "Content" },
  { to: "/staff/booking-hours", label: "Booking hours" },
] as const;

/** A page below another one, such as a lead below the inbox, marks its parent as current. */
const ariaCurrent = (pathname: string, to: string): "page" | "true" | undefined => {
  if (pathname === to) return "page";
  const parent = to === "/staff" ? "/staff/leads" : to;
  return pathname.startsWith(`${parent}/`) ? "true" : undefined;
};

interface StaffHeaderProps {
  readonly me: Me;
  readonly person: Person;
  /** Pages are shown only to people with access to the desk. */
  readonly isDeskOpen: boolean;
}

export const StaffHeader = ({ me, person, isDeskOpen }: StaffHeaderProps) => {
  const { pathname } = useLocation();
  const visiblePages = isDeskOpen ? pages.map((page) => ({ ...page, current: ariaCurrent(pathname, page.to) })) : [];
  return (
    <header className="shrink-0 border-b border-line bg-paper">
      <div className="flex h-14 items-center gap-2.5 px-4 sm:gap-4 sm:px-5">
        <Link to="/" aria-label={`${brand.name}, home`} className="flex shrink-0 rounded-tag">
          <Logo shortOnPhones />
        </Link>
        <span aria-hidden="true" className="text-lg/none text-edge/70">
          /
        </span>
        <Link to="/staff" className="rounded-tag text-[15px]/6 font-[580] underline-offset-4 hover:underline">
          Desk
        </Link>
        <PageLinks
          label="Desk"
          pages={visiblePages}
          className="ml-3 shrink-0 gap-6 self-stretch max-md:hidden"
          linkClassName="-mb-px h-14 text-[15px]"
        />
        <div className="-mr-1 ml-auto flex shrink-0">
          <AccountMenu me={me} person={person} pages={visiblePages} />
        </div>
      </div>
      {!pathname.startsWith("/staff/leads/") && (
        <PageLinks
          label="Desk"
          pages={visiblePages}
          className="gap-5 overflow-x-auto border-t border-line px-4 [scrollbar-width:none] md:hidden"
          linkClassName="h-11 text-sm"
        />
      )}
    </header>
  );
};
