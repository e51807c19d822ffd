import { data } from "react-router";
import { endedLink, type OpenCall, readCall } from "#domain/bookings/booked-call.ts";
import { BookedCall, CallEnded } from "../../features/bookings/booked-call.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/call.ts";

/** Nothing where the link has ended; an address cut short in a mail is as good as none. */
const openOrEnded = async (args: Route.LoaderArgs): Promise<OpenCall | null> => {
  try {
    return await callFrom(args)(readCall, { params: { token: args.params.token } });
  } catch (answer) {
    if (answer instanceof Response && (answer.status === 400 || answer.status === 404)) return null;
    throw answer;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const open = await openOrEnded(args);
  return data({ open }, { status: open === null ? 404 : 200 });
};

export const headers = () => privatePage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.open == null ? endedLink : "Your Strategy Call",
    "When the call is, and how to move or cancel it.",
  );

const CallPage = ({ loaderData: { open }, params: { token } }: Route.ComponentProps) =>
  open === null ? <CallEnded /> : <BookedCall key={token} token={token} call={open} />;

export default CallPage;
