/** Emails the request once, even if the task runs again. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../../infra/work/queue.ts";
import { introductionRequestEmail } from "./introductions.emails.ts";
import { introductionToken } from "./introduction-link.ts";
import { introductionRequestTask, readIntroductionAd, readPendingIntroduction } from "./introductions.service.ts";

export const askForIntroduction = task({
  name: introductionRequestTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, keys, log }) => {
    const request = await readPendingIntroduction(db, id);
    // Answered or erased in the meantime.
    if (request === undefined) return;
    await mail.deliver(db, {
      key: `introduction/${id}`,
      template: "introduction-request",
      to: request.email,
      replyTo: brand.email,
      email: introductionRequestEmail(
        request,
        await readIntroductionAd(db, { id, companyId }, origin),
        `${origin}/introductions/${introductionToken({ id, companyId }, keys)}`,
      ),
    });
    log.info({ introduction: id }, "asked for an introduction");
  },
});
