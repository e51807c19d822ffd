/** A stand-in for a systemd socket unit: a listening socket that no server process owns, passed to each of them. */
import { type ChildProcess, spawn } from "node:child_process";
import * as net from "node:net";

interface BoundHandle {
  readonly fd: number;
  readonly close: () => void;
}

/** Node has no documented way to bind a socket without accepting from it; its cluster module uses this one. */
const bindOnly = (net as unknown as { _createServerHandle: (host: string, port: number, type: 4) => BoundHandle })
  // oxlint-disable-next-line no-underscore-dangle -- the name is Node's
  ._createServerHandle;

export interface SharedSocket {
  readonly start: (environment: NodeJS.ProcessEnv) => ChildProcess;
  readonly close: () => void;
}

export const openSharedSocket = (port: number): SharedSocket => {
  const handle = bindOnly("127.0.0.1", port, 4);
  return {
    start: (environment) =>
      // `exec` replaces the shell, so that LISTEN_PID is the program's own id, as systemd sets it.
      spawn("sh", ["-c", 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/main.ts', process.execPath], {
        env: environment,
        stdio: ["ignore", "inherit", "inherit", handle.fd],
      }),
    close: () => handle.close(),
  };
};
