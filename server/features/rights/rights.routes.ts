import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { brand } from "#domain/brand.ts";
import * as calls from "#domain/rights/rights.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { Nudge } from "../../infra/queue.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/security-events.ts";
import { serve } from "../../infra/route.ts";
import { requirePassword } from "../accounts/password-check.service.ts";
import { ownerOf, type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import { downloadEverything } from "./download.service.ts";
import { erasePerson, finishErasureTask } from "./erase.service.ts";
import { chooseReview } from "./human-review.service.ts";
import { readKeepToken } from "./keep-link.ts";
import { readReceipt } from "./ledger.service.ts";
import { answerNotices, listNotices } from "./notices.service.ts";
import { erasedOn, keepProfile } from "./retention.service.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { describeRights } from "./rights.service.ts";

export interface RightsTools extends OwnerTools {
  readonly files: FileStore;
  readonly nudge: Nudge;
  /** Takes the hint back by which built pages know who is signed in. */
  readonly jar: { readonly hint: (reply: FastifyReply, kind: null) => void };
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

const hourMs = 3_600_000;
const downloadsPerHour = 30;

/** The session's cookies are keys to nothing now, and are taken back all the same. */
const takeCookiesBack = (request: FastifyRequest, reply: FastifyReply): void => {
  const names = (request.headers.cookie ?? "").split(/;\s*/).map((pair) => pair.split("=")[0] ?? "");
  const ours = new RegExp(`^(__Secure-)?${brand.name.toLowerCase()}\\.|^known_device$`);
  for (const name of names.filter((each) => ours.test(each))) {
    const secure = name.startsWith("__Secure-") ? "; Secure" : "";
    void reply.header("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure}`);
  }
};

export const rightsRoutes = (api: FastifyInstance, tools: RightsTools): void => {
  const { db, who, files, nudge, jar, keys } = tools;
  const { retentionMonths: months } = rightsSettingsOf(tools);

  serve(api, calls.showRights, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return describeRights(db, await who.askerOf(request), months);
  });

  api.get(calls.downloadPath.replace("/api", ""), async (request, reply) => {
    const userId = await readerOf(tools, request);
    if (userId === null) throw new AppError("not_found", "There is nothing to download: nothing was built here yet.");
    await who.requireRecentProof(request);
    await countAgainst(db, [{ key: `download:${userId}`, ceiling: downloadsPerHour, windowMs: hourMs }]);
    const { person } = await who.askerOf(request);
    const source = sourceOf(request, person?.sessionId);
    await recordSecurityEvent(db, { kind: "export-own-data", userId, source, details: {} });
    const now = new Date();
    return reply
      .header("content-type", "application/zip")
      .header(
        "content-disposition",
        `attachment; filename="${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip"`,
      )
      .header("cache-control", "private, no-store")
      .send(await downloadEverything({ db, files }, userId, now));
  });

  serve(api, calls.deleteEverything, async ({ body, request, reply }) => {
    const { person } = await who.askerOf(request);
    if (person === null) throw new AppError("not_signed_in");
    if (person.kind === "staff")
      throw new AppError("forbidden", "Accounts of our own staff are removed by an administrator.");
    if (person.kind !== "visitor") {
      await who.requireRecentProof(request, { passwordFollows: true });
      await requirePassword(tools, person.id, body.password);
    }
    const receipt = await erasePerson(tools, { userId: person.id, cause: "asked" });
    if (receipt === null) throw new AppError("not_found");
    nudge(finishErasureTask);
    if (receipt.scope === "everything") {
      takeCookiesBack(request, reply);
      jar.hint(reply, null);
    }
    return receipt;
  });

  serve(api, calls.showReceipt, async ({ params, request }) => {
    await countAgainst(db, [{ key: `receipt:${addressBlock(request.ip)}`, ceiling: 120, windowMs: 60_000 }]);
    return readReceipt(db, params.id);
  });

  serve(api, calls.chooseReview, async ({ body, request, reply }) => {
    await chooseReview(db, await ownerOf(tools, request, reply), body.wantsPerson);
    return body;
  });

  serve(api, calls.listNotices, async ({ query, request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return { notices: await listNotices(db, await readerOf(tools, request), query.place) };
  });
  serve(api, calls.answerNotices, async ({ body, request, reply }) => {
    // Seeing a notice makes no session; saying that one has read it does.
    const reader = await readerOf(tools, request);
    if (reader === null && body.choice === "shown") return { written: 0 };
    return { written: await answerNotices(db, reader ?? (await ownerOf(tools, request, reply)), body) };
  });

  serve(api, calls.readKeepLink, async ({ params }) => {
    const { userId } = readKeepToken(keys, params.token);
    const keptUntil = await erasedOn(db, userId, months);
    if (keptUntil === null) throw new AppError("not_found");
    return { keptUntil };
  });
  serve(api, calls.keepProfile, async ({ params }) => {
    const subject = readKeepToken(keys, params.token);
    await keepProfile(db, subject, new Date());
    return { keptUntil: await erasedOn(db, subject.userId, months) };
  });
};
