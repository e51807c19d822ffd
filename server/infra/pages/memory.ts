/**
 * Prerendered pages and assets, served from memory before any other handler runs.
 * Every variant is a ready list of headers and a body: a reply is one lookup and one write.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type SiteSettings, sitePlaceholders } from "#domain/site/page-placeholders.ts";
import { closedPolicy, contentPolicy, securityHeaders } from "./headers.ts";
import { createStyleInliner } from "./inline-styles.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
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
  /** Short bodies are latin1 strings, which Node writes together with the headers; it would copy long ones once more. */
  readonly body: string | Buffer;
}

type Entry = (encoding: Encoding) => Variant;

/** The best encoding that the client accepts; `q=0` rejects one. */
const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return "identity";
  const offered = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
      return [name, parameters.every((setting) => !/^q=0(\.0*)?$/.test(setting))] as const;
    }),
  );
  for (const name of ["br", "gzip"] as const) {
    if (offered.get(name) ?? offered.get("*") ?? false) return name;
  }
  return "identity";
};

/** Browsers send only a handful of values, so choices are cached. The cache is bounded against unusual values. */
const cachedEncodingChoice = () => {
  const encodingByName = new Map<string, Encoding>();
  return (accepted: string | undefined): Encoding => {
    if (accepted === undefined) return "identity";
    const existing = encodingByName.get(accepted);
    if (existing !== undefined) return existing;
    const choice = chooseEncoding(accepted);
    if (encodingByName.size < 200) encodingByName.set(accepted, choice);
    return choice;
  };
};

const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();

/** Together with the headers below the 16 kB that Node writes as text without allocating. */
const maxTextBytes = 12 * 1024;

const variantOf = (encoding: Encoding, body: Buffer, common: Readonly<Record<string, string>>): Variant => {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = { ...common, etag, vary: "accept-encoding" };
  return {
    etag,
    body: body.length <= maxTextBytes ? body.toString("latin1") : body,
    headers: flat({
      ...shared,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.length),
    }),
    unchangedHeaders: flat(shared),
  };
};

/** Below this, the header costs more than it saves. */
const minCompressBytes = 1024;

/** Near the best compression in a few milliseconds per page: the first visitor of a page waits for it. */
const compressors: Readonly<Record<"br" | "gzip", (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

type Compress = (encoding: "br" | "gzip", plain: Buffer) => Buffer | undefined;

/** Created on first use and cached. */
const entryOf = (plain: Buffer, common: Readonly<Record<string, string>>, pack: Compress): Entry => {
  const variants = new Map<Encoding, Variant>();
  const make = (encoding: Encoding): Variant => {
    const compressed = encoding === "identity" ? undefined : pack(encoding, plain);
    return compressed === undefined ? variantOf("identity", plain, common) : variantOf(encoding, compressed, common);
  };
  return (encoding) => {
    const existing = variants.get(encoding);
    if (existing !== undefined) return existing;
    const variant = make(encoding);
    variants.set(encoding, variant);
    return variant;
  };
};

const compressOnDemand: Compress = (encoding, plain) =>
  plain.length < minCompressBytes ? undefined : compressors[encoding](plain);

/** The text of every inline script. Scans by hand: a pattern would take quadratic time. */
const inlineScripts = (html: string): readonly string[] =>
  html
    .split("</script>")
    .slice(0, -1)
    .flatMap((piece) => {
      const open = piece.indexOf("<script");
      const end = open === -1 ? -1 : piece.indexOf(">", open);
      return end === -1 || /\ssrc=/.test(piece.slice(open, end)) ? [] : [piece.slice(end + 1)];
    });

/** The hashes of a page's inline scripts for its content security policy. */
const scriptHashes = (html: string): readonly string[] => [
  ...new Set(inlineScripts(html).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)),
];

const urlPathOf = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\/index\.html$/, "")}`);

export interface MemoryPages {
  readonly paths: readonly string[];
  /** Answers and returns true, or returns false for the next handler. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Text files with placeholders: the build does not know the address that the pages are served from. */
const hasPlaceholders = (file: string): boolean => [".html", ".data", ".xml", ".txt"].includes(extname(file));

export const loadPages = (buildFolder: string, { origin, analyticsTag }: SiteSettings): MemoryPages => {
  const root = join(buildFolder, "client");
  const security = securityHeaders(origin.startsWith("https:"));
  const entries = new Map<string, Entry>();
  const withStyles = createStyleInliner(root);

  const finish = (text: string): string =>
    text.replaceAll(sitePlaceholders.origin, origin).replaceAll(sitePlaceholders.analyticsTag, analyticsTag);
  const compressed: (file: string) => Compress = (file) => (encoding) => {
    const path = join(root, file + (encoding === "br" ? ".br" : ".gz"));
    return existsSync(path) ? readFileSync(path) : undefined;
  };

  for (const file of globSync("**/*", { cwd: root })) {
    const mediaType = mediaTypes[extname(file)];
    if (mediaType === undefined) continue;
    const immutable = file.startsWith("assets/");
    const unfinished = !immutable && hasPlaceholders(file);
    const bytes = readFileSync(join(root, file));
    const finished = unfinished ? finish(bytes.toString("utf8")) : "";
    const text = file.endsWith(".html") ? withStyles(finished) : finished;
    entries.set(
      urlPathOf(file),
      entryOf(
        unfinished ? Buffer.from(text) : bytes,
        {
          "content-type": mediaType,
          "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
          "content-security-policy": file.endsWith(".html")
            ? contentPolicy(scriptHashes(text), analyticsTag)
            : closedPolicy,
          ...security,
        },
        unfinished ? compressOnDemand : compressed(file),
      ),
    );
  }

  const choose = cachedEncodingChoice();
  return {
    paths: [...entries.keys()],
    answer: (request, response) => {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const query = url.indexOf("?");
      const entry = entries.get(query === -1 ? url : url.slice(0, query));
      if (entry === undefined) return false;
      const variant = entry(choose(request.headers["accept-encoding"]));
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
