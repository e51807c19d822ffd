import { expect, test } from "vitest";
import { createKeyring, keyPurposes } from "./keyring.ts";

const [first, second] = ["for-tests-only-0123456789abcdef0123", "for-tests-only-the-newer-secret-0123"];

test("every purpose has its own key, the same in every process with that secret", () => {
  const made = keyPurposes.map((purpose) => createKeyring([first]).current.derive(purpose).toString("hex"));
  expect(new Set([...made, first]).size).toBe(keyPurposes.length + 1);
  expect(keyPurposes.map((purpose) => createKeyring([second, first]).all[1]?.derive(purpose).toString("hex"))).toEqual(
    made,
  );
});

test("rejects a short secret, a repeated one and an empty list", () => {
  expect(() => createKeyring(["short"])).toThrow("at least 32 characters");
  expect(() => createKeyring([first, second, first])).toThrow("names one secret twice");
  expect(() => createKeyring([])).toThrow("at least one secret");
});
