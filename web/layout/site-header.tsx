import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { brand } from "#domain/brand.ts";
import { Container } from "../ui/container.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

const scrolledAfterPx = 50;

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledAfterPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
};

export const SiteHeader = () => {
  const scrolled = useScrolled();
  const { key } = useLocation();
  // The menu is open only for the page it was opened on, so navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const menuOpen = openedOn === key;
  return (
    <header
      data-scrolled={scrolled}
      className={clsx(
        "sticky top-0 z-30 border-b bg-paper transition-colors",
        scrolled ? "border-line" : "border-transparent",
      )}
    >
      <Container className="flex h-18 items-center gap-6">
        <Link to="/" aria-label={`${brand.name}, home`} className="flex rounded-tag">
          <Logo />
        </Link>
        <DesktopNavigation />
        <div className="ml-auto flex items-center gap-3">
          <HeaderLinks />
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            aria-label={menuOpen ? "Close menu" : "Open menu"}
            onClick={() => setOpenedOn(menuOpen ? null : key)}
            className="-mr-2 grid size-11 place-items-center rounded-control text-ink bar:hidden"
          >
            {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </Container>
      {menuOpen && <MobileMenu />}
    </header>
  );
};
