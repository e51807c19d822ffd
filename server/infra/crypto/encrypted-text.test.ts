import { expect, test } from "vitest";
import { createKeyring } from "./keyring.ts";
import { keyNameIn, decryptText, encryptText } from "./encrypted-text.ts";

const [secret, newer] = ["for-tests-only-0123456789abcdef0123", "for-tests-only-the-newer-secret-0123"];
const keys = createKeyring([secret]);
const purpose = "queued address";
const bodyOf = (encrypted: string): Buffer => Buffer.from(encrypted.split(".")[1] ?? "", "base64url");
const withBody = (encrypted: string, body: Buffer): string => `${encrypted.slice(0, 5)}${body.toString("base64url")}`;

test("decrypts only with the right secret and purpose, and only complete text", () => {
  const encrypted = encryptText("ana@ruiz.example", keys, purpose);
  expect(decryptText(encrypted, keys, purpose)).toBe("ana@ruiz.example");
  expect(() => decryptText(encrypted, createKeyring([newer]), purpose)).toThrow("is not configured");
  expect(() => decryptText(encrypted, keys, "webhook secret")).toThrow("unable to authenticate");
  const bytes = bodyOf(encrypted);
  for (let length = 1; length < bytes.length; length += 1) {
    expect(() => decryptText(withBody(encrypted, bytes.subarray(0, length)), keys, purpose), `${length} bytes`).toThrow(
      /authenticat|initialization vector/i,
    );
  }
  expect(() => decryptText(encrypted.slice(0, 5), keys, purpose)).toThrow(/authenticat|initialization vector/i);
});

test("rejects an authentication tag cut to four bytes", () => {
  const encrypted = encryptText("", keys, purpose);
  const cut = withBody(encrypted, bodyOf(encrypted).subarray(0, 12 + 4));
  expect(() => decryptText(cut, keys, purpose)).toThrow("Invalid authentication tag length: 4");
});

test("reads the key id; text from before key ids decrypts with any key", () => {
  const both = createKeyring([newer, secret]);
  const [before, after] = [encryptText("a", keys, purpose), encryptText("a", both, purpose)];
  expect([before, after].map(keyNameIn)).toEqual([keys.current.name, both.current.name]);
  expect([before, after].map((encrypted) => decryptText(encrypted, both, purpose))).toEqual(["a", "a"]);

  const old = "IgPzOhRHfOO3U6oc9I_Se8kV75DevOlsUlYSYxCMKBcXHOQyDIcHKQ4lzzE";
  expect(keyNameIn(old)).toBeNull();
  for (const ring of [keys, both]) expect(decryptText(old, ring, purpose)).toBe("ana@ruiz.example");
  expect(() => decryptText(old, createKeyring([newer]), purpose)).toThrow("unable to authenticate");
});
