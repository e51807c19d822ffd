/** The candidates a workspace may see, with the five fields that resolve a match to a name. Never an address or a salary. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const maxCandidatesPerResponse = 500;
const maxIds = 200;

const listedCandidate = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
});

export type ListedCandidate = z.infer<typeof listedCandidate>;

/** The response is a plain list. If there are more, this header holds the cursor of the next page. */
export const nextCursorHeader = "x-next-cursor";

export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  query: z.object({
    /** Only these, separated by commas. */
    ids: z
      .string()
      .max(maxIds * 37)
      .default("")
      .transform((text) => (text === "" ? [] : text.split(",")))
      .pipe(z.array(z.uuid()).max(maxIds)),
    cursor: z
      .string()
      .max(200)
      .regex(/^[\w.:-]*$/)
      .default(""),
  }),
  reply: z.array(listedCandidate),
});
