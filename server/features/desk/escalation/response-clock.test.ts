/** The short form of `npm run bench:response-clock`. */
import { expect, test, vi } from "vitest";
import { asActor } from "../../../db/client.ts";
import { createWakeWorker, runTasks, type RunningQueue } from "../../../infra/work/queue.ts";
import { createMail } from "../../../infra/email/mail.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { freePort } from "../../../test/database/local-postgres.ts";
import { type CaughtMail, type MailCatcher, startMailCatcher } from "../../../test/email/mail-catcher.ts";
import { clockEnd, driveResponseClock } from "../../../test/generated/response-clock.ts";
import {
  clockFailures,
  metricLines,
  recountMetrics,
  pendingEmails,
} from "../../../test/generated/response-clock-recount.ts";
import { readDeskMetrics } from "../metrics.service.ts";
import { sendEscalation } from "./send-escalation.task.ts";

const { db, owner, url, tools: deps } = await buildTestApp();
const compare = (a: string, b: string) => a.localeCompare(b);

test("notifies once before and once at each deadline despite 72 h of outages", async () => {
  const port = await freePort();
  const caught: CaughtMail[] = [];
  let catcher: MailCatcher | undefined;
  let queue: RunningQueue | undefined;
  const mail = createMail({ url: `smtp://127.0.0.1:${port}`, from: "Firm <hello@firm.example>" });
  const smtp = {
    start: async () => {
      catcher = await startMailCatcher(port);
    },
    stop: async () => {
      caught.push(...(catcher?.caught ?? []));
      await catcher?.close();
    },
  };
  await smtp.start();
  const worker = {
    start: async () => {
      queue = await runTasks([sendEscalation], url, { ...deps, mail });
    },
    kill: async () => queue?.boss.stop({ graceful: false }),
  };
  await driveResponseClock({ db, owner: owner.db, smtp, worker, leadCount: 40, seed: 7, outageMs: 3000 });
  const wakeWorker = createWakeWorker(db);
  await vi.waitFor(
    async () => {
      wakeWorker(sendEscalation.name);
      expect(await pendingEmails(owner.db)).toBe(0);
    },
    { timeout: 90_000, interval: 100 },
  );
  await smtp.stop();
  await queue?.stop();
  mail.close();

  const faults = await clockFailures(owner.db, clockEnd);
  expect(faults.warnings).toBeGreaterThan(8);
  expect(faults.breaches).toBeGreaterThan(8);
  expect(faults).toMatchObject({ repeated: 0, unfounded: 0, mistimed: 0, missed: 0, unsent: 0, unmatchedEmails: 0 });
  const ids = caught.map((each) => each.mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([faults.mails, faults.mails]);

  const figures = await asActor(db, { staff: true }, (db) => readDeskMetrics(db, 2, clockEnd));
  expect(figures.all.counted).toBeGreaterThan(20);
  expect(metricLines(figures).toSorted(compare)).toEqual(
    (await recountMetrics(owner.db, figures.since, clockEnd)).toSorted(compare),
  );
}, 150_000);
