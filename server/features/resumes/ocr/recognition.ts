/** One process per scan, with a time limit; resolves with a reading or undefined. */
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { forkConfined, watchProcess } from "../../../infra/work/confined-process.ts";
import { type ReaderMessage, type ResumeReadJob, parseReading } from "../reader/reader-messages.ts";

export const recognitionSeconds = 180;
const limits = { residentBytes: 1_500 * 1024 * 1024, processorMs: 150_000 };

export const recognizeScan = (
  bytes: Uint8Array,
  kind: ResumeKind,
  onPage: (pagesRead: number) => void,
): Promise<ReadResume | undefined> =>
  new Promise((resolve) => {
    const child = forkConfined(new URL("./recognition-child.ts", import.meta.url), {
      heapMegabytes: 512,
      mayUseAddonsAndThreads: true,
    });
    let result: ReadResume | undefined;
    const end = (): void => void child.kill("SIGKILL");
    const timer = setTimeout(end, recognitionSeconds * 1000);
    const stopWatching = watchProcess(child.pid ?? 0, limits, end);
    child.on("message", (message: ReaderMessage) => {
      if ("ready" in message) {
        const job: ResumeReadJob = { id: 1, kind, bytes };
        child.send(job, () => undefined);
      } else if ("pagesRead" in message) onPage(message.pagesRead);
      else {
        result = parseReading(message.json);
        end();
      }
    });
    child.once("exit", () => {
      clearTimeout(timer);
      stopWatching();
      resolve(result);
    });
  });
