import { expect, test } from "vitest";
import { isLocalServer } from "./mail.ts";

test("uses no TLS only for a mail server on this machine", () => {
  const here = ["smtp://localhost:25", "smtp://127.0.0.1", "smtp://user:pass@LOCALHOST:587", "smtp://[::1]:25"];
  expect(here.filter((url) => !isLocalServer(url))).toEqual([]);
  const elsewhere = [
    "smtp://localhost.evil.example",
    "smtp://localhost@evil.example",
    "smtp://user:127.0.0.1@evil.example:587",
    "smtp://127.0.0.1.evil.example",
    "smtp://evil.example/?x=localhost",
    "smtp://mail.example.com:587",
    "not an address",
  ];
  expect(elsewhere.filter(isLocalServer)).toEqual([]);
});
