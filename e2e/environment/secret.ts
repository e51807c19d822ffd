/** The secret that signs links in the browser tests; the tests derive links from it, as the worker does. */
import { createKeyring } from "#server/infra/crypto/keyring.ts";

export const browserTestSecret = "for-browser-tests-only-0123456789abcdef";
export const browserTestKeys = createKeyring([browserTestSecret]);
