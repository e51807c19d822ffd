/** Reads licenses and certifications: name, issuer, number, state, dates, and whether they are held, in progress or lapsed. */
import {
  cut,
  joinSlices,
  sliceOf,
  splitSlice,
  withoutBullet,
  type Line,
  type Slice,
} from "../layout/document-lines.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";
import { continuesLine, joinHyphenated } from "../layout/wrapped-lines.ts";
import type { ReadCredential } from "../read-resume.ts";
import { dateRangesIn, singleDatesIn } from "./dates.ts";
import { isRegionName } from "./locations.ts";

export interface FoundCredential {
  readonly value: ReadCredential;
  readonly slice: Slice;
}

const lead = (words: string): RegExp => new RegExp(`^(?:${words})(?!\\p{L})[:.]?\\s*`, "iu");
const numberLead =
  /^(?:(?:lic(?:ense|ence)?|certificate|certification|cert|credential|registration|reg|member(?:ship)?|card)\.?\s?(?:no|number|nr|id|#)\.?|no\.?|nr\.?|number|id|#|pin)\s?[:#]?\s?(?=[\p{L}\d.-]*\d)/iu;
/** "RN.412233" */
const bareNumber = /^(?=\S*\d{4})[\p{Lu}\d.-]{5,20}$/u;
const expiryLead = lead(
  "exp|expires|expiry|expiry date|expiration|expiration date|valid until|valid through|valid thru|valid to|good through|renewal|renewal due|renews|until|through",
);
const expiredLead = lead("expired|lapsed|inactive|no longer active|not renewed");
const issuedLead = lead(
  "issued on|issued|issue date|since|awarded|earned|obtained|granted|certified|licensed|received|completed|date|valid from|first issued",
);
const issuerLead = lead("issued by|awarded by|granted by|through|by|from|issuer|issuing body|issuing organization");
const inProgress =
  /(?<!\p{L})(?:in progress|in process|pending|expected|anticipated|candidate|studying for|testing for|sitting for|preparing for|working towards?|enrolled in|exam(?:ination)? (?:scheduled|booked|in|on))(?!\p{L})/iu;
const progressLead = lead(
  "currently |now |(?:studying|testing|sitting|preparing|registered|scheduled) for(?: my| the| an| a)?|working towards?(?: my| the| an| a)?|enrolled in(?: the)?|pursuing(?: my| the)?",
);
const state = /^(?:state|commonwealth|province) of (?=\p{Lu})/iu;

const separator =
  /\s[–—|•·-]\s|(?<!\s)\s*[—|•·;\t]\s*|,\s+|\s\((?!\p{Lu}\p{L}{0,6}\p{Lu}\p{L}{0,6}\))(?=[^()]{0,80}\p{Ll})/gu;
/** "Professional Teaching License, Grades 6-12" is one name. */
const nameTail = /^(?:grades?|class(?:es)?|levels?|part|section|type)\s[\p{L}\d –-]{1,20}$/iu;

interface Draft {
  name: Slice | null;
  issuer: string;
  number: string;
  region: string;
  validFrom: string | null;
  validTo: string | null;
  status: ReadCredential["status"];
}

const dateOf = (text: string): { start: string; end: string | null; isRange: boolean } | null => {
  const [range] = dateRangesIn(text);
  if (range) return { start: range.start, end: range.end, isRange: true };
  const [single] = singleDatesIn(text);
  return single ? { start: single.start, end: single.start, isRange: false } : null;
};

const isOnlyDate = (text: string): boolean => {
  const all = [...dateRangesIn(text), ...singleDatesIn(text)];
  const length = all.reduce((sum, { from, to }) => sum + to - from, 0);
  return length > 0 && length >= text.replaceAll(/[()\s]/g, "").length * 0.8;
};

const isDetail = (text: string): boolean =>
  isOnlyDate(text) ||
  [numberLead, expiryLead, expiredLead, issuedLead, issuerLead].some((pattern) => pattern.test(text));

/** Applies what one part says. False if the part is a name or an issuer. */
const applyDetail = (draft: Draft, text: string): boolean => {
  const [expiry, expired, issued] = [expiryLead, expiredLead, issuedLead].map(
    (pattern) => pattern.exec(text)?.[0] ?? "",
  );
  const date = dateOf(text);
  const number = numberLead.exec(text)?.[0];
  if (number !== undefined) draft.number = text.slice(number.length).trim();
  else if (draft.name !== null && draft.number === "" && bareNumber.test(text)) draft.number = text;
  else if (expired) {
    draft.status = "lapsed";
    draft.validTo = date?.start ?? draft.validTo;
  } else if (expiry && date) draft.validTo = date.start;
  else if (issuerLead.test(text) && !date) draft.issuer = text.replace(issuerLead, "");
  else if (issued && (date || text.length <= issued.length + 1)) draft.validFrom = date?.start ?? null;
  else if (inProgress.test(text) && draft.name !== null) draft.status = "in_progress";
  else if (state.test(text)) draft.region = text.replace(state, "");
  else if (draft.name !== null && isRegionName(text)) draft.region = text;
  else if (date && isOnlyDate(text)) {
    draft.validFrom = date.start;
    if (date.isRange) draft.validTo = date.end;
  } else return false;
  return true;
};

const credentialOf = (entry: Slice, today: string): FoundCredential | null => {
  const text = entry.text;
  const draft: Draft = {
    name: null,
    issuer: "",
    number: "",
    region: "",
    validFrom: null,
    validTo: null,
    status: inProgress.test(text) ? "in_progress" : "held",
  };
  for (const part of splitSlice(entry, separator)) {
    const tail = part.text.endsWith(")") && !part.text.includes("(") ? 1 : 0;
    const bare = cut(part, part.text.length - part.text.replace(/^[(),\s]+/, "").length, part.text.length - tail);
    if (!/[\p{L}\p{N}]/u.test(bare.text) || applyDetail(draft, bare.text)) continue;
    if (draft.name === null) {
      const from = progressLead.exec(bare.text)?.[0].length ?? 0;
      const end =
        from > 0
          ? (/\s(?:in|on|by)\s\p{L}+(?:\s\d{4})?[.]?$/u.exec(bare.text)?.index ?? bare.text.length)
          : bare.text.length;
      const open = /\s\($/.exec(bare.text.slice(from, end))?.[0].length ?? 0;
      draft.name = cut(bare, from, end - open);
    } else if (draft.issuer === "" && nameTail.test(bare.text)) draft.name = joinSlices([draft.name, bare], ", ");
    else if (draft.issuer === "") draft.issuer = bare.text.replace(issuerLead, "");
  }
  if (draft.name === null || draft.name.text.length > 120) return null;
  // "Colorado Board of Nursing" is an issuer in Colorado.
  const words = draft.issuer.split(" ");
  const region = [2, 1]
    .map((count) => words.slice(0, count).join(" "))
    .find((name) => isRegionName(name) && name !== draft.issuer);
  if (draft.region === "" && region !== undefined && words.length > 2) draft.region = region;
  if (draft.status === "held" && draft.validTo !== null && draft.validTo < today.slice(0, draft.validTo.length))
    draft.status = "lapsed";
  const [name, issuer] = [joinHyphenated(draft.name.text), joinHyphenated(draft.issuer)];
  return { value: { ...draft, name, issuer }, slice: entry };
};

/** A year on the next line continues these. */
const beforeYear =
  /\b(?:exp|expires|expired|until|through|since|in|issued|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\.?$/iu;

/** What follows a labeled issuer is the next credential. */
const hasIssuer = /\t(?:issued|awarded|granted) by /iu;

const hasParts = (slice: Slice): boolean => splitSlice(slice, separator).length > 1;

/** Lines of one entry: a broken line, details below a name, or lines without space between them where entries have space. */
const entriesOf = (lines: readonly Line[]): Slice[] => {
  const names = lines.filter(({ text }) => !isDetail(withoutBullet(text)) && !/^\p{Ll}/u.test(text));
  // Lines that each state more than a name are entries of their own.
  const isOneLineEach = names.length > 1 && names.every((line) => hasParts(sliceOf(line)));
  const hasSpace =
    !isOneLineEach &&
    lines.some((line, index) => index > 0 && line.gap > 1.3) &&
    lines.some((line, index) => index > 0 && line.gap <= 1.3);
  const bulleted = lines.some((line) => line.bullet);
  const entries: { text: string; slices: Slice[]; last: Line }[] = [];
  for (const line of lines) {
    const slice = sliceOf(line);
    const bare = cut(slice, slice.text.length - withoutBullet(slice.text).length);
    const entry = entries.at(-1);
    const isWrap =
      entry !== undefined &&
      !line.bullet &&
      (continuesLine(entry.last, line, lines) ||
        /^\p{Ll}/u.test(bare.text) ||
        /\([^()]*$/u.test(entry.text) ||
        (/^\d{4}\b/.test(bare.text) && beforeYear.test(entry.text)));
    const isMore =
      entry !== undefined &&
      !line.bullet &&
      (isWrap ||
        isDetail(bare.text) ||
        bulleted ||
        (hasSpace &&
          line.gap <= 1.3 &&
          line.cells.length === 1 &&
          !hasIssuer.test(entry.text) &&
          !(hasParts(bare) && hasParts({ ...bare, text: entry.text }))));
    if (isMore) {
      entry.text = `${entry.text}${isWrap ? " " : "\t"}${bare.text}`;
      entry.slices.push(bare);
      entry.last = line;
    } else entries.push({ text: bare.text, slices: [bare], last: line });
  }
  return entries.map(({ text, slices }) => ({ ...joinSlices(slices), text }));
};

/** "BLS, ACLS, PALS": short names only, without an issuer or a date. */
const listedIn = (entry: Slice): Slice[] => {
  const parts = splitSlice(entry, /,\s+|;\s+|(?<!\s)\s+[|•·]\s+|\t/gu);
  const isList =
    parts.length > 2 &&
    parts.every(({ text }) => text.split(/\s+/).length <= 3 && !isDetail(text) && !isRegionName(text)) &&
    parts.filter(({ text }) => /^[\p{Lu}\d-]{2,6}$/u.test(text)).length * 2 >= parts.length;
  return isList ? parts : [entry];
};

export const readCredentials = (lines: readonly Line[], today: string): FoundCredential[] =>
  entriesOf(lines.filter((line) => !isTableHeadRow(line.cells.map((cell) => cell.text))))
    .flatMap(listedIn)
    .flatMap((entry) => credentialOf(entry, today) ?? []);

const kindWord =
  /(?<!\p{L})(?:licen[sc]e[ds]?|certified|certification|certificate|registered|registration|journeyman|card|exam|RN|LPN|CNA|CPA|PE|EMT|CDL)(?!\p{L})/u;
const proof = /#\s?[\p{L}\d-]*\d|(?<!\p{L})(?:exp\.|expires|lic(?:ense|ence)? no|valid until|state of)(?!\p{L})/iu;

/** Credentials outside their own section: with a number, a state or an end, or an exam that is still to come. */
export const readInlineCredentials = (lines: readonly Line[], today: string): FoundCredential[] =>
  lines
    .filter(
      ({ text }) =>
        text.length < 140 && kindWord.test(text) && (proof.test(text) || progressLead.test(withoutBullet(text))),
    )
    .flatMap((line) => readCredentials([line], today));
