import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { menus, type NavigationMenu, quoteLabel } from "#content/site.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { MenuLinks } from "./header-links.tsx";

/** The phone menu lists the first eight industries. The footer lists all of them. */
const industriesShown = 8;

const entry = "flex min-h-11 items-center";

/** Uses the browser's <details> element and needs no script. */
const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <details className="group py-1">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-display text-lg font-[620] [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDown className="size-5 text-ink-3 transition-transform group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="pb-4 text-base">{children}</div>
  </details>
);

const MenuGroup = ({ menu }: { readonly menu: NavigationMenu }) => {
  const openQuote = useOpenQuote();
  return (
    <Group label={menu.label}>
      <ul>
        {menu.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={entry}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      {menu.action === "quote" && (
        <Button className="mt-2 w-full" onClick={() => openQuote()}>
          {quoteLabel}
        </Button>
      )}
      {menu.action !== undefined && menu.action !== "quote" && (
        <Link to={menu.action.to} className={buttonClass("primary", "medium", "mt-2 w-full")}>
          {menu.action.label}
        </Link>
      )}
    </Group>
  );
};

export const MobileMenu = () => (
  <div id="mobile-menu" className="max-h-[calc(100dvh-72px)] overflow-y-auto border-t border-line bg-paper bar:hidden">
    <Container className="grid gap-6 py-6">
      <MenuLinks />
      <nav aria-label="Main" className="divide-y divide-line border-y border-line">
        {menus.slice(0, 2).map((menu) => (
          <MenuGroup key={menu.key} menu={menu} />
        ))}
        <Group label="Industries">
          <ul className="columns-2">
            {industries.slice(0, industriesShown).map((name) => (
              <li key={name}>
                <Link to={`/industries/${industrySlug(name)}`} className={entry}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
        {menus.slice(2).map((menu) => (
          <MenuGroup key={menu.key} menu={menu} />
        ))}
        <ul className="py-2 font-display text-lg font-[620]">
          <li>
            <Link to="/about" className={entry}>
              About
            </Link>
          </li>
          <li>
            <Link to="/#contact" className={entry}>
              Contact
            </Link>
          </li>
        </ul>
      </nav>
    </Container>
  </div>
);
