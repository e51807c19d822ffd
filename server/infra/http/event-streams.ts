/** Server-sent event streams: changes, heartbeats, and an end when the listener loses access. */
import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface StreamTiming {
  /** Keeps proxies and browsers from closing a silent connection. */
  readonly heartbeatMs?: number | undefined;
  readonly checkMs?: number | undefined;
}

interface StreamListener {
  /** Open streams are limited per session and per user. */
  readonly sessionId: string;
  readonly userId: string;
  /** Calls back with every change until the returned function is called. */
  readonly subscribe: (listener: (news: object) => void) => () => void;
  readonly isStillAllowed: () => Promise<boolean>;
}

export interface OpenStreams {
  readonly open: (listening: StreamListener) => Readable;
  readonly endAll: () => void;
}

/** A client that does not read is disconnected; it reconnects by itself. */
const maxBufferedBytes = 64 * 1024;

/** Per process. A stream beyond the limit closes the oldest one: the newest tab is most likely in use. */
export const maxStreamsPerSession = 12;
export const maxStreamsPerUser = 36;

/** A displaced tab reconnects after a minute; otherwise two tabs would displace each other forever. */
const displacedRetryMs = 60_000;
/** How long an ended stream may take to drain; a client that does not read would hold it forever. */
const drainMs = 5000;

export const createOpenStreams = ({ heartbeatMs = 15_000, checkMs = 60_000 }: StreamTiming = {}): OpenStreams => {
  // In order of opening.
  const streams = new Map<PassThrough, Pick<StreamListener, "sessionId" | "userId">>();

  const displace = (isSame: (holder: Pick<StreamListener, "sessionId" | "userId">) => boolean, max: number): void => {
    const open = [...streams].filter(([, holder]) => isSame(holder));
    for (const [stream] of open.slice(0, Math.max(0, open.length - max + 1))) {
      stream.end(`retry: ${displacedRetryMs}\n\n`);
      setTimeout(() => stream.destroy(), drainMs).unref();
      streams.delete(stream);
    }
  };

  const open = ({ subscribe, isStillAllowed, sessionId, userId }: StreamListener): Readable => {
    displace((holder) => holder.sessionId === sessionId, maxStreamsPerSession);
    displace((holder) => holder.userId === userId, maxStreamsPerUser);
    const stream = new PassThrough();
    const write = (text: string): void => {
      if (stream.writableEnded) return;
      if (stream.writableLength + stream.readableLength > maxBufferedBytes) stream.destroy();
      else stream.write(text);
    };
    const unsubscribe = subscribe((change) => write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`));
    const heartbeat = setInterval(write, heartbeatMs, ":\n\n").unref();
    const check = setInterval(() => {
      isStillAllowed().then(
        (isAllowed) => (isAllowed ? undefined : stream.end()),
        () => stream.end(),
      );
    }, checkMs).unref();
    streams.set(stream, { sessionId, userId });
    stream.once("close", () => {
      unsubscribe();
      clearInterval(heartbeat);
      clearInterval(check);
      streams.delete(stream);
    });
    write("retry: 2000\n\n");
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
