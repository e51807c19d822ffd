/**
 * Imported first by a process that reads untrusted files: it disables the network before any parser is loaded. Node 24 has no flag for
 * it; its permission model blocks child processes, workers, native bindings and files, so that these are the only ways out.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const refuse = (): never => {
  throw new Error("there is no network here");
};

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dns.lookup = refuse as unknown as typeof dns.lookup;
dns.promises.lookup = refuse;
syncBuiltinESMExports();
for (const name of ["fetch", "WebSocket", "EventSource"]) Reflect.deleteProperty(globalThis, name);
