/**
 * The same as replacing `\([^)]*\)` everywhere, in linear time: the pattern takes quadratic time if many parentheses open and none
 * closes.
 */
export const replaceParentheses = (text: string, replacement: (inner: string) => string): string => {
  let result = "";
  let from = 0;
  for (;;) {
    const open = text.indexOf("(", from);
    const close = open === -1 ? -1 : text.indexOf(")", open);
    if (close === -1) return result + text.slice(from);
    result += text.slice(from, open) + replacement(text.slice(open, close + 1));
    from = close + 1;
  }
};
