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
export const meta = () => unlistedMeta("Receipt", "Receipt for a deleted workspace.");

const ClosedPage = ({ loaderData: { receipt } }: Route.ComponentProps) => (
  <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
    <div className="mx-auto max-w-[600px]">
      <h1 className="text-[34px]/[1.1] wrap-anywhere md:text-[42px]/[1.08]">
        {receipt === null ? "Receipt not found" : `${receipt.name} is closed`}
      </h1>
      <p className="mt-3 mb-7 text-[17px]/7 text-ink-2">
        {receipt === null
          ? "This link doesn't match a closed workspace. It may have been cut off. Try the full link from the email."
          : "We deleted the workspace and everything in it. Its name is only in your link; we haven't kept it."}
      </p>
      {receipt !== null && <ClosedReceipt receipt={receipt} digestInput={receipt.digested} />}
      {receipt !== null && (
        <p className="mt-5 text-sm/[22px] text-ink-3">
          Backups keep older copies for a while. If we ever restore one, we'll delete the workspace from it before
          anyone uses it.
        </p>
      )}
      <Link to="/" className={buttonClass("secondary", "medium", "mt-6")}>
        Go to homepage
      </Link>
    </div>
  </Container>
);

export default ClosedPage;
