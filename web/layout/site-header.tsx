import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { menus, quoteLabel } from "#content/site.ts";
import { brand } from "#domain/brand.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Wrap } from "../ui/wrap.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavMenu } from "./nav-menu.tsx";

const scrolledAfterPx = 50;

const entry = "block rounded-tag px-3 py-2.5 text-[15px]/5 text-ink hover:bg-paper-2";
const plainLink = "flex h-18 items-center text-[15px] font-[500] text-ink-2 transition-colors hover:text-ink";

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledAfterPx);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return scrolled;
};

const Industries = ({ close }: { readonly close: () => void }) => (
  <ul className="columns-2 gap-2">
    {industries.map((name) => (
      <li key={name}>
        <Link to={`/industries/${industrySlug(name)}`} className={entry} onClick={close}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const DesktopNavigation = () => {
  const openQuote = useOpenQuote();
  const menu = (key: (typeof menus)[number]["key"]) => {
    const found = menus.find((each) => each.key === key);
    if (found === undefined) return null;
    const { label, links, action } = found;
    return (
      <NavMenu key={key} label={label}>
        {(close) => (
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
        )}
      </NavMenu>
    );
  };
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex gap-6 xl:gap-7">
        {menu("employers")}
        {menu("candidates")}
        <NavMenu label="Industries" hoverOnly wide>
          {(close) => <Industries close={close} />}
        </NavMenu>
        {menu("fractional")}
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

export const SiteHeader = () => {
  const scrolled = useScrolled();
  const { key } = useLocation();
  // Open for the page it was opened on: going anywhere closes it.
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
      <Wrap className="flex h-18 items-center gap-7">
        <Link to="/" aria-label={`${brand.name}, home`} className="flex rounded-tag">
          <Logo />
        </Link>
        <DesktopNavigation />
        <div className="ml-auto flex items-center gap-3">
          <Link to="/candidates" className={buttonClass("secondary", "small", "h-10! max-sm:hidden")}>
            I&apos;m a Candidate
          </Link>
          <Link to="/platform/signup" className={buttonClass("primary", "small", "h-10! max-sm:hidden")}>
            I&apos;m an Employer
          </Link>
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            aria-label={menuOpen ? "Close menu" : "Open menu"}
            onClick={() => setOpenedOn(menuOpen ? null : key)}
            className="-mr-2 grid size-11 place-items-center rounded-control text-ink lg:hidden"
          >
            {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </Wrap>
      {menuOpen && <MobileMenu />}
    </header>
  );
};
