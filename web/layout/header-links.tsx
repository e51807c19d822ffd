/**
 * The header's own links, for a visitor and for somebody who is signed in. Both are in the page; the styles show one, by what
 * the head's script has written on <html>, so that nothing moves and nothing has to load.
 */
import { clsx } from "clsx";
import { Link } from "react-router";
import { buttonClass } from "../ui/button.tsx";

const ways = [
  { className: "unless-employer:hidden", label: "Dashboard", to: "/platform/dashboard" },
  { className: "unless-candidate:hidden", label: "My profile", to: "/candidates" },
  { className: "unless-staff:hidden", label: "Desk", to: "/staff" },
] as const;

/** From tablets on. The slot is as wide as its wider half, so that the other half moves nothing. */
export const HeaderLinks = () => (
  <div className="flex justify-end max-sm:hidden sm:w-[358px]">
    <div className="flex items-center gap-2.5 if-signed-in:hidden">
      <Link to="/sign-in" className={buttonClass("quiet", "small", "h-10! px-2!")}>
        Sign in
      </Link>
      <Link to="/candidates" className={buttonClass("secondary", "small", "h-10!")}>
        I&apos;m a Candidate
      </Link>
      <Link to="/platform/signup" className={buttonClass("primary", "small", "h-10!")}>
        I&apos;m an Employer
      </Link>
    </div>
    <div className="flex items-center gap-3 if-visitor:hidden">
      <Link to="/account" className={buttonClass("secondary", "small", "h-10!")}>
        Account
      </Link>
      {ways.map(({ className, label, to }) => (
        <Link key={label} to={to} className={buttonClass("primary", "small", clsx("h-10!", className))}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);

/** The same on a phone, at the top of its menu. */
export const MenuLinks = () => (
  <div className="sm:hidden">
    <div className="grid grid-cols-2 gap-3 if-signed-in:hidden">
      <Link to="/candidates" className={buttonClass("secondary")}>
        I&apos;m a Candidate
      </Link>
      <Link to="/platform/signup" className={buttonClass("primary")}>
        I&apos;m an Employer
      </Link>
      <Link to="/sign-in" className={buttonClass("quiet", "medium", "col-span-2")}>
        Sign in
      </Link>
    </div>
    <div className="grid grid-cols-2 gap-3 if-visitor:hidden">
      <Link to="/account" className={buttonClass("secondary")}>
        Account
      </Link>
      {ways.map(({ className, label, to }) => (
        <Link key={label} to={to} className={buttonClass("primary", "medium", className)}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);
