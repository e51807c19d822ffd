import { data, Link } from "react-router";
import { showClosingReceipt } from "#domain/closing/closing-receipt.ts";
import { ClosedReceipt } from "../../features/closing/closed-receipt.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/closed.ts";

const receiptOf = async (args: Route.LoaderArgs) => {
  try {
    return await createCaller(args)(showClosingReceipt, { query: { token: args.params.token } });
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const receipt = await receiptOf(args);
  return data({ receipt }, { status: receipt === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Receipt", "What was erased when a workspace was closed.");

const ClosedPage = ({ loaderData: { receipt } }: Route.ComponentProps) => (
  <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
    <div className="mx-auto max-w-[600px]">
      <h1 className="text-[34px]/[1.1] wrap-anywhere md:text-[42px]/[1.08]">
        {receipt === null ? "No such receipt" : `${receipt.name} is closed`}
      </h1>
      <p className="mt-3 mb-7 text-[17px]/7 text-ink-2">
        {receipt === null
          ? "This link names no workspace that was closed here. It may have been cut short on the way: try the whole link from the mail."
          : "The workspace and everything in it was erased. The name stands in your link alone; we have not kept it."}
      </p>
      {receipt !== null && <ClosedReceipt receipt={receipt} digestInput={receipt.digested} />}
      {receipt !== null && (
        <p className="mt-5 text-sm/[22px] text-ink-3">
          Backups still hold older copies for a while. If one is ever restored, the workspace is erased from it again
          before anybody works with it.
        </p>
      )}
      <Link to="/" className={buttonClass("secondary", "medium", "mt-6")}>
        To the start page
      </Link>
    </div>
  </Container>
);

export default ClosedPage;
