/** Headers of a page about one person: kept nowhere, so that it is gone when they are. */
export const privatePage = { "cache-control": "private, no-store" } as const;

/** A page whose address is a key to other people's data: besides, no page that is left for learns it, and no search engine keeps it. */
export const sealedPage = { ...privatePage, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" } as const;
