import { type DestinationStream, type Logger, pino } from "pino";

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
    },
    destination,
  );
