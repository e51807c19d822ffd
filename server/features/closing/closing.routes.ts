import type { FastifyInstance } from "fastify";
import * as calls from "#domain/closing/closing.ts";
import { digestedText, showClosingReceipt } from "#domain/closing/closing-receipt.ts";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { Nudge } from "../../infra/queue.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { requirePassword } from "../accounts/password-check.service.ts";
import { isHashOfName, readClosedWorkspace } from "../rights/ledger.service.ts";
import { beginClosing, cancelClosing, readClosing, tellOfClosingTask } from "./closing.service.ts";
import { namesIn } from "./receipt-link.ts";

interface ClosingTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
  readonly nudge: Nudge;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

export const closingRoutes = (api: FastifyInstance, tools: ClosingTools): void => {
  const { db, who, nudge, keys } = tools;
  const { closingDays, ledgerKeys } = rightsSettingsOf(tools);

  serve(api, calls.readClosing, async ({ request }) =>
    readClosing(db, await who.requireCan(request, "workspace.close"), closingDays),
  );

  serve(api, calls.beginClosing, async ({ request, body }) => {
    const worker = await who.requireCan(request, "workspace.close");
    await who.requireRecentProof(request, { passwordFollows: true });
    await requirePassword(tools, worker.userId, body.password);
    const closing = await beginClosing(db, worker, body.name, closingDays);
    nudge(tellOfClosingTask);
    return closing;
  });

  serve(api, calls.cancelClosing, async ({ request }) => {
    await cancelClosing(db, await who.requireCan(request, "workspace.close"));
    nudge(tellOfClosingTask);
    return {};
  });

  serve(api, showClosingReceipt, async ({ query, request, reply }) => {
    await countAgainst(db, [{ key: `receipt:${addressBlock(request.ip)}`, ceiling: 120, windowMs: 60_000 }]);
    void reply.header("cache-control", "private, no-store");
    const names = namesIn(query.token, keys);
    const kept = names === undefined ? undefined : await readClosedWorkspace(db, names.id);
    if (names === undefined || kept === undefined) throw new AppError("not_found");
    const { nameHash, ...rest } = kept;
    // A link that names another workspace than the one that was erased is none of ours.
    if (!isHashOfName(ledgerKeys, names.name, nameHash)) throw new AppError("not_found");
    const receipt = { ...rest, name: names.name, begunBy: names.begunBy };
    return { ...receipt, digested: digestedText(receipt) };
  });
};
