import { z } from "zod";

/** An id from a caller. An unknown id of any format is "not found"; only a missing id is invalid. */
export const anyId = z.string().trim().min(1, "Enter an ID").max(100);
