/** All malicious files, created on each call, since together they are large. */
import type { Bomb } from "../bombs/bomb.ts";
import { pdfBombs } from "../bombs/pdf-bombs.ts";
import { plainBombs } from "../bombs/plain-bombs.ts";
import { wordBombs } from "../bombs/word-bombs.ts";

export const resumeBombs = (): readonly Bomb[] => [...wordBombs(), ...pdfBombs(), ...plainBombs()];
