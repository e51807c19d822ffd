/** Where a link may lead on after signing in: a page of this site, never another's. */

interface ParsedUrl {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
/** The parser that browsers and Node share; the domain is typed without either. */
declare const URL: {
  new (url: string, base: string): ParsedUrl;
  canParse(url: string, base: string): boolean;
};

/** Any host does: only whether an address stays on it is asked. */
const site = "https://site.invalid";
const plain = /^\/[\w\-./?=&%#]*$/;
/** In the path: an empty or dotted segment, or a slash, backslash, dot or control character in disguise. */
const odd = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2[ef]|5c|[01]|7f)/i;
const maxOwnPageLength = 500;

/** The page that was asked for, if a browser reads it as one of ours and reads it just as it is written. */
export const ownPageFrom = (wanted: string | null): string | undefined => {
  if (wanted === null || wanted.length > maxOwnPageLength || !plain.test(wanted) || !URL.canParse(wanted, site)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(wanted, site);
  const isOurs = origin === site && !odd.test(pathname) && `${pathname}${search}${hash}` === wanted;
  return isOurs ? wanted : undefined;
};

/** `path` with the page to come back to. */
export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
