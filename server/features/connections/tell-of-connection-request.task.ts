/** One mail for each person who asks an address, however often they ask and however often this runs. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/queue.ts";
import { connectionLetter } from "./connections.emails.ts";
import { readInvitationToSend, tellingTask } from "./connections.service.ts";
import { refusalToken } from "./refusal-link.ts";

export const tellOfConnectionRequest = task({
  name: tellingTask,
  payload: z.object({ id: z.uuid() }),
  handle: async ({ id }, { db, mail, origin, keys, log }) => {
    const asked = await readInvitationToSend(db, id);
    // Taken back meanwhile, or the address wants no such mails.
    if (asked === undefined) return;
    const token = refusalToken(asked.email, keys);
    const address = createHash("sha256").update(asked.email).digest("hex").slice(0, 32);
    await mail.deliver(db, {
      key: `connection/${asked.askerId}/${address}`,
      template: "connection-request",
      to: asked.email,
      replyTo: brand.email,
      letter: connectionLetter(asked, origin, `${origin}/not-interested/${token}`),
      unsubscribeUrl: `${origin}/api/connection-refusals/${token}`,
    });
    log.info({ invitation: id }, "told of a connection request");
  },
});
