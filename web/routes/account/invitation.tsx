import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { readMe } from "#domain/accounts/me.ts";
import { type OpenedInvitation, openInvitation } from "#domain/companies/members.ts";
import { errorBody } from "#domain/errors.ts";
import { InvitationAnswer } from "../../features/accounts/invitation-answer.tsx";
import { InvitationDetails } from "../../features/accounts/invitation-details.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/invitation.ts";

interface InvitationResult {
  readonly invitation: OpenedInvitation | null;
  /** The server's explanation if the invitation can't be opened. Undefined if it no longer exists. */
  readonly problem: string | null;
  readonly status: number;
}

const loadInvitation = async (args: Route.LoaderArgs): Promise<InvitationResult> => {
  try {
    const invitation = await createCaller(args)(openInvitation, { params: { token: args.params.token } });
    return { invitation, problem: null, status: 200 };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    // A truncated URL is treated as not found.
    if (error.status === 400 || error.status === 404) return { invitation: null, problem: null, status: 404 };
    const { message } = errorBody.parse(await error.json());
    return { invitation: null, problem: message, status: error.status };
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const { status, ...linkData } = await loadInvitation(args);
  const { person } = await createCaller(args)(readMe, {});
  return data({ ...linkData, person, words: identityText.invitation }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Invitation", identityText.invitation.description);

const missingText = "It was already used or revoked, or it expired. Ask the person who invited you to send a new one.";

const InvitationPage = ({ loaderData, params: { token } }: Route.ComponentProps) => {
  const { invitation, problem, person, words } = loaderData;
  useSyncHint(person?.kind ?? null);
  if (invitation === null) {
    return (
      <IdentityFrame
        title={problem === null ? "This invitation is no longer valid" : "We couldn't open this invitation"}
        aside={words.aside}
      >
        <p className="text-base/[26px]">{problem ?? missingText}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="text-[15px]/6 text-ink-2">Already accepted it?</p>
          <Link to={person === null ? "/sign-in" : "/account"} className={buttonClass("secondary", "medium")}>
            {person === null ? "Sign in" : "Your account"}
          </Link>
        </div>
      </IdentityFrame>
    );
  }
  return (
    <IdentityFrame
      title={`Join ${invitation.company}`}
      lead={`${invitation.invitedBy ?? "Someone on the team"} invited you to their hiring workspace.`}
      aside={words.aside}
    >
      <InvitationDetails invitation={invitation} />
      <InvitationAnswer token={token} invitation={invitation} person={person} />
    </IdentityFrame>
  );
};

export default InvitationPage;
