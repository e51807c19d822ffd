/** Cheap password hashes for tests that sign up hundreds of users. Never for production. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const keyBytes = 64;
/** The library's cost is 16 times as high, with blocks of twice the size. */
const cost = 1024;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { cost }, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

export const quickPasswords = {
  hash: async (password: string): Promise<string> => {
    const salt = randomBytes(16);
    return `${salt.toString("hex")}:${(await derive(password, salt)).toString("hex")}`;
  },
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> => {
    const [salt = "", key = ""] = hash.split(":");
    const expected = Buffer.from(key, "hex");
    const derived = await derive(password, Buffer.from(salt, "hex"));
    return expected.length === keyBytes && timingSafeEqual(expected, derived);
  },
};
