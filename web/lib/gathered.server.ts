/** React hands out a page in pieces of 4 kB; what comes in one turn goes on as one, for each piece has its price on the way to the wire. */
import { Transform } from "node:stream";

export const gathered = (): Transform => {
  let pieces: Buffer[] = [];
  const pass = (stream: Transform): void => {
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
  };
  return new Transform({
    transform(piece: Buffer, _encoding, taken) {
      if (pieces.length === 0) setImmediate(pass, this);
      pieces.push(piece);
      taken();
    },
    flush(done) {
      pass(this);
      done();
    },
  });
};
