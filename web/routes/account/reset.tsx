import { identityText } from "#content/accounts.ts";
import { ResetPasswordForm } from "../../features/accounts/reset-password-form.tsx";
import { ResetRequestForm } from "../../features/accounts/reset-request-form.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/reset.ts";

export const loader = ({ url }: Route.LoaderArgs) => ({
  words: identityText.reset,
  token: url.searchParams.get("token"),
});

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("New Password", identityText.reset.description);

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
