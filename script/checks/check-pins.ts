/** Fails if an image is named only by tag. For releases, .env and the environment name images with digests. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { imagesOf, isPinned } from "../image/image-pins.ts";

const readText = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const dotEnv = existsSync(new URL("../../.env", import.meta.url)) ? parseEnv(readText(".env")) : {};

const loose = imagesOf(readText("Dockerfile"), readText("compose.yaml"), { ...dotEnv, ...process.env }).filter(
  (image) => !isPinned(image),
);
for (const image of loose) console.error(`${image} is not pinned. Add its digest: ${image}@sha256:…`);
process.exitCode = loose.length === 0 ? 0 : 1;
