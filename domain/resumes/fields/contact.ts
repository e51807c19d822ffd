/** Finds the email, phone and location where people print them: the top of the page and the contact section. */
import { cut, joinSlices, splitSlice, type Cell, type Line, type Slice } from "../layout/document-lines.ts";
import { isLegalForm, titleScore } from "./work-words.ts";
import { isCountry, locationIn, locationScore } from "./locations.ts";
import type { Section } from "../sections/sections.ts";

export interface Contact {
  readonly email: Slice | null;
  readonly phones: readonly Slice[];
  readonly location: (Slice & { readonly certainty: number }) | null;
}

const emailPattern = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}/u;
const partialEmail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{0,100}$/u;
const phonePattern = /(?:\+|\(|\b)\d[\d\s().\-–/\u00A0]{6,20}\d/g;
const linkPattern = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}\/\S*/giu;
const separators =
  /\s*(?:(?<=\S)\s+(?=(?:call|write|phone|tel|telephone|mobile|mob|cell|e-?mail|mail|web|website|linkedin|github|address|location|based in)\s*:)|[|•·●◦▪■;\t]|\s[–—-]\s|\s\/{1,2}\s|\s{3,})\s*/giu;
const label =
  /^(?:e-?mail|mail|courriel|correo|phone|tel(?:ephone|efon|[ée]fono)?|t[ée]l|mobile|mobil|cell|handy|mob|m|p|t|e|a|address|adresse|anschrift|location|city|based in|home|lives in|wohnort|ort|direcci[oó]n|indirizzo|linkedin|web(?:site)?|portfolio|github)\s*[:.]\s*/i;

/** The header and the contact sections, then the other sections that describe the person (not references or publications). */
const contactSections = (sections: readonly Section[]): Line[][] => {
  const top = sections.filter((section) => section.heading === null || section.kind === "contact");
  const rest = sections.filter(
    (section) => !top.includes(section) && !["references", "publications"].includes(section.kind),
  );
  return [top.flatMap((section) => [...section.lines]), rest.flatMap((section) => [...section.lines])];
};

const findEmail = (lines: readonly Line[]): Slice | null => {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    // A narrow column can break a long address, and the rest is then alone on the next line.
    const broken = partialEmail.exec(line.text);
    const tail = /^[\p{L}\p{N}.-]+$/u.exec(next?.text.split("\t")[0] ?? "")?.[0];
    if (broken && next && tail) {
      const wholeEmail = emailPattern.exec(`${broken[0]}${tail}`)?.[0];
      const complete = emailPattern.test(broken[0]);
      if (wholeEmail && (!complete || (/\.[\p{Ll}]+$/u.test(tail) && !/\.(?:com|org|net|[a-z]{2})$/.test(broken[0]))))
        return { text: wholeEmail, start: line.start + broken.index, end: next.start + tail.length };
    }
    const match = emailPattern.exec(line.text.replaceAll(/\s?[([]at[)\]]\s?/gi, "@"));
    if (match)
      return { text: match[0], start: line.start + match.index, end: line.start + match.index + match[0].length };
  }
  return null;
};

const birthDate = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}$/;
const birthLabel = /(?<!\p{L})(?:born|birth|dob|geboren|geburt\p{L}*|geb|n[ée]e?|nacid[oa]|nat[oa])(?!\p{L})/iu;

const isNumber = (printed: string): boolean => {
  const digits = printed.replaceAll(/\D/g, "");
  const years = /^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/.test(printed.trim());
  return digits.length >= 7 && digits.length <= 15 && !years && !birthDate.test(printed.trim());
};

/** A narrow column can break a number like an address: the rest is alone on the line below. */
const brokenPhones = (line: Line, next: Line | undefined): Slice[] =>
  line.cells.flatMap((cell) => {
    const head = /\+\d[\d\s().-]{3,}$/.exec(cell.text);
    const rest = next?.cells.find((other) => /^\d[\d\s-]{1,8}$/.test(other.text) && other.x < cell.right);
    return head && rest && head[0].replaceAll(/\D/g, "").length < 10
      ? [{ text: `${head[0]} ${rest.text}`, start: cell.start + head.index, end: rest.end }]
      : [];
  });

