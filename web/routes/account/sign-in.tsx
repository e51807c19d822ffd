import { readMe } from "#domain/accounts/me.ts";
import { ownPageFrom } from "#domain/accounts/own-page.ts";
import { identityWords } from "#content/accounts.ts";
import { AlreadySignedIn } from "../../features/accounts/already-signed-in.tsx";
import { SignInForm } from "../../features/accounts/sign-in-form.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/sign-in.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  words: identityWords.signIn,
  me: await callFrom(args)(readMe, {}),
  next: ownPageFrom(args.url.searchParams.get("next")),
});

export const headers = () => privatePage;
export const meta = () => unlistedMeta("Sign In", identityWords.signIn.description);

const SignInPage = ({ loaderData: { words, me, next } }: Route.ComponentProps) => {
  useTrueHint(me.person?.kind ?? null);
  return (
    <IdentityFrame title={me.person === null ? words.title : words.titleSignedIn} aside={words.aside}>
      {me.person === null ? <SignInForm next={next} /> : <AlreadySignedIn me={me} next={next} />}
    </IdentityFrame>
  );
};

export default SignInPage;
