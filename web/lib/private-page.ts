/** Headers of a page about one person: kept nowhere, so that it is gone when they are. */
export const privatePage = { "cache-control": "private, no-store" } as const;
