/** A TCP proxy between one of our processes and a dependency. It can cut, hold or delay the connection. */
import { createServer, type Server, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * `passthrough`: forwards everything. `refused`: nothing listens, and open connections are cut. `silent`: new connections are accepted, but
 * neither they nor open ones carry data (half-open). `slow`: every chunk is delayed.
 */
export type ProxyMode = "passthrough" | "refused" | "silent" | "slow";

export interface TcpProxy {
  readonly port: number;
  readonly getMode: () => ProxyMode;
  readonly setMode: (mode: ProxyMode) => Promise<void>;
  readonly close: () => Promise<void>;
}

const slowDelayMs = 300;

const startListening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(address !== null && typeof address === "object" ? address.port : port);
    });
  });

export const startTcpProxy = async (getTargetPort: () => number): Promise<TcpProxy> => {
  const state: { mode: ProxyMode } = { mode: "passthrough" };
  const pairs = new Set<readonly [Socket, Socket]>();
  const resumeHeldChunks: (() => void)[] = [];

  const forwardChunks = (from: Socket, to: Socket): void => {
    const pass = async (chunk: Buffer): Promise<void> => {
      from.pause();
      if (state.mode === "slow") await wait(slowDelayMs);
      while (state.mode === "silent") await new Promise<void>((resolve) => resumeHeldChunks.push(resolve));
      if (!to.destroyed) to.write(chunk);
      from.resume();
    };
    from.on("data", (chunk) => void pass(chunk));
    from.on("end", () => to.end());
  };

  const connect = (client: Socket): void => {
    const upstream = new Socket();
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) {
      socket.on("error", cut);
      socket.on("close", cut);
      socket.setNoDelay(true);
    }
    upstream.connect(getTargetPort(), "127.0.0.1");
    forwardChunks(client, upstream);
    forwardChunks(upstream, client);
  };

  let server = createServer(connect);
  const port = await startListening(server, 0);
  const cutAll = (): void => {
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy();
      upstream.destroy();
    }
    pairs.clear();
  };

  return {
    port,
    getMode: () => state.mode,
    setMode: async (next) => {
      const before = state.mode;
      state.mode = next;
      for (const resume of resumeHeldChunks.splice(0)) resume();
      if (next === "refused" && before !== "refused") {
        server.close();
        cutAll();
      }
      if (before === "refused" && next !== "refused") {
        server = createServer(connect);
        await startListening(server, port);
      }
    },
    close: async () => {
      state.mode = "passthrough";
      for (const resume of resumeHeldChunks.splice(0)) resume();
      server.close();
      cutAll();
    },
  };
};
