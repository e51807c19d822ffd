/** Paths that contain a token sent by email. They must not be passed to third parties. */
const tokenPaths =
  /^\/(?:reset$|(?:confirm-email|invitation|calls|introductions|applications|interviews|offers|submissions|shortlists|not-interested|unsubscribe|keep|closed|erased)\/)/;

export const isTokenUrl = (path: string): boolean => tokenPaths.test(path);
