/** After the build: compresses every static file with brotli and gzip. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const root = "build/client";
/** Below this many bytes, the extra header costs more than compression saves. */
const minBytes = 1024;

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(join(root, file));
  if (bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    compressBrotli(bytes, { params }).then((small) => writeFile(join(root, `${file}.br`), small)),
    compressGzip(bytes, { level: 9 }).then((small) => writeFile(join(root, `${file}.gz`), small)),
  ]);
};

const started = performance.now();
// The server completes and compresses pages, because only it knows the origin they are served from.
const files = globSync("**/*.{js,mjs,css,svg,json,webmanifest}", { cwd: root });
await Promise.all(files.map(compress));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.length} files compressed in ${seconds} s`);
