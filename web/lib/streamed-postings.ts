/** All open jobs as one long text, written part by part while the next part is read: however many there are, few are in memory. */
import { listPostings, type PostedJob } from "#domain/jobs/job-board.ts";
import { callFrom } from "./request-context.ts";

interface Written {
  readonly head: string;
  readonly item: (job: PostedJob) => string;
  readonly foot: string;
  /** At most so many; a sitemap has a limit. */
  readonly most?: number;
}

export const streamedPostings = (args: Parameters<typeof callFrom>[0], written: Written): Response => {
  const call = callFrom(args);
  const parts = async function* () {
    yield written.head;
    let left = written.most ?? Number.POSITIVE_INFINITY;
    let after: string | undefined;
    do {
      const { jobs, next } = await call(listPostings, { query: after === undefined ? {} : { after } });
      const taken = jobs.slice(0, left);
      left -= taken.length;
      yield taken.map(written.item).join("");
      after = left > 0 ? (next ?? undefined) : undefined;
    } while (after !== undefined);
    yield written.foot;
  };
  const encoder = new TextEncoder();
  const texts = parts();
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(stream, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
};
