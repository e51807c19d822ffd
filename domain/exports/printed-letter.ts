/** The content of a printed letter in order, without layout. */
export interface PrintedLetter {
  /** The company at the top of the page. */
  readonly letterhead: string;
  /** The author in the file's metadata. */
  readonly author: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Each paragraph as a list of lines. */
  readonly paragraphs: readonly (readonly string[])[];
  /** Lines in small print at the end. */
  readonly closing: readonly string[];
  readonly paper: "A4" | "LETTER";
}
