/** Formats a user agent as "Firefox on Windows": people recognize their browser, but it is no fingerprint. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/\bChrom(?:e|ium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const operatingSystems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

export const describeBrowser = (userAgent: string | undefined): string => {
  const text = userAgent ?? "";
  const [browser, system] = [first(browsers, text), first(operatingSystems, text)];
  if (browser === undefined && system === undefined) return "An unknown browser";
  return `${browser ?? "A browser"} on ${system ?? "an unknown system"}`;
};
