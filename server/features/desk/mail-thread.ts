/** The thread that parses inbound email, one message after another. */
import { answerJobs } from "../../infra/threads.ts";
import { type IncomingMail, readIncomingMail } from "./email/incoming-mail.ts";

answerJobs(async (raw: Uint8Array): Promise<IncomingMail | null> => (await readIncomingMail(raw)) ?? null);
