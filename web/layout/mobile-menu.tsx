import { Link } from "react-router";
import { menus, quoteLabel } from "#content/site.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Wrap } from "../ui/wrap.tsx";

/** The phone's menu names the first eight industries; the footer has them all. */
const industriesShown = 8;

const title = "border-t border-line pt-5 text-lg";
const entry = "flex min-h-11 items-center text-base";

export const MobileMenu = () => {
  const openQuote = useOpenQuote();
  return (
    <div id="mobile-menu" className="max-h-[calc(100dvh-72px)] overflow-y-auto border-t border-line bg-paper lg:hidden">
      <Wrap className="grid gap-6 py-6">
        <div className="grid grid-cols-2 gap-3 sm:hidden">
          <Link to="/candidates" className={buttonClass("secondary")}>
            I&apos;m a Candidate
          </Link>
          <Link to="/platform/signup" className={buttonClass("primary")}>
            I&apos;m an Employer
          </Link>
        </div>
        <nav aria-label="Main" className="grid gap-6 sm:grid-cols-2">
          {menus.map((menu) => (
            <div key={menu.key}>
              <h2 className={title}>{menu.label}</h2>
              <ul className="mt-1">
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={entry}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
              {menu.action === "quote" && (
                <Button look="secondary" className="mt-2" onClick={openQuote}>
                  {quoteLabel}
                </Button>
              )}
            </div>
          ))}
          <div>
            <h2 className={title}>Industries</h2>
            <ul className="mt-1 columns-2">
              {industries.slice(0, industriesShown).map((name) => (
                <li key={name}>
                  <Link to={`/industries/${industrySlug(name)}`} className={entry}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <ul>
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
      </Wrap>
    </div>
  );
};
