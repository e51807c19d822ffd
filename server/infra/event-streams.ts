/** Streams of server-sent events: news, a sign of life, and an end when whoever listens may no longer. */
import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface Timing {
  /** So that proxies and browsers do not take silence for an end. */
  readonly beatMs?: number | undefined;
  readonly checkMs?: number | undefined;
}

interface Listening {
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

export const createOpenStreams = ({ beatMs = 15_000, checkMs = 60_000 }: Timing = {}): OpenStreams => {
  const streams = new Set<PassThrough>();

  const open = ({ follow, isStillIn }: Listening): Readable => {
    const stream = new PassThrough();
    const say = (words: string): void => {
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
    streams.add(stream);
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
      for (const stream of streams) stream.end();
    },
  };
};

export const sendStream = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-cache, no-transform")
    .header("x-accel-buffering", "no")
    .send(stream);
