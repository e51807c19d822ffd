/** A second address of the site under test, with page-view analytics configured; tests open the analytics port. */
const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

const port = base + 7;

/** A host name is required, because passkeys do not work on an IP address. */
export const analyticsSite = { port, origin: `http://localhost:${port}`, tagPort: base + 8 } as const;
