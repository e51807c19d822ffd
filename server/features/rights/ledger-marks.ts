/** How the ledger names somebody: by keyed hashes of what named them, so that only a holder of the key finds them again. */
import { createHmac } from "node:crypto";

export type MarkKind = "user" | "email" | "profile" | "file" | "workspace" | "workspace-name";

export const markOf = (secret: string, kind: MarkKind, value: string): string =>
  `${kind}:${createHmac("sha256", secret).update(`${kind}\0${value.trim().toLowerCase()}`).digest("base64url")}`;
