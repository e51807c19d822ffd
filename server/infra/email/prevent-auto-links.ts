/**
 * Mail clients turn anything that looks like a URL into a link. Text in our emails comes from users, so every dot or scheme in it gets
 * an invisible word joiner (U+2060), which linkifiers do not cross. Only links that we name ourselves stay intact.
 */
const wordJoiner = "\u2060";
const emailAddress = /^[<("'[]?[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+[>)"'\].,;:!?]*$/;

const unlinkedWord = (word: string): string => {
  if (emailAddress.test(word)) return word;
  return word
    .replace(/([\p{L}\p{N}\])-])\.(?=\p{L})/gu, (_whole, before: string) => `${before}${wordJoiner}.${wordJoiner}`)
    .replaceAll(":/", `:${wordJoiner}/`);
};

const isNumber = /^[^\p{L}]*$/u;

export const unlinked = (text: string, allowed: readonly string[] = []): string =>
  text
    .split(/(\s+)/)
    .map((word) => (allowed.includes(word) || (isNumber.test(word) && !word.includes("/")) ? word : unlinkedWord(word)))
    .join("");

/** For headers: one line, no control characters. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
