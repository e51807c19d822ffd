import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { showReceipt } from "#domain/rights/rights.ts";
import { ErasureReceipt } from "../../features/rights/erasure-receipt.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/erased.ts";

const words = identityText.erased;

const receiptOf = async (args: Route.LoaderArgs) => {
  try {
    return await createCaller(args)(showReceipt, { params: { id: args.params.id } });
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const receipt = await receiptOf(args);
  return data({ receipt, words }, { status: receipt === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Receipt", words.description);

const ErasedPage = ({ loaderData: { receipt, words } }: Route.ComponentProps) => (
  <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
    <div className="mx-auto max-w-[600px]">
      <h1 className="text-[34px]/[1.1] md:text-[42px]/[1.08]">
        {receipt === null ? words.titleMissing : words.title[receipt.scope]}
      </h1>
      <p className="mt-3 mb-7 text-[17px]/7 text-ink-2">
        {receipt === null ? words.missing : words.lead[receipt.scope]}
      </p>
      {receipt !== null && <ErasureReceipt receipt={receipt} />}
      {receipt !== null && <p className="mt-5 text-sm/[22px] text-ink-3">{words.backups}</p>}
      <Link to="/" className={buttonClass("secondary", "medium", "mt-6")}>
        Go to homepage
      </Link>
    </div>
  </Container>
);

export default ErasedPage;
