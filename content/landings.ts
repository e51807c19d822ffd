import { administration } from "./landings/administration.ts";
import { executive } from "./landings/executive.ts";
import { physician } from "./landings/physician.ts";
import type { LandingPage } from "./types.ts";

/** The three healthcare landing pages, each with its own form. */
export const landingPages: readonly LandingPage[] = [physician, administration, executive];
