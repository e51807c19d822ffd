import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { type AccountLinkDetails, readLink } from "#domain/accounts/account-links.ts";
import { readMe } from "#domain/accounts/me.ts";
import { ConfirmEmail } from "../../features/accounts/confirm-email.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/confirm-email.ts";

const words = identityText.confirmEmail;

const linkOf = async (args: Route.LoaderArgs): Promise<AccountLinkDetails | null> => {
  try {
    return await createCaller(args)(readLink, { params: { token: args.params.token } });
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500 || error.status === 429) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const link = await linkOf(args);
  const { person } = await createCaller(args)(readMe, {});
  return data({ link, person, words }, { status: link === null ? 404 : 200 });
};

/** The button consumes the link, so the result comes from its response. Reloading would find the link used. */
export const shouldRevalidate = () => false;

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Email Address", words.description);

const ConfirmEmailPage = ({ loaderData: { link, person, words }, params: { token } }: Route.ComponentProps) => {
  useSyncHint(person?.kind ?? null);
  if (link !== null) return <ConfirmEmail key={token} token={token} link={link} person={person} words={words} />;
  return (
    <IdentityFrame title={words.titleGone} aside={words.aside}>
      <p className="text-base/[26px]">{words.gone}</p>
      <Link to={person === null ? "/sign-in" : "/account"} className={buttonClass("secondary", "medium", "mt-5")}>
        {person === null ? "Sign in" : "Your account"}
      </Link>
    </IdentityFrame>
  );
};

export default ConfirmEmailPage;
