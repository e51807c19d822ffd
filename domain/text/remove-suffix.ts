/**
 * Removes what a pattern finds at the end of a text. The pattern begins with `$` and looks back, `/$(?<=(…))/`, so it is tried only at
 * the end. A pattern that ends with `$` is tried at every character and takes quadratic time.
 */
export const removeSuffix = (text: string, tail: RegExp): string => {
  const suffix = tail.exec(text)?.[1];
  return suffix === undefined ? text : text.slice(0, text.length - suffix.length);
};
