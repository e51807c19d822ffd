/** When a message that asked for something else says a job title. */
import { titleScore } from "../resumes/work-words.ts";
import { answeredTitle, saidTitle } from "./said-title.ts";
import { isRemark } from "./sentences-by-subject.ts";

/** "Now a licensed counselor" in a summary tells a story and changes no title. */
export const putsTitleRight =
  /\b(?:correction|oops|i meant|change|update|fix|wrong|should be|typo|title|instead of|actually|promot\w+)\b/i;

/** "Jane Smith, nurse". */
export const titleBeside = (text: string): string | undefined => {
  const part = /,\s*(?:an? )?(?<title>[^,.;]+)/u.exec(text)?.groups?.["title"];
  const title = part === undefined ? undefined : answeredTitle(part);
  return title !== undefined && titleScore(title) >= 2 && (part?.includes(" ") === true || part === part?.toLowerCase())
    ? title
    : undefined;
};

export const explicitTitle = (text: string): string | undefined =>
  /\b(?:job )?title\b/i.test(text) || isRemark(text) ? saidTitle(text) : undefined;
