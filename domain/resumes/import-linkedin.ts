/** A profile that a person keeps at LinkedIn: by its public address, or from the archive that LinkedIn gives to its owner. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { resumeReading } from "./import-resume.ts";

/** Any of LinkedIn's hosts, with or without the scheme, and whatever follows the name that identifies the person. */
const shape =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com(?::443)?\/(?:mwlite\/)?in\/(?<name>[\p{L}\p{N}%._~-]{2,200})\/?(?:[/?#]\S*)?$/iu;

/** The one address under which LinkedIn shows a profile to everybody; undefined where the text is no such address. */
export const linkedinProfileUrl = (text: string): string | undefined => {
  const name = shape.exec(text.trim())?.groups?.["name"];
  return name === undefined || /^(?:\.|%2e)+$/i.test(name) ? undefined : `https://www.linkedin.com/in/${name}/`;
};

/** Answers 422 where LinkedIn shows nothing to whoever is not signed in there, which is what it mostly does. */
export const importLinkedin = endpoint({
  method: "POST",
  path: "/api/candidate/import/linkedin",
  body: z.object({ url: z.string().min(1).max(2000) }),
  reply: resumeReading,
});

/** Multipart with one part named "archive": the ZIP of "Get a copy of your data". */
export const importLinkedinExport = endpoint({
  method: "POST",
  path: "/api/candidate/import/linkedin-export",
  reply: resumeReading,
});