const findPhones = (lines: readonly Line[]): Slice[] =>
  lines.flatMap((line, index) => {
    const slices = line.cells.flatMap((cell) => {
      const text = cell.text.replaceAll(linkPattern, (link) => " ".repeat(link.length));
      return [...text.matchAll(phonePattern)]
        .filter(
          (match) =>
            isNumber(match[0]) &&
            !birthLabel.test(
              text
                .slice(0, match.index)
                .split(/[|•·;]/)
                .at(-1) ?? "",
            ),
        )
        .map((match) => cut(cell, match.index, match.index + match[0].length));
    });
    return [...brokenPhones(line, lines[index + 1]), ...slices];
  });

const isOtherContactData = (text: string): boolean =>
  /@|https?:|www\.|\.(?:com|org|net|io|dev|example)\b|linkedin|github/i.test(text) || /\d[\d\s().-]{7,}\d/.test(text);

/** An academic address begins with the department and the university. */
const employer =
  /^(?:(?=[^,]*,\s)[^,]*(?<!\p{L})(?:department|dept|faculty|university|college|school|institute|laboratory|hospital)(?!\p{L})[^,]*,\s+)+/iu;

type LocationCandidate = Slice & { certainty: number };

/** In characters: the name may be printed between an address on the right and its country. */
const maxCountryDistance = 60;

/** "10961 Berlin" above "Germany" is one location. */
const withCountryBelow = (places: readonly LocationCandidate[]): LocationCandidate[] =>
  places.map((place, index) => {
    const next = places[index + 1];
    const last = place.text.split(", ").at(-1) ?? "";
    return next && isCountry(next.text) && !isCountry(last) && next.start - place.end < maxCountryDistance
      ? { text: `${place.text}, ${next.text}`, start: place.start, end: next.end, certainty: 1 }
      : place;
  });

/** "1 Main St, Denver," above "CO, 80203" is one address. */
const withLineBelow = (cell: Cell, next: Line | undefined): Slice => {
  const rest = next?.cells.find(({ x, right }) => x < cell.right && right > cell.x);
  return rest && cell.text.endsWith(",") && rest.text.length < 40 ? joinSlices([cell, rest]) : cell;
};

const locationCandidates = (lines: readonly Line[]): LocationCandidate[] =>
  lines.flatMap((line, index) => {
    const hasContact = emailPattern.test(line.text) || /\+?\d[\d\s().-]{7,}\d/.test(line.text);
    const cells: Slice[] = line.cells.flatMap((cell) => splitSlice(withLineBelow(cell, lines[index + 1]), separators));
    return cells.flatMap((cell) => {
      const labeled =
        /^(?:address|adresse|anschrift|location|city|based in|lives in|wohnort|ort|direcci[oó]n|indirizzo|home)\s*:?\s/i.test(
          cell.text,
        );
      const labeledSlice = cut(cell, label.exec(cell.text)?.[0].length ?? 0);
      const words = cut(labeledSlice, employer.exec(labeledSlice.text)?.[0].length ?? 0);
      const text = words.text.replace(/(?:(?<!\s)\s+)?\((?:remote|open to|willing|hybrid|relocat)[^)]{0,300}\)/i, "");
      if (isOtherContactData(text) || text.length > 80) return [];
      const place = locationIn(text);
      if (place === null || titleScore(text) > 1) return [];
      // CO and AB are legal forms after a company and states after a city.
      if (isLegalForm(text.split(" ").at(-1) ?? "") && locationScore(text) < 0.95) return [];
      const certainty = Math.min(1, locationScore(text) + (hasContact ? 0.25 : 0) + (labeled ? 0.6 : 0));
      const start = words.start + Math.max(0, words.text.indexOf(place.split(", ")[0] ?? ""));
      return [{ text: place, start, end: words.end, certainty }];
    });
  });

export const findContact = (sections: readonly Section[], nameStart: number | null): Contact => {
  const [top = [], rest = []] = contactSections(sections);
  const email = findEmail(top) ?? findEmail(rest);
  const headerPhones = findPhones(top);
  const outside = (candidate: Slice): boolean => nameStart === null || candidate.start !== nameStart;
  const places = withCountryBelow(locationCandidates(top).filter(outside));
  const best = places.toSorted((a, b) => b.certainty - a.certainty || a.start - b.start)[0];
  return {
    email,
    phones: headerPhones.length > 0 ? headerPhones : findPhones(rest),
    location: best && best.certainty >= 0.4 ? best : null,
  };
};
