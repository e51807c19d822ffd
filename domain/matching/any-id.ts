import { z } from "zod";

/** An id as a caller may have it: one that names nothing is not found, whatever it looks like; only a missing one is a mistake. */
export const anyId = z.string().trim().min(1, "Please name an id").max(100);
