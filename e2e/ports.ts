/** Ports beside that of the product under test, so that two runs at once stay out of each other's way. */
const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

/** Where the product under test sends its mail. */
export const smtpPort = base + 15;

/** Where its mail server is switched off and on. */
export const switchPort = base + 16;

/** Only whoever has the turn of the call's slots listens here. */
export const callSlotsPort = base + 17;
