/**
 * Where the public door is. A service manager may have opened it already and hand it over, as systemd does with a socket unit: several
 * processes then accept from one queue that none of them closes, and a restart of one loses no connection.
 */
import type { FastifyListenOptions } from "fastify";

interface Door {
  readonly host: string;
  readonly port: number;
}

/** The first descriptor that systemd hands over (sd_listen_fds). */
const firstHandedOver = 3;

export const handedOver = (source: NodeJS.ProcessEnv, pid: number): number | undefined =>
  source["LISTEN_FDS"] === "1" && source["LISTEN_PID"] === String(pid) ? firstHandedOver : undefined;

export const doorOf = ({ host, port }: Door, source: NodeJS.ProcessEnv, pid: number): FastifyListenOptions => {
  const fd = handedOver(source, pid);
  // Fastify hands all it is given to Node, which prefers the descriptor; its type does not know of it.
  const door: FastifyListenOptions & { readonly fd?: number } = fd === undefined ? { host, port } : { host, port, fd };
  return door;
};
