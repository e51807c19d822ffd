/**
 * Prerendered pages and assets, answered from memory before anything else looks at the request.
 * Every variant is a ready list of headers and a buffer: an answer is one lookup and one write.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { closedPolicy, contentPolicy, securityHeaders } from "./headers.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".data": "text/x-script; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

type Encoding = "br" | "gzip" | "identity";

interface Variant {
  readonly etag: string;
  readonly headers: string[];
  readonly unchangedHeaders: string[];
  /** The bytes as a latin1 string: Node writes it together with the headers in one call, a Buffer in two. */
  readonly body: string;
}

type Entry = Readonly<Record<Encoding, Variant>>;

/** What the client takes, the smallest first; `q=0` is a refusal. */
const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return "identity";
  const offered = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...settings] = part.split(";").map((word) => word.trim().toLowerCase());
      return [name, settings.every((setting) => !/^q=0(\.0*)?$/.test(setting))] as const;
    }),
  );
  for (const name of ["br", "gzip"] as const) {
    if (offered.get(name) ?? offered.get("*") ?? false) return name;
  }
  return "identity";
};

/** Browsers send one of a handful of values; remembering the choice spares parsing. Bounded against strange ones. */
const rememberChoice = () => {
  const known = new Map<string, Encoding>();
  return (accepted: string | undefined): Encoding => {
    if (accepted === undefined) return "identity";
    const before = known.get(accepted);
    if (before !== undefined) return before;
    const choice = chooseEncoding(accepted);
    if (known.size < 200) known.set(accepted, choice);
    return choice;
  };
};

const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();

const readVariants = (root: string, file: string, common: Readonly<Record<string, string>>): Entry => {
  const plain = readFileSync(join(root, file));
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const shared = { ...common, etag, vary: "accept-encoding" };
    return {
      etag,
      body: body.toString("latin1"),
      headers: flat({
        ...shared,
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
        "content-length": String(body.length),
      }),
      unchangedHeaders: flat(shared),
    };
  };
  const identity = variant("identity", plain);
  const packed = (encoding: "br" | "gzip", suffix: string): Variant => {
    const path = join(root, file + suffix);
    return existsSync(path) ? variant(encoding, readFileSync(path)) : identity;
  };
  return { identity, br: packed("br", ".br"), gzip: packed("gzip", ".gz") };
};

export const addressOfFile = (file: string): string =>
  file === "index.html" ? "/" : `/${file.replace(/\/index\.html$/, "")}`;

export interface MemoryPages {
  readonly paths: readonly string[];
  /** Answers and returns true, or leaves the request to others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

export const loadPages = (buildFolder: string, https: boolean): MemoryPages => {
  const root = join(buildFolder, "client");
  const hashes = JSON.parse(readFileSync(join(buildFolder, "script-hashes.json"), "utf8")) as Record<string, string[]>;
  const security = securityHeaders(https);
  const entries = new Map<string, Entry>();

  for (const file of globSync("**/*", { cwd: root })) {
    const mediaType = mediaTypes[extname(file)];
    if (mediaType === undefined) continue;
    const scripts = hashes[file]?.map((hash) => `'sha256-${hash}'`);
    const immutable = file.startsWith("assets/");
    entries.set(
      addressOfFile(file),
      readVariants(root, file, {
        "content-type": mediaType,
        "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
        "content-security-policy": scripts === undefined ? closedPolicy : contentPolicy(scripts),
        ...security,
      }),
    );
  }

  const choose = rememberChoice();
  return {
    paths: [...entries.keys()],
    answer: (request, response) => {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const query = url.indexOf("?");
      const entry = entries.get(query === -1 ? url : url.slice(0, query));
      if (entry === undefined) return false;
      const variant = entry[choose(request.headers["accept-encoding"])];
      if (request.headers["if-none-match"] === variant.etag) {
        response.writeHead(304, variant.unchangedHeaders).end();
        return true;
      }
      response.writeHead(200, variant.headers);
      if (method === "HEAD") response.end();
      else response.end(variant.body, "latin1");
      return true;
    },
  };
};
