import { useEffect, useState } from "react";
import { Link } from "react-router";
import { menus, type NavigationMenu, quoteLabel } from "#content/site.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { NavMenu } from "./nav-menu.tsx";

const entry = "block rounded-tag px-3 py-2.5 text-[15px]/5 text-ink hover:bg-paper-2";
const plainLink = "flex h-18 items-center text-[15px] font-[500] text-ink-2 transition-colors hover:text-ink";

type MenuKey = NavigationMenu["key"] | "industries";

/** A menu opened by hover closes when the mouse leaves. A pressed menu also closes on a second press. */
interface OpenMenu {
  readonly key: MenuKey;
  readonly isPinned: boolean;
}

const useOpenMenu = () => {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const isOpen = open !== null;
  const close = () => setOpen(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(null);
    };
    const onOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-menu]") === null) setOpen(null);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutsidePress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutsidePress);
    };
  }, [isOpen]);
  return {
    close,
    menuProps: (key: MenuKey) => ({
      open: open?.key === key,
      onHover: () => setOpen((now) => (now?.key === key ? now : { key, isPinned: false })),
      onLeave: () => setOpen((now) => (now?.key === key ? null : now)),
    }),
    // Hover has already opened the menu, so the first press pins it and the second closes it.
    toggle: (key: MenuKey) => setOpen((now) => (now?.key === key && now.isPinned ? null : { key, isPinned: true })),
  };
};

interface PanelProps {
  readonly menu: NavigationMenu;
  readonly close: () => void;
}

const Panel = ({ menu: { links, action }, close }: PanelProps) => {
  const openQuote = useOpenQuote();
  return (
    <>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={entry} onClick={close}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      {action === "quote" && (
        <Button
          className="mt-2 w-full"
          onClick={() => {
            close();
            openQuote();
          }}
        >
          {quoteLabel}
        </Button>
      )}
      {action !== undefined && action !== "quote" && (
        <Link to={action.to} className={buttonClass("primary", "medium", "mt-2 w-full")} onClick={close}>
          {action.label}
        </Link>
      )}
    </>
  );
};

const [employers, candidates, fractional] = menus;

export const DesktopNavigation = () => {
  const { close, menuProps, toggle } = useOpenMenu();
  const menu = (navigationMenu: NavigationMenu) => (
    <NavMenu
      key={navigationMenu.key}
      label={navigationMenu.label}
      {...menuProps(navigationMenu.key)}
      onPress={() => toggle(navigationMenu.key)}
    >
      <Panel menu={navigationMenu} close={close} />
    </NavMenu>
  );
  return (
    <nav aria-label="Main" className="hidden whitespace-nowrap bar:block">
      <ul className="flex gap-5">
        {menu(employers)}
        {menu(candidates)}
        <NavMenu label="Industries" wide {...menuProps("industries")}>
          <ul className="columns-2 gap-2">
            {industries.map((name) => (
              <li key={name}>
                <Link to={`/industries/${industrySlug(name)}`} className={entry} onClick={close}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </NavMenu>
        {menu(fractional)}
        <li>
          <Link to="/about" className={plainLink}>
            About
          </Link>
        </li>
        <li>
          <Link to="/#contact" className={plainLink}>
            Contact
          </Link>
        </li>
      </ul>
    </nav>
  );
};
