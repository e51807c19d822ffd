/** Tokenizes text for skill names: keeps C++, C#, .NET, A/B and P&L; Node.js equals Node JS. */
export interface Token {
  /** Lower case, without accents, plural s and dots; "and" for an ampersand; "," where a phrase ends. */
  readonly key: string;
  /** The key without a sign at its edge (.net, security+), where there is one. */
  readonly plainKey: string | undefined;
  /** As written, without dots and apostrophes. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

export const phraseEnd = ",";

// A skill's name inside a URL or email address is no evidence: github.com/jane is not Git.
const address =
  /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-][\w.-]*|(?<![\w-])[\w-]{1,40}\.(?:com|org|net|io|dev|me|co|in)\/[\w%./-]+/g;

const hideAddresses = (text: string) => text.replace(address, (matched) => phraseEnd.repeat(matched.length));

const piece =
  /(?<initials>(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?)|(?<word>(?:(?<![\p{L}\p{N}\p{M}])\.(?=\p{L}))?[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*(?:\+\+|[+#](?![\p{L}\p{N}]))?)|(?<and>&)|(?<stop>[,;:!?()[\]{}|•·▪●◦■"“”]|(?<!(?<![\p{L}\p{N}])\p{L})\.(?=\s|$)|\n[^\S\n]*\n|\s[-–—]\s)/gu;

const plain = /^[\x20-\x7f]*$/;

const fold = (word: string): string =>
  (plain.test(word) ? word : word.normalize("NFKD").replaceAll(/\p{M}/gu, "")).toLowerCase();

/** The singular of a word; words such as status, analysis and class stay. */
export const withoutPlural = (word: string): string => {
  if (word.length < 4 || !word.endsWith("s")) {
    return word;
  }
  if (word.length > 4 && word.endsWith("ies")) {
    return `${word.slice(0, -3)}y`;
  }
  return /[sui]s$/.test(word) ? word : word.slice(0, -1);
};

const wordToken = (matched: string, start: number): Token => {
  const normalized = matched.replaceAll(/['’]/g, "");
  const lower = fold(normalized);
  const withoutSigns = lower.replaceAll(/^\.|(?<![+#])[+#]+$/g, "");
  const end = start + matched.length;
  return withoutSigns === lower
    ? { key: withoutPlural(lower), plainKey: undefined, written: normalized, start, end }
    : { key: lower, plainKey: withoutPlural(withoutSigns), written: normalized, start, end };
};

const initialsToken = (matched: string, start: number): Token => {
  const normalized = matched.replaceAll(".", "");
  return { key: fold(normalized), plainKey: undefined, written: normalized, start, end: start + matched.length };
};

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of hideAddresses(text).matchAll(piece)) {
    const matched = match[0];
    const { initials, word, and } = match.groups ?? {};
    if (word !== undefined) {
      tokens.push(wordToken(matched, match.index));
    } else if (initials !== undefined) {
      tokens.push(initialsToken(matched, match.index));
    } else {
      const key = and === undefined ? phraseEnd : "and";
      tokens.push({
        key,
        plainKey: undefined,
        written: matched,
        start: match.index,
        end: match.index + matched.length,
      });
    }
  }
  return tokens;
};

/** The tokens of a name, without phrase ends at its edges (M.Ed., Python:). */
export const tokensOfName = (name: string): readonly Token[] => {
  const tokens = tokensOf(name);
  const first = tokens.findIndex((token) => token.key !== phraseEnd);
  const last = tokens.findLastIndex((token) => token.key !== phraseEnd);
  return tokens.slice(Math.max(first, 0), last + 1);
};

/** Lower case as one word, for comparing two spellings of a name. */
export const squashed = (text: string): string =>
  fold(text.replaceAll("&", " and ")).replaceAll(/[^\p{L}\p{N}+#]/gu, "");
