/** A letter on paper, before it is drawn: what is said and in which order, and nothing of how it looks. */
export interface PrintedLetter {
  /** Whose paper it is. */
  readonly head: string;
  /** Who wrote it, for the file's own description. */
  readonly author: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Each with its lines. */
  readonly paragraphs: readonly (readonly string[])[];
  /** Small, at the end. */
  readonly closing: readonly string[];
  readonly paper: "A4" | "LETTER";
}
