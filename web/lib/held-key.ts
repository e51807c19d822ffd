/** Addresses that hold a key which was sent by mail: nobody else may learn them. */
const withKey =
  /^\/(?:reset$|(?:confirm-email|invitation|calls|introductions|applications|interviews|offers|submissions|shortlists|not-interested|unsubscribe|keep|closed|erased)\/)/;

export const holdsKey = (path: string): boolean => withKey.test(path);
