/**
 * Header links for a visitor and for a signed-in person. Both are rendered, and the styles show one of them based on
 * what the script in the head set on <html>. So the layout doesn't shift and no session has to load.
 */
import { clsx } from "clsx";
import { Link } from "react-router";
import { buttonClass } from "../ui/button.tsx";

const signedInLinks = [
  { className: "unless-employer:hidden", label: "Dashboard", to: "/platform/dashboard" },
  { className: "unless-candidate:hidden", label: "My profile", to: "/candidates" },
  { className: "unless-staff:hidden", label: "Desk", to: "/staff" },
] as const;

/** Shown from tablet width up. The slot is as wide as the wider version, so that the layout doesn't shift. */
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
      {signedInLinks.map(({ className, label, to }) => (
        <Link key={label} to={to} className={buttonClass("primary", "small", clsx("h-10!", className))}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);

/** The same links at the top of the phone menu. */
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
      {signedInLinks.map(({ className, label, to }) => (
        <Link key={label} to={to} className={buttonClass("primary", "medium", className)}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);
