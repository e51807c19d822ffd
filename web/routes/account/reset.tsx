import { identityWords } from "#content/accounts.ts";
import { ResetPasswordForm } from "../../features/accounts/reset-password-form.tsx";
import { ResetRequestForm } from "../../features/accounts/reset-request-form.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/reset.ts";

export const loader = ({ url }: Route.LoaderArgs) => ({
  words: identityWords.reset,
  token: url.searchParams.get("token"),
});

export const headers = () => sealedPage;
export const meta = () => unlistedMeta("New Password", identityWords.reset.description);

const ResetPage = ({ loaderData: { words, token } }: Route.ComponentProps) =>
  token === null ? (
    <IdentityFrame title={words.title} lead={words.lead} aside={words.aside}>
      <ResetRequestForm />
    </IdentityFrame>
  ) : (
    <IdentityFrame title={words.titleWithToken} aside={words.aside}>
      <ResetPasswordForm key={token} token={token} />
    </IdentityFrame>
  );

export default ResetPage;
