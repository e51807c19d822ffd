/** Streams all open jobs as one XML document. Only one page of jobs is in memory at a time. */
import { listPostings, type PostedJob } from "#domain/jobs/job-board.ts";
import { createCaller } from "../page/request-context.ts";

interface PostingTemplate {
  readonly header: string;
  readonly item: (job: PostedJob) => string;
  readonly footer: string;
  /** The maximum number of items, for formats with a limit such as sitemaps. */
  readonly maxItems?: number;
}

export const streamPostings = (args: Parameters<typeof createCaller>[0], template: PostingTemplate): Response => {
  const call = createCaller(args);
  const parts = async function* () {
    yield template.header;
    let remaining = template.maxItems ?? Number.POSITIVE_INFINITY;
    let after: string | undefined;
    do {
      const { jobs, next } = await call(listPostings, { query: after === undefined ? {} : { after } });
      const batch = jobs.slice(0, remaining);
      remaining -= batch.length;
      yield batch.map(template.item).join("");
      after = remaining > 0 ? (next ?? undefined) : undefined;
    } while (after !== undefined);
    yield template.footer;
  };
  const encoder = new TextEncoder();
  const chunks = parts();
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(stream, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
};
