/**
 * Where the public server listens. A service manager may have opened the socket already and pass it on, as systemd does with a socket
 * unit: several processes then accept from one queue that none of them closes, and a restart of one loses no connection.
 */
import type { FastifyListenOptions } from "fastify";

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The first descriptor that systemd passes (sd_listen_fds). */
const firstInheritedDescriptor = 3;

const inheritedSocket = (source: NodeJS.ProcessEnv, pid: number): number | undefined =>
  source["LISTEN_FDS"] === "1" && source["LISTEN_PID"] === String(pid) ? firstInheritedDescriptor : undefined;

export const listenOptions = (
  { host, port }: ListenAddress,
  source: NodeJS.ProcessEnv,
  pid: number,
): FastifyListenOptions => {
  const fd = inheritedSocket(source, pid);
  // Fastify passes all options to Node, which prefers the descriptor; Fastify's type lacks it.
  const options: FastifyListenOptions & { readonly fd?: number } =
    fd === undefined ? { host, port } : { host, port, fd };
  return options;
};
