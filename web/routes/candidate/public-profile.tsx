/** A profile that its owner has made public. To whoever may not see it, there is no such page. */
import { data } from "react-router";
import { readPublicProfile, seenNameOf } from "#domain/privacy/seen-profile.ts";
import { SeenProfileView } from "../../features/profiles/editor/seen-profile.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/public-profile.ts";

export const loader = async (args: Route.LoaderArgs) => {
  try {
    return await callFrom(args)(readPublicProfile, { params: { handle: args.params.handle } });
  } catch (answer) {
    // Nothing of the answer goes on: a missing page says the same whatever it is missing for.
    if (answer instanceof Response && (answer.status === 400 || answer.status === 404)) {
      throw data(null, { status: 404 });
    }
    throw answer;
  }
};

export const headers = () => privatePage;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  const title = [seenNameOf(loaderData), loaderData.title ?? ""].filter((each) => each !== "").join(", ");
  return unlistedMeta(title, `The profile of ${title}.`);
};

const PublicProfilePage = ({ loaderData }: Route.ComponentProps) => (
  <Wrap className="pt-10 pb-20 md:pt-16 md:pb-28">
    <article className="mx-auto max-w-[46rem]">
      <SeenProfileView seen={loaderData} look="page" />
    </article>
  </Wrap>
);

export default PublicProfilePage;
