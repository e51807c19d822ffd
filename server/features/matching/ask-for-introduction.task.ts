/** Asks by mail, once for each request, however often this runs. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/queue.ts";
import { introductionLetter } from "./introductions.emails.ts";
import { introductionToken } from "./introduction-link.ts";
import { askingTask, readAskedIntroduction } from "./introductions.service.ts";

export const askForIntroduction = task({
  name: askingTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, keys, log }) => {
    const asked = await readAskedIntroduction(db, id);
    // Answered or erased meanwhile.
    if (asked === undefined) return;
    await mail.deliver(db, {
      key: `introduction/${id}`,
      template: "introduction-request",
      to: asked.email,
      replyTo: brand.email,
      letter: introductionLetter(asked, `${origin}/introductions/${introductionToken({ id, companyId }, keys)}`),
    });
    log.info({ introduction: id }, "asked for an introduction");
  },
});
