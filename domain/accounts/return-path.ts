/** Checks where a link may lead after signing in: only to a page of this site. */

interface ParsedUrl {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
/** The global URL of browsers and Node, declared here because domain is compiled without the types of either. */
declare const URL: {
  new (url: string, base: string): ParsedUrl;
  canParse(url: string, base: string): boolean;
};

/** A fake host: only checks that a URL stays on it. */
const placeholderOrigin = "https://site.invalid";
const allowedCharacters = /^\/[\w\-./?=&%#]*$/;
/** Matches an empty or dotted segment, and a percent-encoded slash, backslash, dot or control character. */
const unsafePath = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2[ef]|5c|[01]|7f)/i;
const maxReturnPathLength = 500;

/** The requested page, if a browser parses it as a page of this site and does not change its spelling. */
export const safeReturnPath = (requested: string | null): string | undefined => {
  if (
    requested === null ||
    requested.length > maxReturnPathLength ||
    !allowedCharacters.test(requested) ||
    !URL.canParse(requested, placeholderOrigin)
  ) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(requested, placeholderOrigin);
  const isOurs =
    origin === placeholderOrigin && !unsafePath.test(pathname) && `${pathname}${search}${hash}` === requested;
  return isOurs ? requested : undefined;
};

/** Adds the page to return to as the query parameter `next`. */
export const withReturnPath = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
