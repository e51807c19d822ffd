import { useState } from "react";
import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { type Unsubscribable, readUnsubscribe } from "#domain/accounts/unsubscribe.ts";
import { UnsubscribeForm } from "../../features/accounts/unsubscribe-form.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/unsubscribe.ts";

const words = identityText.unsubscribe;

const loadSetting = async (args: Route.LoaderArgs): Promise<Unsubscribable | null> => {
  try {
    return (await createCaller(args)(readUnsubscribe, { params: { token: args.params.token } })).setting;
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const setting = await loadSetting(args);
  return data({ setting, words }, { status: setting === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Emails", words.description);

const UnsubscribePage = ({ loaderData: { setting, words }, params: { token } }: Route.ComponentProps) => {
  const [isDone, setDone] = useState(false);
  if (setting === null)
    return (
      <IdentityFrame title="This link is incomplete" aside={words.aside}>
        <p className="text-base/[26px]">
          Your email app may have cut it off. You can also change your email settings on your account page.
        </p>
        <Link to="/account" className={buttonClass("secondary", "medium", "mt-5")}>
          Your account
        </Link>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={isDone ? words.titleDone : words.title} aside={words.aside}>
      <UnsubscribeForm token={token} setting={setting} onDone={() => setDone(true)} />
    </IdentityFrame>
  );
};

export default UnsubscribePage;
