import { expect, test } from "vitest";
import { listenOptions } from "./listen.ts";

const address = { host: "127.0.0.1", port: 3000 };

test("opens its own port unless systemd passed a socket to this process", () => {
  expect(listenOptions(address, {}, 7)).toEqual(address);
  expect(listenOptions(address, { LISTEN_FDS: "1", LISTEN_PID: "7" }, 7)).toEqual({ ...address, fd: 3 });
  expect(listenOptions(address, { LISTEN_FDS: "1", LISTEN_PID: "6" }, 7)).toEqual(address);
  expect(listenOptions(address, { LISTEN_FDS: "2", LISTEN_PID: "7" }, 7)).toEqual(address);
});
