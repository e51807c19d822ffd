/** What makes a submission look like a machine's. Suspected ones are set apart for a person to see, never dropped. */

/** Marks that our own forms send along in headers; a stranger's program may send none. */
export const formMarks = {
  /** What was typed into a field that people do not see. */
  trap: "x-form-trap",
  /** Milliseconds from opening the form to sending it. */
  filledMs: "x-form-filled-ms",
  /** One value per filled-in form: sending it twice stores it once. */
  idempotencyKey: "idempotency-key",
} as const;

/** Nobody fills in a form of ours faster than this. */
export const minimumFillMs = 3000;

export interface Submission {
  readonly trap: string | undefined;
  readonly filledMs: number | undefined;
  /** Everything the visitor wrote, joined. */
  readonly text: string;
}

export const spamSignals = ["trap_filled", "too_fast", "many_links", "markup"] as const;
export type SpamSignal = (typeof spamSignals)[number];

const links = /https?:\/\/|www\./gi;

/** Why a submission is suspect; an empty list means it is not. Without the form's marks one link fewer is forgiven. */
export const spamSignalsOf = ({ trap, filledMs, text }: Submission): readonly SpamSignal[] => {
  const marked = filledMs !== undefined;
  const linkCount = text.match(links)?.length ?? 0;
  const found: readonly (readonly [SpamSignal, boolean])[] = [
    ["trap_filled", trap !== undefined && trap !== ""],
    ["too_fast", marked && filledMs < minimumFillMs],
    ["many_links", linkCount > (marked ? 2 : 1)],
    ["markup", /<a\s|\[url|\[link/i.test(text)],
  ];
  return found.filter(([, holds]) => holds).map(([signal]) => signal);
};
