/** A regular expression of the product and where it is written. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** "domain/x/y.ts:12", the first place where it is written. */
  readonly place: string;
}

/** The old conversation is replaced by a later issue; its expressions are counted apart. */
export const isOldChat = ({ place }: Expression): boolean => place.startsWith("domain/chat/");
