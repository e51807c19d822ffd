import { asActor, type Database } from "../../../db/client.ts";
import { task, type TaskDeps } from "../../../infra/work/queue.ts";
import { invitationUrl } from "../../companies/invitation-link.service.ts";
import {
  accountEmailPayload,
  accountEmailTask,
  type AccountEmailPayload,
  accountEmailKey,
} from "./account-email-queue.service.ts";
import { linkPath, linkToken, findOpenLink } from "./account-links.service.ts";
import { accountEmail } from "../accounts.emails.ts";
import { readNotifications } from "../notifications.service.ts";
import { unsubscribeToken } from "../unsubscribe.service.ts";

/** Only optional emails have a setting; all others are always sent. */
const isEnabled = async (db: Database, mail: AccountEmailPayload): Promise<boolean> => {
  if (mail.kind !== "new-sign-in" && mail.kind !== "member-joined") return true;
  const settings = await asActor(db, { userId: mail.userId }, (db) => readNotifications(db, mail.userId));
  return mail.kind === "new-sign-in" ? settings.newSignIn : settings.memberJoined;
};

/** The button's URL; undefined for an email without a link, null for a link that is void by now. */
const urlOf = async (mail: AccountEmailPayload, deps: TaskDeps): Promise<string | null | undefined> => {
  const { db, origin, keys } = deps;
  if (mail.kind === "invitation") return invitationUrl(db, mail.invitation, { origin, keys });
  if (mail.kind === "network-approved") return `${origin}/platform/dashboard`;
  if (!("link" in mail)) return undefined;
  const openLink = await findOpenLink(db, mail.link);
  return openLink === undefined ? null : `${origin}${linkPath(openLink.link.purpose, linkToken(mail.link, keys))}`;
};

export const sendAccountEmail = task({
  name: accountEmailTask,
  payload: accountEmailPayload,
  handle: async (payload, deps) => {
    const { db, mail, origin, keys } = deps;
    if (!(await isEnabled(db, payload))) return;
    const url = await urlOf(payload, deps);
    if (url === null) return;
    const delivery = { key: accountEmailKey(payload), template: payload.kind, to: payload.to };
    if (payload.kind !== "member-joined") {
      await mail.deliver(db, { ...delivery, email: accountEmail(payload, url), essential: true });
      return;
    }
    const token = unsubscribeToken(keys, { userId: payload.userId, setting: "memberJoined" });
    const email = { ...accountEmail(payload), unsubscribeUrl: `${origin}/unsubscribe/${token}` };
    await mail.deliver(db, { ...delivery, email, unsubscribeUrl: `${origin}/api/unsubscribe/${token}` });
  },
});
