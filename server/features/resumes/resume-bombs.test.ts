/** Malicious files, uploaded to a running server: each gets an allowed reply, and the next request is served. */
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";
import { resumeBombs } from "../../test/resumes/resume-bombs.ts";
import { textOf } from "../../test/resumes/sample-resume.ts";
import { sendFile } from "../../test/send-file.ts";
import { createReaderPool } from "./reader/reader-pool.ts";

const bombs = resumeBombs();
const resumeReaders = createReaderPool({ size: 2, processorMs: 2_500, killAfterMs: 30_000, maxWaitMs: 90_000 });
const { app } = await buildTestApp({ resumeReaders });

const send = (fileName: string, bytes: Buffer) =>
  sendFile(app, { url: "/api/candidate/import/resume", field: "resume", fileName, bytes });

test("replies to over forty bombs and malformed files, and then reads a good one", { timeout: 240_000 }, async () => {
  expect(bombs.length).toBeGreaterThanOrEqual(40);
  const remaining = [...bombs];
  const failures: string[] = [];
  const sendUntilEmpty = async (): Promise<void> => {
    for (let bomb = remaining.shift(); bomb !== undefined; bomb = remaining.shift()) {
      const { statusCode, body } = await send(bomb.fileName, bomb.bytes);
      const isAllowed = bomb.answers.some((each) => each === statusCode) && !body.includes("root:");
      if (!isAllowed) failures.push(`${bomb.name}: ${statusCode} ${body.slice(0, 200)}`);
    }
  };
  await Promise.all([sendUntilEmpty(), sendUntilEmpty()]);
  expect(failures).toEqual([]);
  expect((await send("resume.txt", textOf())).statusCode).toBe(200);
  await resumeReaders.close();
});
