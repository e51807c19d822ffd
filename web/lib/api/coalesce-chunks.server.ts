/**
 * React writes a page in 4 kB chunks. Chunks written in one event loop turn are joined, since each write to the socket
 * has a cost.
 */
import { Transform } from "node:stream";

export const coalesceChunks = (): Transform => {
  let chunks: Buffer[] = [];
  const flushChunks = (stream: Transform): void => {
    if (chunks.length > 0) stream.push(Buffer.concat(chunks));
    chunks = [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (chunks.length === 0) setImmediate(flushChunks, this);
      chunks.push(chunk);
      callback();
    },
    flush(done) {
      flushChunks(this);
      done();
    },
  });
};
