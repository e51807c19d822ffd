/** A job title as the candidate wrote it is free text: it is repeated only where it is short and says nothing of the person. */

const pronouns = /\b(?:he|she|him|his|her|hers|himself|herself|s\/he)\b/i;
const forms = /\b(?:Mr|Mrs|Ms|Miss|Sir|Madam)\.?\s+\p{Lu}/u;
const sex =
  /\b(?:male|female|man|men|ladies|lady|gentlem[ae]n|boys?|girls?|mothers?|fathers?|moms?|dads?|husband|wife|housewife|(?:sales|business|chair|camera|police|fire|service|repair|handy|delivery|crafts|congress|anchor|weather)m[ae]n|\w*wom[ae]n|waitress|stewardess|actress|hostess|seamstress|barmaid|headmistress)\b/i;
const life =
  /\b(?:(?:years?|yrs?)[- ]old|aged \d+|young(?:er|est)?|youthful|elderly|middle-aged|senior citizen|millennials?|boomers?|gen[- ]z|pregnan\w+|maternity|married|unmarried|divorced|widow\w*|native speaker|foreign(?:er| accent)|disabled|disabilit\w+|religio\w+|ethnic\w*|race|nationality)\b/i;

/** Whether a text says or hints whether somebody is a man or a woman, how old they are, where they come from or how they live. */
export const tellsOfPerson = (text: string): boolean => [pronouns, forms, sex, life].some((rule) => rule.test(text));

/** In quotation marks, or undefined where it is better not repeated. */
export const fitToQuote = (title: string | null): string | undefined => {
  const clean = (title ?? "").replaceAll(/["“”]/g, "'").replaceAll(/\s+/g, " ").trim();
  if (clean === "" || clean.length > 70 || /https?:|www\.|@/.test(clean)) return undefined;
  return tellsOfPerson(clean) ? undefined : `"${clean}"`;
};
