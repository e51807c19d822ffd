import { useState } from "react";
import { data } from "react-router";
import { identityWords } from "#content/accounts.ts";
import { openConnectionRefusal } from "#domain/profiles/connections.ts";
import { RefuseConnections } from "../../features/profiles/refuse-connections.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import type { Route } from "./+types/not-interested.ts";

const words = identityWords.notInterested;

const openOrNot = async (args: Route.LoaderArgs) => {
  try {
    return await callFrom(args)(openConnectionRefusal, { params: { token: args.params.token } });
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status >= 500) throw answer;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const opened = await openOrNot(args);
  return data({ email: opened?.email ?? null, words }, { status: opened === null ? 404 : 200 });
};

export const headers = () => sealedPage;
export const meta = () => unlistedMeta("Connection requests", words.description);

const NotInterestedPage = ({ loaderData: { email, words }, params: { token } }: Route.ComponentProps) => {
  const [isDone, setDone] = useState(false);
  if (email === null)
    return (
      <IdentityFrame title="This link is not complete" aside={words.aside}>
        <p className="text-base/[26px]">
          Perhaps the mail program has broken it. Answer the mail instead, and we will see to it by hand.
        </p>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={isDone ? words.titleDone : words.title} aside={words.aside}>
      <RefuseConnections token={token} email={email} onDone={() => setDone(true)} />
    </IdentityFrame>
  );
};

export default NotInterestedPage;
