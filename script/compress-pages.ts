/** After the build: a brotli and a gzip of every text file, and the hashes of each page's inline scripts for its policy. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const root = "build/client";
/** Below this, the header costs more than it saves. */
const worthCompressing = 1024;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const scriptHashes = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(([, script = ""]) => createHash("sha256").update(script).digest("base64")),
  ),
];

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(join(root, file));
  if (bytes.length < worthCompressing) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    compressBrotli(bytes, { params }).then((small) => writeFile(join(root, `${file}.br`), small)),
    compressGzip(bytes, { level: 9 }).then((small) => writeFile(join(root, `${file}.gz`), small)),
  ]);
};

const started = performance.now();
const files = globSync("**/*.{html,js,css,svg,json,txt,xml,data,webmanifest}", { cwd: root });
await Promise.all(files.map(compress));

const pages = files.filter((file) => file.endsWith(".html"));
const hashes = await Promise.all(
  pages.map(async (page) => [page, scriptHashes(await readFile(join(root, page), "utf8"))] as const),
);
await writeFile("build/script-hashes.json", JSON.stringify(Object.fromEntries(hashes)));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${pages.length} pages, ${files.length} files compressed in ${seconds} s`);
