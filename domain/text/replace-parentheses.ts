/**
 * The same as a replacement of `\([^)]*\)` everywhere. Looked for sign by sign: a pattern takes the square of the length where many open
 * and none closes.
 */
export const replaceParentheses = (text: string, replacement: (inner: string) => string): string => {
  let made = "";
  let from = 0;
  for (;;) {
    const open = text.indexOf("(", from);
    const close = open === -1 ? -1 : text.indexOf(")", open);
    if (close === -1) return made + text.slice(from);
    made += text.slice(from, open) + replacement(text.slice(open, close + 1));
    from = close + 1;
  }
};
