import { type DestinationStream, type Logger, pino } from "pino";
import { safeError } from "./safe-error.ts";

export type { Logger } from "pino";

/** JSON lines without secrets and without user input. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: {
        paths: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token", "*.passwordHash"],
        censor: "[redacted]",
      },
      // Applies to errors logged by libraries too, under either name.
      serializers: { err: (error: unknown) => safeError(error), error: (error: unknown) => safeError(error) },
      // Without this hook, pino copies an error's own message into `msg` when the error is logged alone.
      hooks: {
        logMethod(args, method) {
          const [first] = args as unknown[];
          if (first instanceof Error) method.apply(this, [{ err: first }, "error"]);
          else method.apply(this, args);
        },
      },
    },
    destination,
  );
