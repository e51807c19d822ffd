import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { brand } from "#domain/brand.ts";
import * as rightsApi from "#domain/rights/rights.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/auth/security-events.ts";
import { serve } from "../../infra/http/route.ts";
import { requirePassword } from "../accounts/passwords/password-check.service.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { downloadEverything } from "./download.service.ts";
import { erasePerson, finishErasureTask } from "./erase.service.ts";
import { setHumanReview } from "./human-review.service.ts";
import { readRetentionToken } from "./retention-link.ts";
import { readReceipt } from "./ledger.service.ts";
import { answerNotices, listNotices } from "./notices.service.ts";
import { erasureDateOf, extendRetention } from "./retention.service.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { describeRights } from "./rights.service.ts";

export interface RightsDeps extends OwnerDeps {
  readonly files: FileStore;
  readonly wakeWorker: WakeWorker;
  /** Clears the cookie by which prerendered pages know who is signed in. */
  readonly jar: { readonly hint: (reply: FastifyReply, kind: null) => void };
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

const hourMs = 3_600_000;
const downloadsPerHour = 30;

/** Removes the session cookies, although they no longer match a session. */
const clearCookies = (request: FastifyRequest, reply: FastifyReply): void => {
  const names = (request.headers.cookie ?? "").split(/;\s*/).map((pair) => pair.split("=")[0] ?? "");
  const ownCookieNames = new RegExp(`^(__Secure-)?${brand.name.toLowerCase()}\\.|^known_device$`);
  for (const name of names.filter((each) => ownCookieNames.test(each))) {
    const secure = name.startsWith("__Secure-") ? "; Secure" : "";
    void reply.header("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure}`);
  }
};

export const rightsRoutes = (api: FastifyInstance, deps: RightsDeps): void => {
  const { db, auth, files, wakeWorker, jar, keys } = deps;
  const { retentionMonths: months } = rightsSettingsOf(deps);

  serve(api, rightsApi.showRights, async ({ request }) => {
    return describeRights(db, await auth.identityOf(request), months);
  });

  api.get(rightsApi.downloadPath.replace("/api", ""), async (request, reply) => {
    const userId = await currentUserId(deps, request);
    if (userId === null) throw new AppError("not_found", "There's nothing to download yet.");
    await auth.requireRecentProof(request);
    await countAgainst(db, [{ key: `download:${userId}`, ceiling: downloadsPerHour, windowMs: hourMs }]);
    const { person } = await auth.identityOf(request);
    const source = sourceOf(request, person?.sessionId);
    await recordSecurityEvent(db, { kind: "export-own-data", userId, source, details: {} });
    const now = new Date();
    return sendFile(reply, {
      fileName: `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`,
      mediaType: "application/zip",
      body: await downloadEverything({ db, files }, userId, now),
    });
  });

  serve(api, rightsApi.deleteEverything, async ({ body, request, reply }) => {
    const { person } = await auth.identityOf(request);
    if (person === null) throw new AppError("not_signed_in");
    if (person.kind === "staff")
      throw new AppError("forbidden", "Staff accounts can only be removed by an administrator.");
    if (person.kind !== "visitor") {
      await auth.requireRecentProof(request, { passwordFollows: true });
      await requirePassword(deps, person.id, body.password);
    }
    const receipt = await erasePerson(deps, { userId: person.id, cause: "asked" });
    if (receipt === null) throw new AppError("not_found");
    wakeWorker(finishErasureTask);
    if (receipt.scope === "everything") {
      clearCookies(request, reply);
      jar.hint(reply, null);
    }
    return receipt;
  });

  serve(api, rightsApi.showReceipt, async ({ params, request }) => {
    await countAgainst(db, [{ key: `receipt:${addressBlock(request.ip)}`, ceiling: 120, windowMs: 60_000 }]);
    return readReceipt(db, params.id);
  });

  serve(api, rightsApi.chooseReview, async ({ body, request, reply }) => {
    await setHumanReview(db, await ownerOf(deps, request, reply), body.requestsHumanReview);
    return body;
  });

  serve(api, rightsApi.listNotices, async ({ query, request }) => {
    return { notices: await listNotices(db, await currentUserId(deps, request), query.place) };
  });
  serve(api, rightsApi.answerNotices, async ({ body, request, reply }) => {
    // Seeing a notice creates no session; acknowledging one does.
    const reader = await currentUserId(deps, request);
    if (reader === null && body.choice === "shown") return { written: 0 };
    return { written: await answerNotices(db, reader ?? (await ownerOf(deps, request, reply)), body) };
  });

  serve(api, rightsApi.readKeepLink, async ({ params }) => {
    const { userId } = readRetentionToken(keys, params.token);
    const keptUntil = await erasureDateOf(db, userId, months);
    if (keptUntil === null) throw new AppError("not_found");
    return { keptUntil };
  });
  serve(api, rightsApi.keepProfile, async ({ params }) => {
    const subject = readRetentionToken(keys, params.token);
    await extendRetention(db, subject, new Date());
    return { keptUntil: await erasureDateOf(db, subject.userId, months) };
  });
};
