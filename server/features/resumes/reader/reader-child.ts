/** The child process that reads resumes, one after another, until it is replaced. The server validates its messages. */
import "../../../infra/outbound/without-network.ts";
import "./without-canvas.ts";
import { storableJson, type ResumeReadJob } from "./reader-messages.ts";

// Imported dynamically, after the statements above have run.
const { readResume } = await import("../reading/read-resume.ts");

const jsonOf = async ({ bytes, kind }: ResumeReadJob): Promise<string | undefined> => {
  try {
    return storableJson(await readResume(bytes, kind));
  } catch {
    return undefined;
  }
};

process.on("message", (job: ResumeReadJob) => {
  void jsonOf(job).then((json) => process.send?.({ id: job.id, json, residentBytes: process.memoryUsage.rss() }));
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: true });
