/** A published profile. For anyone who may not see it, the page doesn't exist. */
import { data } from "react-router";
import { readPublicProfile, visibleNameOf } from "#domain/privacy/visible-profile.ts";
import { VisibleProfileView } from "../../features/profiles/editor/privacy/visible-profile.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/public-profile.ts";

export const loader = async (args: Route.LoaderArgs) => {
  try {
    return await createCaller(args)(readPublicProfile, { params: { handle: args.params.handle } });
  } catch (error) {
    // Nothing of the response is passed on, so a missing page never reveals why it is missing.
    if (error instanceof Response && (error.status === 400 || error.status === 404)) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
};

export const headers = () => privatePageHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  const title = [visibleNameOf(loaderData), loaderData.title ?? ""].filter((each) => each !== "").join(", ");
  return unlistedMeta(title, `Public profile: ${title}.`);
};

const PublicProfilePage = ({ loaderData }: Route.ComponentProps) => (
  <Container className="pt-10 pb-20 md:pt-16 md:pb-28">
    <article className="mx-auto max-w-[46rem]">
      <VisibleProfileView profile={loaderData} variant="page" />
    </article>
  </Container>
);

export default PublicProfilePage;
