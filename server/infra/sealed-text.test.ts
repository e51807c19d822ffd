import { expect, test } from "vitest";
import { openSealed, sealText } from "./sealed-text.ts";

const secret = "for-tests-only-0123456789abcdef0123";

test("what was sealed opens with its secret alone, and only whole", () => {
  const sealed = sealText("ana@ruiz.example", secret);
  expect(openSealed(sealed, secret)).toBe("ana@ruiz.example");
  expect(() => openSealed(sealed, `${secret}4`)).toThrow("unable to authenticate");
  const bytes = Buffer.from(sealed, "base64url");
  for (let kept = 0; kept < bytes.length; kept += 1) {
    expect(() => openSealed(bytes.subarray(0, kept).toString("base64url"), secret), `${kept} bytes`).toThrow(
      /authenticat|initialization vector/i,
    );
  }
});

test("a seal cut to four bytes is refused for its length, before anybody tries what fits it", () => {
  const bytes = Buffer.from(sealText("", secret), "base64url");
  const cut = bytes.subarray(0, 12 + 4).toString("base64url");
  expect(() => openSealed(cut, secret)).toThrow("Invalid authentication tag length: 4");
});
