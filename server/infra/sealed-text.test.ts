import { expect, test } from "vitest";
import { createKeyring } from "./keyring.ts";
import { keyNameIn, openSealed, sealText } from "./sealed-text.ts";

const [secret, newer] = ["for-tests-only-0123456789abcdef0123", "for-tests-only-the-newer-secret-0123"];
const keys = createKeyring([secret]);
const purpose = "queued address";
const bodyOf = (sealed: string): Buffer => Buffer.from(sealed.split(".")[1] ?? "", "base64url");
const withBody = (sealed: string, body: Buffer): string => `${sealed.slice(0, 5)}${body.toString("base64url")}`;

test("what was sealed opens with its secret and purpose alone, and only whole", () => {
  const sealed = sealText("ana@ruiz.example", keys, purpose);
  expect(openSealed(sealed, keys, purpose)).toBe("ana@ruiz.example");
  expect(() => openSealed(sealed, createKeyring([newer]), purpose)).toThrow("is not configured");
  expect(() => openSealed(sealed, keys, "webhook secret")).toThrow("unable to authenticate");
  const bytes = bodyOf(sealed);
  for (let kept = 1; kept < bytes.length; kept += 1) {
    expect(() => openSealed(withBody(sealed, bytes.subarray(0, kept)), keys, purpose), `${kept} bytes`).toThrow(
      /authenticat|initialization vector/i,
    );
  }
  expect(() => openSealed(sealed.slice(0, 5), keys, purpose)).toThrow(/authenticat|initialization vector/i);
});

test("a seal cut to four bytes is refused for its length, before anybody tries what fits it", () => {
  const sealed = sealText("", keys, purpose);
  const cut = withBody(sealed, bodyOf(sealed).subarray(0, 12 + 4));
  expect(() => openSealed(cut, keys, purpose)).toThrow("Invalid authentication tag length: 4");
});

test("a sealed text names its key, and one from before keys had ids opens under any of them", () => {
  const both = createKeyring([newer, secret]);
  const [before, after] = [sealText("a", keys, purpose), sealText("a", both, purpose)];
  expect([before, after].map(keyNameIn)).toEqual([keys.current.name, both.current.name]);
  expect([before, after].map((sealed) => openSealed(sealed, both, purpose))).toEqual(["a", "a"]);

  const old = "IgPzOhRHfOO3U6oc9I_Se8kV75DevOlsUlYSYxCMKBcXHOQyDIcHKQ4lzzE";
  expect(keyNameIn(old)).toBeNull();
  for (const ring of [keys, both]) expect(openSealed(old, ring, purpose)).toBe("ana@ruiz.example");
  expect(() => openSealed(old, createKeyring([newer]), purpose)).toThrow("unable to authenticate");
});
