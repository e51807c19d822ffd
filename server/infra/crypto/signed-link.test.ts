import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createKeyring } from "./keyring.ts";
import { signedId, signedLink } from "./signed-link.ts";

const [secret, newer] = ["for-tests-only-0123456789abcdef0123", "for-tests-only-the-newer-secret-0123"];
const keys = createKeyring([secret]);
const { tokenOf, targetOf } = signedLink("offer link");
const linked = { id: randomUUID(), companyId: randomUUID() };

test("a token resolves only with its own secret and purpose", () => {
  const token = tokenOf(linked, keys);
  expect(targetOf(token, keys)).toEqual(linked);
  expect(targetOf(token, createKeyring([newer]))).toBeUndefined();
  expect(signedLink("application link").targetOf(token, keys)).toBeUndefined();
});

test("rejects a changed, shortened, extended or re-encoded token", () => {
  const token = tokenOf(linked, keys);
  const bytes = Buffer.from(token, "base64url");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    expect(targetOf(changed.toString("base64url"), keys), `byte ${index}`).toBeUndefined();
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
  for (const other of others) expect(targetOf(other, keys), JSON.stringify(other)).toBeUndefined();
});

test("after a rotation the newest key signs and older keys still verify", () => {
  const [both, onlyNewer] = [createKeyring([newer, secret]), createKeyring([newer])];
  const before = tokenOf(linked, keys);
  expect(targetOf(before, both)).toEqual(linked);
  expect(targetOf(before, onlyNewer)).toBeUndefined();
  expect(targetOf(tokenOf(linked, both), onlyNewer)).toEqual(linked);
  expect(targetOf(tokenOf(linked, both), keys)).toBeUndefined();
});

test("links from before key ids still verify, and new ones are four longer", () => {
  const known = { id: "6f1c1a52-8a53-4f0e-9d6b-0c9b6f6a2d11", companyId: "b2f8a4de-3c11-4b6f-8a77-5e3d9c0f1a22" };
  const old = "bxwaUopTTw6dawybb2otEbL4pN48EUtvindePZwPGiJswKeyEBvNxjT4m5Z9W_9i";
  const oldCall = "bxwaUopTTw6dawybb2otEZX8_IyfKRGcrsS11DLytBc";
  const call = signedId("strategy call link");
  for (const ring of [keys, createKeyring([newer, secret])]) {
    expect(targetOf(old, ring)).toEqual(known);
    expect(call.idIn(oldCall, ring)).toBe(known.id);
  }
  expect(targetOf(old, createKeyring([newer]))).toBeUndefined();
  expect(signedLink("application link").targetOf(old, keys)).toBeUndefined();
  expect(tokenOf(known, keys)).toHaveLength(old.length + 4);
  expect(call.tokenOf(known.id, keys)).toHaveLength(oldCall.length + 4);
});
