import { asActor, type Database } from "../../db/client.ts";
import { task, type TaskTools } from "../../infra/queue.ts";
import { invitationUrl } from "../companies/invitation-link.service.ts";
import { accountMail, accountMailTask, type AccountMail, keyOf } from "./account-mail.service.ts";
import { linkPath, linkToken, openLinkOf } from "./account-links.service.ts";
import { accountLetter } from "./accounts.emails.ts";
import { readNotifications } from "./notifications.service.ts";
import { unsubscribeToken } from "./unsubscribe.service.ts";

/** Only mails that a person may do without are asked about. */
const isWanted = async (db: Database, mail: AccountMail): Promise<boolean> => {
  if (mail.kind !== "new-sign-in" && mail.kind !== "member-joined") return true;
  const settings = await asActor(db, { userId: mail.userId }, (db) => readNotifications(db, mail.userId));
  return mail.kind === "new-sign-in" ? settings.newSignIn : settings.memberJoined;
};

/** Where the button leads; undefined for an email without a link, null for a link that is void by now. */
const urlOf = async (mail: AccountMail, tools: TaskTools): Promise<string | null | undefined> => {
  const { db, origin, keys } = tools;
  if (mail.kind === "invitation") return invitationUrl(db, mail.invitation, { origin, keys });
  if (mail.kind === "network-approved") return `${origin}/platform/dashboard`;
  if (!("link" in mail)) return undefined;
  const found = await openLinkOf(db, mail.link);
  return found === undefined ? null : `${origin}${linkPath(found.link.purpose, linkToken(mail.link, keys))}`;
};

export const sendAccountMail = task({
  name: accountMailTask,
  payload: accountMail,
  handle: async (payload, tools) => {
    const { db, mail, origin, keys } = tools;
    if (!(await isWanted(db, payload))) return;
    const url = await urlOf(payload, tools);
    if (url === null) return;
    const delivery = { key: keyOf(payload), template: payload.kind, to: payload.to };
    if (payload.kind !== "member-joined") {
      await mail.deliver(db, { ...delivery, letter: accountLetter(payload, url), essential: true });
      return;
    }
    const token = unsubscribeToken(keys, { userId: payload.userId, setting: "memberJoined" });
    const letter = { ...accountLetter(payload), unsubscribeUrl: `${origin}/unsubscribe/${token}` };
    await mail.deliver(db, { ...delivery, letter, unsubscribeUrl: `${origin}/api/unsubscribe/${token}` });
  },
});
