/** The quick form of `npm run bench:promise-clock`. */
import { expect, test, vi } from "vitest";
import { asActor } from "../../db/client.ts";
import { createNudge, runTasks, type RunningQueue } from "../../infra/queue.ts";
import { createMail } from "../../infra/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { freePort } from "../../test/local-postgres.ts";
import { type CaughtMail, type MailCatcher, startMailCatcher } from "../../test/mail-catcher.ts";
import { clockEnd, drivePromiseClock } from "../../test/promise-clock.ts";
import { clockFaults, figureLines, recountFigures, waitingMails } from "../../test/promise-recount.ts";
import { readFigures } from "./figures.service.ts";
import { sendEscalation } from "./send-escalation.task.ts";

const { db, owner, url, tools } = await buildTestApp();
const compare = (a: string, b: string) => a.localeCompare(b);

test("72 hours with the mail server away and a worker killed: each lead is told of at most once before and once at the end of its promise", async () => {
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
      queue = await runTasks([sendEscalation], url, { ...tools, mail });
    },
    kill: async () => queue?.boss.stop({ graceful: false }),
  };
  await drivePromiseClock({ db, owner: owner.db, smtp, worker, leadCount: 40, seed: 7, outageMs: 3000 });
  const nudge = createNudge(db);
  await vi.waitFor(
    async () => {
      nudge(sendEscalation.name);
      expect(await waitingMails(owner.db)).toBe(0);
    },
    { timeout: 90_000, interval: 100 },
  );
  await smtp.stop();
  await queue?.stop();
  mail.close();

  const faults = await clockFaults(owner.db, clockEnd);
  expect(faults.warnings).toBeGreaterThan(8);
  expect(faults.breaches).toBeGreaterThan(8);
  expect(faults).toMatchObject({ repeated: 0, unfounded: 0, early: 0, missed: 0, unsent: 0, unmailed: 0 });
  const ids = caught.map((each) => each.mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([faults.mails, faults.mails]);

  const figures = await asActor(db, { staff: true }, (db) => readFigures(db, 2, clockEnd));
  expect(figures.all.counted).toBeGreaterThan(20);
  expect(figureLines(figures).toSorted(compare)).toEqual(
    (await recountFigures(owner.db, figures.since, clockEnd)).toSorted(compare),
  );
}, 150_000);
