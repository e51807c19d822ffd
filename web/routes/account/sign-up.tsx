import { readMe } from "#domain/accounts/me.ts";
import { safeReturnPath } from "#domain/accounts/return-path.ts";
import { identityText } from "#content/accounts.ts";
import { AlreadySignedIn } from "../../features/accounts/already-signed-in.tsx";
import { CandidateSignUpForm } from "../../features/accounts/sign-up/candidate-sign-up-form.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/sign-up.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  words: identityText.signUp,
  me: await createCaller(args)(readMe, {}),
  next: safeReturnPath(args.url.searchParams.get("next")),
});

export const headers = () => privatePageHeaders;
export const meta = () => unlistedMeta("Create an Account", identityText.signUp.description);

const SignUpPage = ({ loaderData: { words, me, next } }: Route.ComponentProps) => {
  useSyncHint(me.person?.kind ?? null);
  if (me.person !== null) {
    return (
      <IdentityFrame title={words.titleSignedIn} aside={words.aside}>
        <AlreadySignedIn me={me} next={next} />
      </IdentityFrame>
    );
  }
  return (
    <IdentityFrame title={words.title} lead={words.lead} aside={words.aside}>
      <CandidateSignUpForm next={next} />
    </IdentityFrame>
  );
};

export default SignUpPage;
