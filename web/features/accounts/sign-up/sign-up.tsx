/** The sign-up page: the form next to a preview of the workspace. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { hintCookie } from "#domain/accounts/visitor-hint.ts";
import { type CurrentWorkspace, readMe } from "#domain/accounts/me.ts";
import { call } from "../../../lib/api/api.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { WhatsNext } from "./sign-up-role.tsx";
import { useSignUpForm } from "./sign-up-values.ts";
import { WorkspacePreview } from "./workspace-preview.tsx";

/** Skips the request for signed-out visitors. The hint cookie says whether a session may exist. */
const useSignedInWorkspace = (): CurrentWorkspace | null => {
  const [workspace, setWorkspace] = useState<CurrentWorkspace | null>(null);
  useEffect(() => {
    if (!document.cookie.includes(`${hintCookie}=`)) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const me = await call(readMe, {}, { signal: controller.signal });
        setWorkspace(me.workspace);
      } catch (error) {
        if (!controller.signal.aborted) console.error("Who is signed in could not be read", error);
      }
    };
    void load();
    return () => controller.abort();
  }, []);
  return workspace;
};

const SignedInNote = ({ name }: { readonly name: string }) => (
  <div className="flex max-w-[34em] flex-col items-start">
    <p className="text-[14px]/5 font-[560] text-spark">You're signed in</p>
    <h2 className="mt-1.5 text-[30px]/[1.12] wrap-anywhere">{name} already has a workspace</h2>
    <p className="mt-3 text-[17px]/7 text-ink-2">
      You don't need to sign up again. To create a workspace for another company, sign out first and use another email
      address.
    </p>
    <Link to="/platform/dashboard" className={buttonClass("primary", "large", "mt-7")}>
      Go to your dashboard
    </Link>
  </div>
);

interface SignUpProps {
  readonly notes: readonly string[];
  readonly next: WhatsNext;
  /** The content below the preview. */
  readonly children: ReactNode;
}

export const SignUp = ({ notes, next, children }: SignUpProps) => {
  const form = useSignUpForm();
  const hydrated = useHydrated();
  const workspace = useSignedInWorkspace();
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-14">
      <div className="lg:min-h-[724px]">
        <div className={cardClass("p-5 sm:p-9")}>
          {workspace === null ? (
            <SignUpForm form={form} notes={notes} next={next} />
          ) : (
            <SignedInNote name={workspace.name} />
          )}
        </div>
        <p className="mt-4 min-h-11 text-[15px]/[44px] text-ink-2">
          {hydrated && workspace === null && (
            <>
              Already have an account?{" "}
              <Link to="/sign-in" className="font-[560] text-brand underline underline-offset-3">
                Sign in
              </Link>
            </>
          )}
        </p>
      </div>
      <aside aria-label="What you get" className="lg:sticky lg:top-26 lg:self-start">
        {workspace === null && (
          <div className="max-lg:hidden">
            <WorkspacePreview form={form} />
          </div>
        )}
        {children}
      </aside>
    </div>
  );
};
