/** Imports a LinkedIn profile, by its public URL or from the archive that LinkedIn gives its owner. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { parsedResume } from "./import-resume.ts";

/** Any LinkedIn host, with or without the scheme, and any suffix after the name that identifies the person. */
const profileUrlPattern =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com(?::443)?\/(?:mwlite\/)?in\/(?<name>[\p{L}\p{N}%._~-]{2,200})\/?(?:[/?#]\S*)?$/iu;

/** The canonical public URL of a LinkedIn profile, or undefined if the text is not such a URL. */
export const linkedinProfileUrl = (text: string): string | undefined => {
  const name = profileUrlPattern.exec(text.trim())?.groups?.["name"];
  return name === undefined || /^(?:\.|%2e)+$/i.test(name) ? undefined : `https://www.linkedin.com/in/${name}/`;
};

/** Answers 422 if LinkedIn shows nothing to signed-out visitors, which is the usual case. */
export const importLinkedin = endpoint({
  method: "POST",
  path: "/api/candidate/import/linkedin",
  body: z.object({ url: z.string().min(1).max(2000) }),
  reply: parsedResume,
});

/** Multipart with one part named "archive": the ZIP of "Get a copy of your data". */
export const importLinkedinExport = endpoint({
  method: "POST",
  path: "/api/candidate/import/linkedin-export",
  reply: parsedResume,
});
