/** A candidate's job title is free text. It is repeated only if it is short and reveals nothing about the person. */

const pronouns = /\b(?:he|she|him|his|her|hers|himself|herself|s\/he)\b/i;
const honorifics = /\b(?:Mr|Mrs|Ms|Miss|Sir|Madam)\.?\s+\p{Lu}/u;
const genderTerms =
  /\b(?:male|female|man|men|ladies|lady|gentlem[ae]n|boys?|girls?|mothers?|fathers?|moms?|dads?|husband|wife|housewife|(?:sales|business|chair|camera|police|fire|service|repair|handy|delivery|crafts|congress|anchor|weather)m[ae]n|\w*wom[ae]n|waitress|stewardess|actress|hostess|seamstress|barmaid|headmistress)\b/i;
const personalTerms =
  /\b(?:(?:years?|yrs?)[- ]old|aged \d+|young(?:er|est)?|youthful|elderly|middle-aged|senior citizen|millennials?|boomers?|gen[- ]z|pregnan\w+|maternity|married|unmarried|divorced|widow\w*|native speaker|foreign(?:er| accent)|disabled|disabilit\w+|religio\w+|ethnic\w*|race|nationality)\b/i;

/** Whether a text states or hints at a person's sex, age, origin or private life. */
export const revealsPersonalTraits = (text: string): boolean =>
  [pronouns, honorifics, genderTerms, personalTerms].some((rule) => rule.test(text));

/** In quotation marks, or undefined if it should not be repeated. */
export const quotableTitle = (title: string | null): string | undefined => {
  const clean = (title ?? "").replaceAll(/["“”]/g, "'").replaceAll(/\s+/g, " ").trim();
  if (clean === "" || clean.length > 70 || /https?:|www\.|@/.test(clean)) return undefined;
  return revealsPersonalTraits(clean) ? undefined : `"${clean}"`;
};
