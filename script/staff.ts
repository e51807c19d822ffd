/** npm run staff -- add "Dana Whitfield" dana@firm.example | remove dana@firm.example */
import { z } from "zod";
import { openDatabase } from "#server/db/client.ts";
import { addStaff, removeStaff, StaffError } from "#server/features/accounts/staff.service.ts";
import { keysOfEnvironment } from "./keys-of-environment.ts";
import { requireVariable } from "./require-variable.ts";

const usage =
  'Usage: npm run staff -- add "First Last" name@firm.example, or: npm run staff -- remove name@firm.example';
const asked = z
  .union([z.tuple([z.literal("add"), z.string().trim().min(2), z.email()]), z.tuple([z.literal("remove"), z.email()])])
  .safeParse(process.argv.slice(2));
const url = requireVariable("DATABASE_URL");
if (!asked.success) {
  console.error(usage);
  process.exit(1);
}

const { db, close } = openDatabase(url, { max: 1 });
try {
  const words = asked.data;
  if (words[0] === "add") {
    const { path } = await addStaff(db, { name: words[1], email: words[2] }, keysOfEnvironment());
    const origin = process.env["ORIGIN"] ?? "http://localhost:3000";
    console.info(`Added. This link lets ${words[2]} choose a password, once, within a day:\n${origin}${path}`);
    console.info("At the first sign-in a second factor must be set up on the account page.");
  } else {
    await removeStaff(db, words[1]);
    console.info(`${words[1]} is no longer staff; every session has ended.`);
  }
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
