/** Checks where a link may lead after signing in: only to a page of this site. */

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

/** A fake host: only checks that a URL stays on it. */
const site = "https://site.invalid";
const allowedCharacters = /^\/[\w\-./?=&%#]*$/;
/** In the path: an empty or dotted segment, or a slash, backslash, dot or control character in disguise. */
const unsafePath = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2[ef]|5c|[01]|7f)/i;
const maxReturnPathLength = 500;

/** The requested page, if a browser parses it as a page of this site and does not change its spelling. */
export const safeReturnPath = (requested: string | null): string | undefined => {
  if (
    requested === null ||
    requested.length > maxReturnPathLength ||
    !allowedCharacters.test(requested) ||
    !URL.canParse(requested, site)
  ) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(requested, site);
  const isOurs = origin === site && !unsafePath.test(pathname) && `${pathname}${search}${hash}` === requested;
  return isOurs ? requested : undefined;
};

/** `path` with the page to come back to. */
export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
