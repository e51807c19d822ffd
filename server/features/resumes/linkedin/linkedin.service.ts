/** Reads a LinkedIn profile by its URL: only what LinkedIn shows publicly, with a clear error if it shows nothing. */
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import { linkedinProfileUrl } from "#domain/resumes/import/import-linkedin.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { PageUnreachableError, safeFetch, type SafeFetchOptions } from "../../../infra/outbound/safe-fetch.ts";
import { readLinkedinPage } from "./linkedin-page.ts";

export interface LinkedinOptions {
  /** LinkedIn's origin; tests set another. */
  readonly origin?: string;
  readonly fetchOptions?: SafeFetchOptions;
}

export interface LinkedinPage {
  readonly url: string;
  readonly html: string;
  readonly result: ReadResume;
}

const notAProfileText = "Enter the URL of a LinkedIn profile, such as https://www.linkedin.com/in/your-name";
const notShownText =
  "LinkedIn didn't show us this profile. It shows most profiles only to people who are signed in there. Save it as a PDF or download your data, and import that file instead.";

const isLinkedin = ({ hostname }: URL): boolean => /(?:^|\.)linkedin\.com$/.test(hostname);

export const readLinkedinProfile = async (
  text: string,
  { origin = "https://www.linkedin.com", fetchOptions = {} }: LinkedinOptions,
): Promise<LinkedinPage> => {
  const url = linkedinProfileUrl(text);
  if (url === undefined) throw new AppError("validation_failed", notAProfileText, { url: notAProfileText });
  try {
    const html = await safeFetch(new URL(new URL(url).pathname, origin), {
      ...fetchOptions,
      mayVisit: isLinkedin,
      purpose: "profile import",
    });
    const result = readLinkedinPage(html);
    if (result?.status === "ok") return { url, html, result };
  } catch (error) {
    if (!(error instanceof PageUnreachableError)) throw error;
  }
  throw new AppError("unreadable", notShownText, { url: notShownText });
};
