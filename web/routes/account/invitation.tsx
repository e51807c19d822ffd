import { data, Link } from "react-router";
import { identityWords } from "#content/accounts.ts";
import { readMe } from "#domain/accounts/me.ts";
import { type OpenedInvitation, openInvitation } from "#domain/companies/members.ts";
import { errorBody } from "#domain/errors.ts";
import { InvitationAnswer } from "../../features/accounts/invitation-answer.tsx";
import { InvitationWords } from "../../features/accounts/invitation-words.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/invitation.ts";

interface Opened {
  readonly invitation: OpenedInvitation | null;
  /** Why it could not be opened, in the server's words; nothing where it is gone. */
  readonly problem: string | null;
  readonly status: number;
}

const openOrExplain = async (args: Route.LoaderArgs): Promise<Opened> => {
  try {
    const invitation = await callFrom(args)(openInvitation, { params: { token: args.params.token } });
    return { invitation, problem: null, status: 200 };
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status >= 500) throw answer;
    // An address cut short in a mail is as good as none.
    if (answer.status === 400 || answer.status === 404) return { invitation: null, problem: null, status: 404 };
    const { message } = errorBody.parse(await answer.json());
    return { invitation: null, problem: message, status: answer.status };
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const { status, ...opened } = await openOrExplain(args);
  const { person } = await callFrom(args)(readMe, {});
  return data({ ...opened, person, words: identityWords.invitation }, { status });
};

export const headers = () => sealedPage;
export const meta = () => unlistedMeta("Invitation", identityWords.invitation.description);

const gone = "It was used, withdrawn or has run out. Ask the colleague who invited you to send a new one.";

const InvitationPage = ({ loaderData, params: { token } }: Route.ComponentProps) => {
  const { invitation, problem, person, words } = loaderData;
  useTrueHint(person?.kind ?? null);
  if (invitation === null) {
    return (
      <IdentityFrame
        title={problem === null ? "This invitation is no longer open" : "This invitation could not be opened"}
        aside={words.aside}
      >
        <p className="text-base/[26px]">{problem ?? gone}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="text-[15px]/6 text-ink-2">Accepted it already?</p>
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
      lead={`${invitation.invitedBy ?? "Somebody there"} asks you to work on hiring together.`}
      aside={words.aside}
    >
      <InvitationWords invitation={invitation} />
      <InvitationAnswer token={token} invitation={invitation} person={person} />
    </IdentityFrame>
  );
};

export default InvitationPage;
