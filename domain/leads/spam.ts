/** Signals that a bot sent a form. Suspected submissions are set apart for review, never deleted. */

/** Headers that our own forms send; other clients may send none. */
export const formHeaders = {
  /** The value of the honeypot field, which people do not see. */
  trap: "x-form-trap",
  /** Milliseconds from opening the form to sending it. */
  filledMs: "x-form-filled-ms",
  /** A key per filled-in form, so that a form sent twice is stored once. */
  idempotencyKey: "idempotency-key",
} as const;

/** No person fills in a form faster than this. */
const minFillMs = 3000;

export interface Submission {
  readonly honeypot: string | undefined;
  readonly filledMs: number | undefined;
  /** Everything the visitor wrote, joined. */
  readonly text: string;
}

const spamSignals = ["trap_filled", "too_fast", "many_links", "markup"] as const;
export type SpamSignal = (typeof spamSignals)[number];

const links = /https?:\/\/|www\./gi;

/** Why a submission is suspect; empty if it is not. Without the form's headers one link fewer is allowed. */
export const spamSignalsOf = ({ honeypot, filledMs, text }: Submission): readonly SpamSignal[] => {
  const isOurForm = filledMs !== undefined;
  const linkCount = text.match(links)?.length ?? 0;
  const signals: readonly (readonly [SpamSignal, boolean])[] = [
    ["trap_filled", honeypot !== undefined && honeypot !== ""],
    ["too_fast", isOurForm && filledMs < minFillMs],
    ["many_links", linkCount > (isOurForm ? 2 : 1)],
    ["markup", /<a\s|\[url|\[link/i.test(text)],
  ];
  return signals.filter(([, applies]) => applies).map(([signal]) => signal);
};
