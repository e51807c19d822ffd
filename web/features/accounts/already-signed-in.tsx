import { Link } from "react-router";
import { homeOf, type Me } from "#domain/accounts/me.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

const homeLabels: Readonly<Record<string, string>> = {
  "/platform/dashboard": "Open the dashboard",
  "/staff": "Open the desk",
  "/candidates": "Go to the job seekers' page",
};

interface AlreadySignedInProps {
  readonly me: Me;
  readonly next: string | undefined;
}

export const AlreadySignedIn = ({ me, next }: AlreadySignedInProps) => {
  const home = homeOf(me);
  const onward = next ?? home;
  return (
    <>
      <p className="text-[17px]/7">
        You are signed in as <strong className="font-[600] break-words">{me.person?.email}</strong>.
      </p>
      <div className="mt-6 grid gap-3">
        {onward !== "/account" && (
          <Link to={onward} className={buttonClass("primary", "large")}>
            {next === undefined ? homeLabels[home] : "Go on"}
          </Link>
        )}
        <Link to="/account" className={buttonClass(onward === "/account" ? "primary" : "secondary", "large")}>
          Your account
        </Link>
        <SignOutButton to="/sign-in" variant="quiet" label="Sign in as somebody else" />
      </div>
    </>
  );
};
