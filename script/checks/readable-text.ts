/** Tells text for people from code that looks like it: class names, SQL, URLs, headers and lists of words. */

export type Kind = "jsx" | "attribute" | "property" | "argument" | "error" | "validation" | "text";

/** Without the values of a text; a choice of words such as {is|are} stays. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(/\{[^{}|]*\}/g, "…");
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const classWord =
  /^(?:[\w[\]&>*=:/.()-]+:)?!?-?(?:[mp][trblxyse]?|[wh]|min-[wh]|max-[wh]|size|gap(?:-[xy])?|space-[xy]|text|bg|border(?:-[trblxy])?|rounded(?:-\w+)?|grid|flex|col|row|items|justify|self|content|place|font|leading|tracking|z|top|left|right|bottom|inset(?:-[xy])?|opacity|shadow|ring|outline|divide(?:-[xy])?|underline|decoration|overflow(?:-[xy])?|line-clamp|order|basis|grow|shrink|translate-[xy]|scale|rotate|transition|duration|ease|cursor|select|pointer|align|whitespace|wrap|break|tabular|scroll(?:-\w+)?|object|aspect|fill|stroke|list|sr|not-sr|animate|accent|caret|appearance|resize|touch|snap|will|print|focus|hover|field-sizing|truncate)(?:-|$)\S*$/;
const bareClasses = new Set([
  "flex",
  "grid",
  "block",
  "inline",
  "hidden",
  "relative",
  "absolute",
  "fixed",
  "sticky",
  "truncate",
]);

const looksLikeClasses = (text: string): boolean => {
  if (/[A-Z][a-z]+ |[.?]$|[a-z]!$|[,;] /.test(text)) return false;
  const words = text.split(" ");
  const classes = words.filter(
    (word) => bareClasses.has(word) || (/[-:[]/.test(word) && classWord.test(word)) || /^[\w-]+:[\w-]+/.test(word),
  );
  return classes.length > 0 && classes.length * 2 >= words.length;
};

/** Words for reading texts, such as "zero one two …": many, and none of those that sentences need. */
const looksLikeWordList = (text: string): boolean =>
  text.split(" ").length >= 8 &&
  /^[a-z ]+$/.test(text) &&
  !/\b(?:the|a|an|of|to|is|are|and|or|for|with|you|your|it|this|that|by|from|was|be)\b/.test(text);

const looksLikeExpression = (text: string): boolean =>
  /\((?:\?[:<!=]|\[)|\\[bsdwp]|\[\^/.test(text) ||
  text.split(/\|/).filter((part) => /^[a-z ]+$/.test(part)).length >= 4;

const looksLikeCode = (text: string): boolean =>
  looksLikeClasses(text) ||
  /^(?:https?:|mailto:|tel:|data:|\/|\.\/|#|\?|--|@)\S*$/.test(text) ||
  /^[a-z]+\/[a-z0-9.+-]+(?:;|$)/.test(text) ||
  /^[\w-]+=[^ ]*;/.test(text) ||
  /^(?:select .+ (?:from|as) |select [\w.]+\(|insert into |update \S+ set |delete from |with \w+ as |(?:create|alter|drop) (?:table|index|unique|role|policy|function|schema)\b|set (?:local|session)\b|(?:listen|notify) \S+$|copy \S+ )/.test(
    text,
  ) ||
  looksLikeExpression(text.replaceAll(/\{[^{}]*\}/g, "")) ||
  /\0|Path=\/|'(?:self|none|unsafe-inline)'|max-age=|no-store|=>|^export const |\w="\{|::text\b|,sans-serif$/.test(
    text,
  ) ||
  looksLikeWordList(text);

/** The text between the tags of a template that holds HTML. */
export const withoutTags = (text: string): string =>
  /<\/?[a-z!][^<>]*>/i.test(text)
    ? text.replaceAll(/<style[^>]*>.*?<\/style>/gis, " ").replaceAll(/<\/?[a-z!][^<>]*>/gi, " ")
    : text;

/** What a literal counts as; undefined where text can't be. */
export interface Position {
  readonly kind: Kind;
  /** "words": a single word doesn't count. "sentence": the text must also begin with a capital. */
  readonly only?: "words" | "sentence";
}

export const isReadable = (text: string, { kind, only }: Position): boolean => {
  const words = squeezed(withoutPlaceholders(text));
  if (!/[A-Za-z]{2}/.test(words) && !(kind === "jsx" && /[A-Za-z]/.test(words))) return false;
  if (kind === "jsx") return true;
  if (looksLikeCode(text)) return false;
  const hasSpace = withoutPlaceholders(text).includes(" ");
  if (only === "sentence") return hasSpace && /^[\p{Lu}“"{]/u.test(text);
  if (hasSpace) return true;
  return (
    only === undefined &&
    /^\p{Lu}(?:-?\p{Ll}|$)/u.test(text) &&
    !/Error$|[_=<>/\\@]|^[A-Z][a-z]+(?:[A-Z][a-z]+){2,}/.test(text)
  );
};
