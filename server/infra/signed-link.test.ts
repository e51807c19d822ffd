import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signedLink } from "./signed-link.ts";

const secret = "for-tests-only-0123456789abcdef0123";
const { tokenOf, linkedIn } = signedLink("a letter");
const linked = { id: randomUUID(), companyId: randomUUID() };

test("a token names what it was made for, under its own secret and purpose alone", () => {
  const token = tokenOf(linked, secret);
  expect(linkedIn(token, secret)).toEqual(linked);
  expect(linkedIn(token, "another secret")).toBeUndefined();
  expect(signedLink("another letter").linkedIn(token, secret)).toBeUndefined();
});

test("one byte changed anywhere, a byte less, a byte more and another spelling of the same bytes open nothing", () => {
  const token = tokenOf(linked, secret);
  const bytes = Buffer.from(token, "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(linkedIn(changed.toString("base64url"), secret), `byte ${at}`).toBeUndefined();
  }
  const others = [
    token.slice(0, -1),
    `${token}A`,
    `${token}=`,
    bytes.toString("base64").replace(/^(.)/, "$1 "),
    ` ${token}`,
    `${token}\n`,
    "",
  ];
  for (const other of others) expect(linkedIn(other, secret), JSON.stringify(other)).toBeUndefined();
});
