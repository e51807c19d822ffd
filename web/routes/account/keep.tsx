import { useState } from "react";
import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { readKeepLink } from "#domain/rights/rights.ts";
import { KeepProfile } from "../../features/rights/keep-profile.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/keep.ts";

const words = identityText.keep;

const loadKeptUntil = async (args: Route.LoaderArgs): Promise<string | null> => {
  try {
    return (await createCaller(args)(readKeepLink, { params: { token: args.params.token } })).keptUntil;
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const keptUntil = await loadKeptUntil(args);
  return data({ keptUntil, words }, { status: keptUntil === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Keep Your Profile", words.description);

const KeepPage = ({ loaderData: { keptUntil, words }, params: { token } }: Route.ComponentProps) => {
  const [isDone, setDone] = useState(false);
  if (keptUntil === null)
    return (
      <IdentityFrame title={words.titleMissing} aside={words.aside}>
        <p className="text-base/[26px]">{words.missing}</p>
        <Link to="/sign-in" className={buttonClass("secondary", "medium", "mt-5")}>
          Sign in
        </Link>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={isDone ? words.titleDone : words.title} aside={words.aside}>
      <KeepProfile token={token} keptUntil={keptUntil} onDone={() => setDone(true)} />
    </IdentityFrame>
  );
};

export default KeepPage;
