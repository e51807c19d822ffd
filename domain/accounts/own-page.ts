/** Where a link may lead on after signing in: a page of this site, never another's. */

/** Letters that no browser reads as the beginning of another host: no second slash, no backslash, no tab between them. */
export const ownPagePattern = /^\/(?![/\\])[\w\-./?=&%#]*$/;
export const maxOwnPageLength = 500;

/** The page that was asked for, if it is one of ours. */
export const ownPageFrom = (wanted: string | null): string | undefined =>
  wanted !== null && wanted.length <= maxOwnPageLength && ownPagePattern.test(wanted) ? wanted : undefined;

/** `path` with the page to come back to. */
export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
