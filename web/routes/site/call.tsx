import { data } from "react-router";
import { invalidLinkMessage, readCall } from "#domain/bookings/booked-call.ts";
import { BookedCall, CallEnded } from "../../features/bookings/booked-call.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/call.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page: open, status } = await loadLinkPage(() =>
    createCaller(args)(readCall, { params: { token: args.params.token } }),
  );
  return data({ open }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.open == null ? invalidLinkMessage : "Your Strategy Call",
    "View, move or cancel your strategy call.",
  );

const CallPage = ({ loaderData: { open }, params: { token } }: Route.ComponentProps) =>
  open === null ? <CallEnded /> : <BookedCall key={token} token={token} call={open} />;

export default CallPage;
