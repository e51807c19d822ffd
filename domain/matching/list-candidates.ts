/** The people a workspace may see, in the five fields by which a match is resolved to a name. Never an address or a salary. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const candidatesPerAnswer = 500;
const mostIds = 200;

export const listedCandidate = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
});

export type ListedCandidate = z.infer<typeof listedCandidate>;

/** The answer is a plain list; where more follow, this header says where the next begins. */
export const nextCursorHeader = "x-next-cursor";

export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  query: z.object({
    /** Only these, separated by commas. */
    ids: z
      .string()
      .max(mostIds * 37)
      .default("")
      .transform((text) => (text === "" ? [] : text.split(",")))
      .pipe(z.array(z.uuid()).max(mostIds)),
    cursor: z
      .string()
      .max(200)
      .regex(/^[\w.:-]*$/)
      .default(""),
  }),
  reply: z.array(listedCandidate),
});
