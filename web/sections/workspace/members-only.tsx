/** Shown to visitors of the demo workspace on pages that it doesn't have. */
import { Link, useLocation } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

export const MembersOnly = ({ thing }: { readonly thing: string }) => (
  <EmptyState title={`The demo has no ${thing}`} text={`Sign in to see the ${thing} in your workspace.`}>
    <Link to={withReturnPath("/sign-in", useLocation().pathname)} className={buttonClass("primary")}>
      Sign in
    </Link>
    <Link to="/platform/signup" className={buttonClass("secondary")}>
      Create your own
    </Link>
  </EmptyState>
);
