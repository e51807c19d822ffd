import { asActor, type Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";
import { accountMail, accountMailTask, type AccountMail, keyOf } from "./account-mail.service.ts";
import { accountLetter } from "./accounts.emails.ts";
import { readNotifications } from "./notifications.service.ts";

/** Only mails that a person may do without are asked about. */
const isWanted = async (db: Database, mail: AccountMail): Promise<boolean> => {
  if (mail.kind !== "new-sign-in" && mail.kind !== "member-joined") return true;
  const settings = await asActor(db, { userId: mail.userId }, (db) => readNotifications(db, mail.userId));
  return mail.kind === "new-sign-in" ? settings.newSignIn : settings.memberJoined;
};

export const sendAccountMail = task({
  name: accountMailTask,
  payload: accountMail,
  handle: async (payload, { db, mail }) => {
    if (!(await isWanted(db, payload))) return;
    const letter = accountLetter(payload);
    await mail.deliver(db, { key: keyOf(payload), template: payload.kind, to: payload.to, letter });
  },
});
