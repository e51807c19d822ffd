/** A question that the trace suggests. */
export interface InterviewQuestion {
  readonly question: string;
  /** The gap or the claim that it tests, for the interviewer. */
  readonly why: string;
  readonly goodAnswer: string;
  /** The need of the ad that the question is about, if any. */
  readonly need: string | null;
}
