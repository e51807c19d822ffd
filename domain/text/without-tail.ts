/**
 * A text without what a pattern finds at its end. Such a pattern begins with `$` and looks back, `/$(?<=(…))/`: it is tried at the end
 * alone, where one that ends with `$` is tried at every character and takes the square of the length.
 */
export const withoutTail = (text: string, tail: RegExp): string => {
  const found = tail.exec(text)?.[1];
  return found === undefined ? text : text.slice(0, text.length - found.length);
};
