/** A question that the trace suggests. */
export interface InterviewQuestion {
  readonly question: string;
  /** The gap or the claim that it tests, for the interviewer. */
  readonly why: string;
  readonly goodAnswer: string;
  /** The need of the ad it is about, where it is about one. */
  readonly need: string | null;
}
