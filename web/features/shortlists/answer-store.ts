/** A reviewer's verdict and comment on one candidate, saved by one request at a time. */
import type { Verdict } from "#domain/shortlists/shortlist-states.ts";

interface Answer {
  readonly verdict: Verdict | null;
  readonly comment: string;
}

interface AnswerSnapshot extends Answer {
  readonly isSaving: boolean;
  /** True as long as nothing was changed, too. */
  readonly isSaved: boolean;
  readonly isCommentSaved: boolean;
  readonly failure: string | undefined;
}

/** Resolves to the error message, or to undefined on success. */
export type SaveAnswer = (verdict: Verdict, comment: string) => Promise<string | undefined>;

export const createAnswerStore = (stored: Answer | null, send: SaveAnswer) => {
  let saved: Answer = stored ?? { verdict: null, comment: "" };
  let draft = saved;
  let failure: string | undefined;
  let isSaving = false;
  let mustSaveAgain = false;
  const listeners = new Set<() => void>();

  const takeSnapshot = (): AnswerSnapshot => {
    const isCommentSaved = draft.comment.trim() === saved.comment;
    return { ...draft, isSaving, isSaved: isCommentSaved && draft.verdict === saved.verdict, isCommentSaved, failure };
  };
  let snapshot = takeSnapshot();
  const emit = (): void => {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  };

  const sendDraft = async (): Promise<void> => {
    mustSaveAgain = false;
    const { verdict, comment } = draft;
    if (verdict === null || snapshot.isSaved) return;
    const sent = { verdict, comment: comment.trim() };
    failure = await send(sent.verdict, sent.comment);
    if (failure === undefined) saved = sent;
    // The comment stays, and the next attempt sends it.
    else draft = { ...draft, verdict: saved.verdict };
    emit();
    if (mustSaveAgain && failure === undefined) await sendDraft();
  };

  return {
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (part: Partial<Answer>): void => {
      draft = { ...draft, ...part };
      emit();
    },
    /** A comment without a verdict is not sent. */
    save: async (): Promise<void> => {
      mustSaveAgain = isSaving;
      if (isSaving || draft.verdict === null || snapshot.isSaved) return;
      isSaving = true;
      failure = undefined;
      emit();
      await sendDraft();
      isSaving = false;
      emit();
    },
  };
};
