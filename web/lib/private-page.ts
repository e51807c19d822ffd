/** Headers of a page about one person: kept nowhere, so that it is gone when they are. Its address is told to nobody. */
export const privatePage = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" } as const;
