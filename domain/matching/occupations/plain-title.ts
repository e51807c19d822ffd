/** The words of a title by which it is looked up: lower case, without rank, numbers and notes in parentheses, its last word in the singular. */
import { replaceParentheses } from "../../text/replace-parentheses.ts";

const rank =
  /\b(?:senior|sr|junior|jr|lead|principal|staff|entry level|level|i|ii|iii|iv|v|[1-5]|part time|full time|per diem|temporary|temp|certified|licensed|registered)\b\.?/g;

export const plainTitle = (title: string): string =>
  replaceParentheses(title.toLowerCase(), () => " ")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9+#]+/g, " ")
    .replaceAll(rank, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/(?<=[a-rt-z]{2})s$/, "");
