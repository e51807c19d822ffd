/** Messages of the setup wizard for people who cannot save. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Problem } from "../../../lib/api/problem.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/states.tsx";

const linkClass = "font-[560] text-brand underline underline-offset-3";

export const VisitorNote = () => (
  <p className="mb-8 rounded-card bg-brand-soft px-5 py-4 text-[15px]/6 text-ink">
    You can try every step without an account. What you enter stays in this browser tab and is saved only after{" "}
    <Link to="/platform/signup" className={linkClass}>
      signing up
    </Link>
    . Have an account?{" "}
    <Link to="/sign-in" className={linkClass}>
      Sign in
    </Link>
    .
  </p>
);

interface NoteProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: { readonly label: string; readonly to: string };
}

const Note = ({ title, children, action }: NoteProps) => (
  <div className={cardClass("mt-7 max-w-[720px] p-6 sm:p-9 md:mt-9")}>
    <h2 className="text-[28px]/[1.14] wrap-anywhere">{title}</h2>
    <p className="mt-3 max-w-[36em] text-[17px]/7 text-ink-2">{children}</p>
    <Link to={action.to} className={buttonClass("primary", "large", "mt-7")}>
      {action.label}
    </Link>
  </div>
);

export const TeamMemberNote = ({ company }: { readonly company: string }) => (
  <Note title={`An admin sets up ${company}`} action={{ label: "Go to Dashboard", to: "/platform/dashboard" }}>
    Only admins can set up the company profile and the first hiring team. Everything you can work on is already on your
    dashboard.
  </Note>
);

export const TwoFactorNote = () => (
  <Note title="First, set up two-factor authentication" action={{ label: "Open your account", to: "/account" }}>
    Your workspace requires two-factor authentication. Set it up on your account page, then come back.
  </Note>
);

interface SaveErrorProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

export const SaveError = ({ problem: { code, message }, onRetry }: SaveErrorProps) => (
  <ErrorState
    title="We couldn't save this step"
    text={
      <>
        {message} Everything you entered is still here.
        {code === "not_signed_in" && (
          <>
            {" "}
            <Link to="/sign-in" className={linkClass}>
              Sign in again
            </Link>
          </>
        )}
      </>
    }
    onRetry={onRetry}
  />
);
