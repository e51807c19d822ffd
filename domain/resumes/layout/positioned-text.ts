/** Words with their positions. Every format's reader produces these, and all later steps are the same for all formats. */
import type { HiddenReason } from "../read-resume.ts";

/** Points from the top left corner. y is the baseline. */
export interface PositionedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** "#rrggbb". OCR gives black. */
  readonly color: string;
}

export interface HiddenWords {
  readonly words: string;
  readonly page: number;
  readonly reason: HiddenReason;
}

export interface PositionedPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PositionedWord[];
}
