/** npm run staff: adds and removes staff accounts, and resets two-factor authentication. */
import { z } from "zod";
import { openDatabase } from "#server/db/client.ts";
import { createEnqueueAccountEmail } from "#server/features/accounts/email-address/account-email-queue.service.ts";
import { addStaff, removeStaff, resetSecondFactor, StaffError } from "#server/features/accounts/staff.service.ts";
import { createWakeWorker } from "#server/infra/work/queue.ts";
import { keysFromEnvironment } from "./environment-keys.ts";
import { requireEnv } from "./require-variable.ts";

const usage = `Usage:
  npm run staff -- add "First Last" name@firm.example
      Creates a staff account and prints a link to set its password. The link works once and expires after one day.
      If the email already has an account, that account becomes staff: its password, sessions, API tokens, webhooks,
      open invitations and two-factor authentication are removed, and the link is emailed to the address instead.
  npm run staff -- remove name@firm.example
      Removes staff access and signs the person out everywhere.
  npm run staff -- reset-second-factor name@firm.example
      Removes the authenticator, backup codes and trusted browsers and signs the person out everywhere.`;

const options = z
  .union([
    z.tuple([z.literal("add"), z.string().trim().min(2), z.email()]),
    z.tuple([z.enum(["remove", "reset-second-factor"]), z.email()]),
  ])
  .safeParse(process.argv.slice(2));
if (!options.success) {
  console.error(usage);
  process.exit(1);
}

const { db, close } = openDatabase(requireEnv("DATABASE_URL"), { max: 2 });
const origin = (process.env["ORIGIN"] || "http://localhost:3000").replace(/(?<!\/)\/+$/, "");

const add = async (name: string, email: string): Promise<void> => {
  const tools = { keys: keysFromEnvironment(), enqueueEmail: createEnqueueAccountEmail(createWakeWorker(db)) };
  const { path } = await addStaff(db, { name, email }, tools);
  console.info(
    path === null
      ? `${email} is now staff. All earlier ways to sign in to the account were removed. We emailed a link to set a password. It works once and expires after one day.`
      : `Added. ${email} can set a password with this link. It works once and expires after one day:\n${origin}${path}`,
  );
  console.info("They must set up two-factor authentication on the account page when they first sign in.");
};

try {
  const words = options.data;
  if (words[0] === "add") await add(words[1], words[2]);
  else if (words[0] === "remove") {
    await removeStaff(db, words[1]);
    console.info(`${words[1]} is no longer staff and is signed out everywhere.`);
  } else {
    await resetSecondFactor(db, words[1]);
    console.info(`Two-factor authentication of ${words[1]} is removed. Ask them to sign in and set it up again now.`);
  }
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
