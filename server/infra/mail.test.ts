import { expect, test } from "vitest";
import { isOnThisMachine } from "./mail.ts";

test("only a mail server on this machine is spoken to without TLS", () => {
  const here = ["smtp://localhost:25", "smtp://127.0.0.1", "smtp://user:pass@LOCALHOST:587", "smtp://[::1]:25"];
  expect(here.filter((url) => !isOnThisMachine(url))).toEqual([]);
  const elsewhere = [
    "smtp://localhost.evil.example",
    "smtp://localhost@evil.example",
    "smtp://user:127.0.0.1@evil.example:587",
    "smtp://127.0.0.1.evil.example",
    "smtp://evil.example/?x=localhost",
    "smtp://mail.example.com:587",
    "not an address",
  ];
  expect(elsewhere.filter(isOnThisMachine)).toEqual([]);
});
