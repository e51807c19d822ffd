import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createKeyring } from "./keyring.ts";
import { signedId, signedLink } from "./signed-link.ts";

const [secret, newer] = ["for-tests-only-0123456789abcdef0123", "for-tests-only-the-newer-secret-0123"];
const keys = createKeyring([secret]);
const { tokenOf, linkedIn } = signedLink("offer link");
const linked = { id: randomUUID(), companyId: randomUUID() };

test("a token names what it was made for, under its own secret and purpose alone", () => {
  const token = tokenOf(linked, keys);
  expect(linkedIn(token, keys)).toEqual(linked);
  expect(linkedIn(token, createKeyring([newer]))).toBeUndefined();
  expect(signedLink("application link").linkedIn(token, keys)).toBeUndefined();
});

test("one byte changed anywhere, a byte less, a byte more and another spelling of the same bytes open nothing", () => {
  const token = tokenOf(linked, keys);
  const bytes = Buffer.from(token, "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(linkedIn(changed.toString("base64url"), keys), `byte ${at}`).toBeUndefined();
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
  for (const other of others) expect(linkedIn(other, keys), JSON.stringify(other)).toBeUndefined();
});

test("after a rotation the newest key signs and older ones verify until they are removed", () => {
  const [both, onlyNewer] = [createKeyring([newer, secret]), createKeyring([newer])];
  const before = tokenOf(linked, keys);
  expect(linkedIn(before, both)).toEqual(linked);
  expect(linkedIn(before, onlyNewer)).toBeUndefined();
  expect(linkedIn(tokenOf(linked, both), onlyNewer)).toEqual(linked);
  expect(linkedIn(tokenOf(linked, both), keys)).toBeUndefined();
});

test("links from before keys had ids open under any configured secret, and grew by four characters", () => {
  const known = { id: "6f1c1a52-8a53-4f0e-9d6b-0c9b6f6a2d11", companyId: "b2f8a4de-3c11-4b6f-8a77-5e3d9c0f1a22" };
  const old = "bxwaUopTTw6dawybb2otEbL4pN48EUtvindePZwPGiJswKeyEBvNxjT4m5Z9W_9i";
  const oldCall = "bxwaUopTTw6dawybb2otEZX8_IyfKRGcrsS11DLytBc";
  const call = signedId("strategy call link");
  for (const ring of [keys, createKeyring([newer, secret])]) {
    expect(linkedIn(old, ring)).toEqual(known);
    expect(call.idIn(oldCall, ring)).toBe(known.id);
  }
  expect(linkedIn(old, createKeyring([newer]))).toBeUndefined();
  expect(signedLink("application link").linkedIn(old, keys)).toBeUndefined();
  expect(tokenOf(known, keys)).toHaveLength(old.length + 4);
  expect(call.tokenOf(known.id, keys)).toHaveLength(oldCall.length + 4);
});
