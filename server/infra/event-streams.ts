/** Streams of server-sent events: news, a sign of life, and an end when whoever listens may no longer. */
import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface Timing {
  /** So that proxies and browsers do not take silence for an end. */
  readonly beatMs?: number | undefined;
  readonly checkMs?: number | undefined;
}

interface Listening {
  /** Who listens: what is open of both is counted. */
  readonly sessionId: string;
  readonly userId: string;
  /** Calls back with all news from now on, until what it returns is called. */
  readonly follow: (hear: (news: object) => void) => () => void;
  readonly isStillIn: () => Promise<boolean>;
}

export interface OpenStreams {
  readonly open: (listening: Listening) => Readable;
  readonly endAll: () => void;
}

/** A reader that does not read is let go; it comes back by itself. */
const mostWaitingBytes = 64 * 1024;

/** In one process. One past the limit ends the oldest: the newest tab is most likely the one in use. */
export const maxStreamsPerSession = 12;
export const maxStreamsPerUser = 36;

/** A tab whose stream was ended for another one returns after a minute, or two such tabs would end each other all the time. */
const displacedRetryMs = 60_000;
/** How long an ended stream may take to drain; a client that does not read would keep it for ever. */
const drainMs = 5000;

export const createOpenStreams = ({ beatMs = 15_000, checkMs = 60_000 }: Timing = {}): OpenStreams => {
  // In the order in which they were opened.
  const streams = new Map<PassThrough, Pick<Listening, "sessionId" | "userId">>();

  const displace = (isSame: (holder: Pick<Listening, "sessionId" | "userId">) => boolean, max: number): void => {
    const open = [...streams].filter(([, holder]) => isSame(holder));
    for (const [stream] of open.slice(0, Math.max(0, open.length - max + 1))) {
      stream.end(`retry: ${displacedRetryMs}\n\n`);
      setTimeout(() => stream.destroy(), drainMs).unref();
      streams.delete(stream);
    }
  };

  const open = ({ follow, isStillIn, sessionId, userId }: Listening): Readable => {
    displace((holder) => holder.sessionId === sessionId, maxStreamsPerSession);
    displace((holder) => holder.userId === userId, maxStreamsPerUser);
    const stream = new PassThrough();
    const say = (words: string): void => {
      if (stream.writableEnded) return;
      if (stream.writableLength + stream.readableLength > mostWaitingBytes) stream.destroy();
      else stream.write(words);
    };
    const unfollow = follow((news) => say(`event: changed\ndata: ${JSON.stringify(news)}\n\n`));
    const beat = setInterval(say, beatMs, ":\n\n").unref();
    const check = setInterval(() => {
      isStillIn().then(
        (isIn) => (isIn ? undefined : stream.end()),
        () => stream.end(),
      );
    }, checkMs).unref();
    streams.set(stream, { sessionId, userId });
    stream.once("close", () => {
      unfollow();
      clearInterval(beat);
      clearInterval(check);
      streams.delete(stream);
    });
    say("retry: 2000\n\n");
    return stream;
  };

  return {
    open,
    endAll: () => {
      for (const stream of streams.keys()) stream.end();
    },
  };
};

export const sendStream = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "private, no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(stream);
