import { Link, Outlet } from "react-router";
import { type Me, readMe } from "#domain/accounts/me.ts";
import { brand } from "#domain/brand.ts";
import { AccountMenu } from "../../layout/account-menu.tsx";
import { Logo } from "../../layout/logo.tsx";
import { meContext } from "../../lib/me-context.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/staff-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await callFrom(args)(readMe, {}));
  },
];

export const loader = ({ context }: Route.LoaderArgs): Me => context.get(meContext);

const StaffLayout = ({ loaderData: me }: Route.ComponentProps) => {
  useTrueHint(me.person?.kind ?? null);
  return (
    <TooltipProvider>
      <div data-shell="workspace" className="flex min-h-dvh flex-col">
        <header className="border-b border-line bg-paper">
          <Wrap className="flex h-15 items-center gap-5">
            <Link to="/" aria-label={`${brand.name}, home`} className="flex shrink-0 rounded-tag">
              <Logo shortOnPhones />
            </Link>
            <Link to="/staff/content" className="text-[15px] font-[520] text-ink-2 hover:text-ink">
              Content
            </Link>
            {me.person !== null && (
              <div className="-mr-1 ml-auto flex shrink-0">
                <AccountMenu me={me} person={me.person} pages={[]} />
              </div>
            )}
          </Wrap>
        </header>
        <main id="main" className="flex-1">
          <Outlet />
        </main>
      </div>
    </TooltipProvider>
  );
};

export default StaffLayout;
