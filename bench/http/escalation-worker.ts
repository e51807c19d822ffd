/** A worker that sends only escalation emails for unanswered leads. The bench moves the due times back in the database. */
import { tmpdir } from "node:os";
import { openDatabase } from "#server/db/client.ts";
import { sendEscalation } from "#server/features/desk/escalation/send-escalation.task.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { createMail } from "#server/infra/email/mail.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { runTasks } from "#server/infra/work/queue.ts";

const url = process.env["DATABASE_URL"] ?? "";
const log = createLog("fatal");
await runTasks([sendEscalation], url, {
  db: openDatabase(url, { log }).db,
  log,
  mail: createMail({ url: process.env["SMTP_URL"] ?? "", from: "Firm <hello@firm.example>" }),
  files: createFileStore(tmpdir()),
  origin: "http://127.0.0.1",
  staffEmail: "desk@firm.example",
  notifyDesk: () => undefined,
  readers: { read: async () => undefined },
  keys: createKeyring(["for-benches-only-0123456789abcdef0123"]),
});
