/** Sends one email per requester and address, however often they ask and however often this runs. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/work/queue.ts";
import { connectionRequestEmail } from "./connections.emails.ts";
import { readInvitationToSend, connectionRequestTask } from "./connections.service.ts";
import { optOutToken } from "./opt-out-link.ts";

export const notifyConnectionRequest = task({
  name: connectionRequestTask,
  payload: z.object({ id: z.uuid() }),
  handle: async ({ id }, { db, mail, origin, keys, log }) => {
    const input = await readInvitationToSend(db, id);
    // The request was withdrawn, or the address has opted out.
    if (input === undefined) return;
    const token = optOutToken(input.email, keys);
    const address = createHash("sha256").update(input.email).digest("hex").slice(0, 32);
    await mail.deliver(db, {
      key: `connection/${input.requesterId}/${address}`,
      template: "connection-request",
      to: input.email,
      replyTo: brand.email,
      email: connectionRequestEmail(input, origin, `${origin}/not-interested/${token}`),
      unsubscribeUrl: `${origin}/api/connection-refusals/${token}`,
    });
    log.info({ invitation: id }, "told of a connection request");
  },
});
