/** Ports relative to that of the product under test, so that two runs at once do not collide. */
const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

/** The SMTP server to which the product under test sends its email. */
export const smtpPort = base + 15;

/** The control server that switches the mail server off and on. */
export const switchPort = base + 16;

/** Only the holder of the call slots lock listens here. */
export const callSlotsPort = base + 17;
