import { data, Link } from "react-router";
import { identityWords } from "#content/accounts.ts";
import { readMe } from "#domain/accounts/me.ts";
import { invitationGone, type OpenedInvitation, openInvitation } from "#domain/companies/members.ts";
import { errorBody } from "#domain/errors.ts";
import { InvitationAnswer } from "../../features/accounts/invitation-answer.tsx";
import { InvitationWords } from "../../features/accounts/invitation-words.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/invitation.ts";

interface Opened {
  readonly invitation: OpenedInvitation | null;
  /** Why there is nothing to open, in the server's words. */
  readonly problem: string;
  readonly status: number;
}

const openOrExplain = async (args: Route.LoaderArgs): Promise<Opened> => {
  try {
    const invitation = await callFrom(args)(openInvitation, { params: { token: args.params.token } });
    return { invitation, problem: "", status: 200 };
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status >= 500) throw answer;
    // An address cut short in a mail is as good as none.
    if (answer.status === 400) return { invitation: null, problem: invitationGone, status: 404 };
    const { message } = errorBody.parse(await answer.json());
    return { invitation: null, problem: message, status: answer.status };
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const { status, ...opened } = await openOrExplain(args);
  const { person } = await callFrom(args)(readMe, {});
  return data({ ...opened, person, words: identityWords.invitation }, { status });
};

export const headers = () => privatePage;
export const meta = () => unlistedMeta("Invitation", identityWords.invitation.description);

const InvitationPage = ({ loaderData, params: { token } }: Route.ComponentProps) => {
  const { invitation, problem, person, words } = loaderData;
  useTrueHint(person?.kind ?? null);
  if (invitation === null) {
    return (
      <IdentityFrame title="Nothing to open here" aside={words.aside}>
        <p className="text-base/[26px]">{problem}</p>
        <Link to={person === null ? "/sign-in" : "/account"} className={buttonClass("secondary", "medium", "mt-6")}>
          {person === null ? "Sign in" : "Your account"}
        </Link>
      </IdentityFrame>
    );
  }
  return (
    <IdentityFrame
      title={`Join ${invitation.company}`}
      lead={`${invitation.invitedBy ?? "Somebody there"} asks you to work on hiring together.`}
      aside={words.aside}
    >
      <InvitationWords invitation={invitation} />
      <InvitationAnswer token={token} invitation={invitation} person={person} />
    </IdentityFrame>
  );
};

export default InvitationPage;
