import { Link } from "react-router";
import { homePathFor, type Me } from "#domain/accounts/me.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

const homeLabels: Readonly<Record<string, string>> = {
  "/platform/dashboard": "Open the dashboard",
  "/staff": "Open the desk",
  "/candidates": "Open candidate profile",
};

interface AlreadySignedInProps {
  readonly me: Me;
  readonly next: string | undefined;
}

export const AlreadySignedIn = ({ me, next }: AlreadySignedInProps) => {
  const home = homePathFor(me);
  const continuePath = next ?? home;
  return (
    <>
      <p className="text-[17px]/7">
        You're signed in as <strong className="font-[600] break-words">{me.person?.email}</strong>.
      </p>
      <div className="mt-6 grid gap-3">
        {continuePath !== "/account" && (
          <Link to={continuePath} className={buttonClass("primary", "large")}>
            {next === undefined ? homeLabels[home] : "Continue"}
          </Link>
        )}
        <Link to="/account" className={buttonClass(continuePath === "/account" ? "primary" : "secondary", "large")}>
          Your account
        </Link>
        <SignOutButton to="/sign-in" variant="quiet" label="Use another account" />
      </div>
    </>
  );
};
