import { type DestinationStream, type Logger, pino } from "pino";
import { safeError } from "./safe-error.ts";

export type { Logger } from "pino";

/** JSON lines; secrets and what people typed never reach them. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: {
        paths: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token", "*.passwordHash"],
        censor: "[redacted]",
      },
      // Whoever logs an error, libraries included, and by whichever of the two names.
      serializers: { err: (error: unknown) => safeError(error), error: (error: unknown) => safeError(error) },
      // Where a message is taken from an error that is logged by itself.
      hooks: {
        logMethod(words, method) {
          const [first] = words as unknown[];
          if (first instanceof Error) method.apply(this, [{ err: first }, "error"]);
          else method.apply(this, words);
        },
      },
    },
    destination,
  );
