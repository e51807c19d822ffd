import { useState } from "react";
import { data } from "react-router";
import { identityText } from "#content/accounts.ts";
import { readConnectionOptOut } from "#domain/profiles/connections.ts";
import { DeclineConnections } from "../../features/profiles/decline-connections.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/not-interested.ts";

const words = identityText.notInterested;

const loadLink = async (args: Route.LoaderArgs) => {
  try {
    return await createCaller(args)(readConnectionOptOut, { params: { token: args.params.token } });
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const linkData = await loadLink(args);
  return data({ email: linkData?.email ?? null, words }, { status: linkData === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Connection requests", words.description);

const NotInterestedPage = ({ loaderData: { email, words }, params: { token } }: Route.ComponentProps) => {
  const [isDone, setDone] = useState(false);
  if (email === null)
    return (
      <IdentityFrame title="This link is incomplete" aside={words.aside}>
        <p className="text-base/[26px]">
          Your email app may have cut it off. Reply to the email instead, and we'll take care of it.
        </p>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={isDone ? words.titleDone : words.title} aside={words.aside}>
      <DeclineConnections token={token} email={email} onDone={() => setDone(true)} />
    </IdentityFrame>
  );
};

export default NotInterestedPage;
