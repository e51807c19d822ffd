/** The resume that a profile was last filled from. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

const importedResume = z.object({
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  /** How much was read from it. */
  skills: z.int(),
  jobs: z.int(),
  schools: z.int(),
});

export const showImportedResume = endpoint({
  method: "GET",
  path: "/api/candidate/resume",
  reply: z.object({ resume: importedResume.nullable() }),
});
