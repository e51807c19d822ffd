/** A second address of the site under test: there a page-view service is configured, at a port the tests can open. */
const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

const port = base + 7;

/** At a name, since passkeys work at no IP address. */
export const countedSite = { port, origin: `http://localhost:${port}`, tagPort: base + 8 } as const;
