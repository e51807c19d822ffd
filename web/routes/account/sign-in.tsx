import { readMe } from "#domain/accounts/me.ts";
import { safeReturnPath } from "#domain/accounts/return-path.ts";
import { identityText } from "#content/accounts.ts";
import { AlreadySignedIn } from "../../features/accounts/already-signed-in.tsx";
import { SignInForm } from "../../features/accounts/sign-in-form.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/sign-in.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  words: identityText.signIn,
  me: await createCaller(args)(readMe, {}),
  next: safeReturnPath(args.url.searchParams.get("next")),
});

export const headers = () => privatePageHeaders;
export const meta = () => unlistedMeta("Sign In", identityText.signIn.description);

const SignInPage = ({ loaderData: { words, me, next } }: Route.ComponentProps) => {
  useSyncHint(me.person?.kind ?? null);
  return (
    <IdentityFrame title={me.person === null ? words.title : words.titleSignedIn} aside={words.aside}>
      {me.person === null ? <SignInForm next={next} /> : <AlreadySignedIn me={me} next={next} />}
    </IdentityFrame>
  );
};

export default SignInPage;
