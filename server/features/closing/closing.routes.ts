import type { FastifyInstance } from "fastify";
import * as closingApi from "#domain/closing/closing.ts";
import * as closingReceiptApi from "#domain/closing/closing-receipt.ts";
import type { Database } from "../../db/client.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { requirePassword } from "../accounts/passwords/password-check.service.ts";
import { isHashOfName, readClosedWorkspace } from "../rights/ledger.service.ts";
import { beginClosing, cancelClosing, readClosing, notifyClosingTask } from "./closing.service.ts";
import { parseReceiptToken } from "./receipt-link.ts";

interface ClosingDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly auth: AuthContext;
  readonly wakeWorker: WakeWorker;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

export const closingRoutes = (api: FastifyInstance, deps: ClosingDeps): void => {
  const { db, auth, wakeWorker, keys } = deps;
  const { closingDays, ledgerKeys } = rightsSettingsOf(deps);

  serve(api, closingApi.readClosing, async ({ request }) =>
    readClosing(db, await auth.requireCan(request, "workspace.close"), closingDays),
  );

  serve(api, closingApi.beginClosing, async ({ request, body }) => {
    const context = await auth.requireCan(request, "workspace.close");
    await auth.requireRecentProof(request, { passwordFollows: true });
    await requirePassword(deps, context.userId, body.password);
    const closing = await beginClosing(db, context, body.name, closingDays);
    wakeWorker(notifyClosingTask);
    return closing;
  });

  serve(api, closingApi.cancelClosing, async ({ request }) => {
    await cancelClosing(db, await auth.requireCan(request, "workspace.close"));
    wakeWorker(notifyClosingTask);
    return {};
  });

  serve(api, closingReceiptApi.showClosingReceipt, async ({ query, request }) => {
    await countAgainst(db, [{ key: `receipt:${addressBlock(request.ip)}`, ceiling: 120, windowMs: 60_000 }]);
    const names = parseReceiptToken(query.token, keys);
    const record = names === undefined ? undefined : await readClosedWorkspace(db, names.id);
    if (names === undefined || record === undefined) throw new AppError("not_found");
    const { nameHash, ...rest } = record;
    // Rejects a link whose workspace name does not match the erased one.
    if (!isHashOfName(ledgerKeys, names.name, nameHash)) throw new AppError("not_found");
    const receipt = { ...rest, name: names.name, begunBy: names.begunBy };
    return { ...receipt, digested: closingReceiptApi.digestInput(receipt) };
  });
};
