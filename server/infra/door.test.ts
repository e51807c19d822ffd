import { expect, test } from "vitest";
import { doorOf } from "./door.ts";

const door = { host: "127.0.0.1", port: 3000 };

test("a process opens its own door unless one was handed over to it, and to no other process", () => {
  expect(doorOf(door, {}, 7)).toEqual(door);
  expect(doorOf(door, { LISTEN_FDS: "1", LISTEN_PID: "7" }, 7)).toEqual({ ...door, fd: 3 });
  expect(doorOf(door, { LISTEN_FDS: "1", LISTEN_PID: "6" }, 7)).toEqual(door);
  expect(doorOf(door, { LISTEN_FDS: "2", LISTEN_PID: "7" }, 7)).toEqual(door);
});
