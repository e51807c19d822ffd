/** A regular expression of the product and its location in the source. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** "domain/x/y.ts:12", the first place where it occurs. */
  readonly location: string;
}

/** Expressions of domain/chat run in threads with a deadline and are counted separately. */
export const isChatExpression = ({ location }: Expression): boolean => location.startsWith("domain/chat/");
