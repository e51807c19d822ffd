/** Names and display text of an imported item. */
import type { Piece, TextKey } from "#domain/resumes/import/review.ts";
import { credentialKind, type EntryKind, languageKind, volunteeringKind } from "../../sections/entries/entry-kinds.ts";

const textLabels: Readonly<Record<TextKey, string>> = {
  title: "Title",
  email: "Email",
  phone: "Phone",
  location: "Location",
  summary: "Summary",
};

export const labelOf = (piece: Piece): string => {
  switch (piece.kind) {
    case "name":
      return "Name";
    case "text":
      return textLabels[piece.key];
    case "skill":
      return "Skill";
    case "job":
      return "Experience";
    case "school":
      return "Education";
    case "credential":
      return "License or certification";
    case "language":
      return "Language";
    case "volunteering":
      return "Volunteer work";
  }
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** For example "Mar 2018", or the year alone if no month is known. */
const timeText = (time: string): string => {
  const [year = "", month] = time.split("-");
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`;
};

const periodOf = (start: string | undefined, end: string | null | undefined): string => {
  const endText = end === null ? "present" : end === undefined ? "" : timeText(end);
  if (start === undefined) return endText === "" || end === null ? "" : `until ${endText}`;
  return endText === "" || end === start ? timeText(start) : `${timeText(start)} – ${endText}`;
};

const joinParts = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== "").join(", ");

const displayOf = <Entry>(kind: EntryKind<Entry>, entry: Entry) => {
  const { title, subtitle, time } = kind.describe(entry);
  return { title: joinParts(title, subtitle), subtitle: time, body: "" };
};

/** The headline of an item, the line below it, and its long text. */
export const pieceDisplay = (
  piece: Piece,
): { readonly title: string; readonly subtitle: string; readonly body: string } => {
  switch (piece.kind) {
    case "name":
      return { title: `${piece.value.firstName} ${piece.value.lastName}`.trim(), subtitle: "", body: "" };
    case "text":
      return piece.key === "summary"
        ? { title: "", subtitle: "", body: piece.value }
        : { title: piece.value, subtitle: "", body: "" };
    case "skill":
      return { title: piece.value, subtitle: "", body: "" };
    case "job": {
      const { title, company, location, start, end, description = "" } = piece.value;
      return {
        title: joinParts(title, company),
        subtitle: [periodOf(start, end), location ?? ""].filter((part) => part !== "").join(" · "),
        body: description,
      };
    }
    case "school": {
      const { degree, school, field, year } = piece.value;
      return { title: joinParts(degree, field, school), subtitle: year === undefined ? "" : String(year), body: "" };
    }
    case "credential":
      return displayOf(credentialKind, piece.value);
    case "language":
      return displayOf(languageKind, piece.value);
    case "volunteering":
      return { ...displayOf(volunteeringKind, piece.value), body: piece.value.description ?? "" };
  }
};

/** Names the item in a button's label, such as "experience: Nurse". */
export const nameOf = (piece: Piece): string => {
  if (piece.kind === "text" || piece.kind === "name") return labelOf(piece).toLowerCase();
  return `${labelOf(piece).toLowerCase()}: ${pieceDisplay(piece).title}`;
};
