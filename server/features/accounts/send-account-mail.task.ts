import { asActor, type Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";
import { accountMail, accountMailTask, type AccountMail, keyOf } from "./account-mail.service.ts";
import { accountLetter } from "./accounts.emails.ts";
import { readNotifications } from "./notifications.service.ts";
import { unsubscribeToken } from "./unsubscribe.service.ts";

/** Only mails that a person may do without are asked about. */
const isWanted = async (db: Database, mail: AccountMail): Promise<boolean> => {
  if (mail.kind !== "new-sign-in" && mail.kind !== "member-joined") return true;
  const settings = await asActor(db, { userId: mail.userId }, (db) => readNotifications(db, mail.userId));
  return mail.kind === "new-sign-in" ? settings.newSignIn : settings.memberJoined;
};

export const sendAccountMail = task({
  name: accountMailTask,
  payload: accountMail,
  handle: async (payload, { db, mail, origin, keys }) => {
    if (!(await isWanted(db, payload))) return;
    const delivery = { key: keyOf(payload), template: payload.kind, to: payload.to };
    if (payload.kind !== "member-joined") {
      await mail.deliver(db, { ...delivery, letter: accountLetter(payload), essential: true });
      return;
    }
    const token = unsubscribeToken(keys, { userId: payload.userId, setting: "memberJoined" });
    const letter = { ...accountLetter(payload), unsubscribeUrl: `${origin}/unsubscribe/${token}` };
    await mail.deliver(db, { ...delivery, letter, unsubscribeUrl: `${origin}/api/unsubscribe/${token}` });
  },
});
