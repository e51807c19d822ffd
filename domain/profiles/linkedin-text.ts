/** The profile as LinkedIn asks for it, part by part, to be pasted: nothing is written there in anybody's name. */
import type { Education, Position } from "./history.ts";
import { printedRange } from "./printed-dates.ts";
import type { Profile } from "./profile.ts";

export interface LinkedInPart {
  readonly title: string;
  readonly text: string;
}

const mostHeadline = 220;
const mostAbout = 2600;

/** Never in the middle of a sign. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");

const job = (position: Position): string =>
  [
    [position.title, position.company].filter((each) => each !== "").join(" · "),
    [printedRange(position.start, position.end), position.location ?? ""].filter((each) => each !== "").join(" · "),
    position.description ?? "",
  ]
    .filter((line) => line !== "")
    .join("\n");

const study = ({ degree, field, school, year }: Education): string =>
  [school, [degree, field ?? ""].filter((each) => each !== "").join(", "), String(year ?? "")]
    .filter((line) => line !== "")
    .join(" · ");

/** Empty parts are left out. */
export const linkedInParts = (profile: Profile): readonly LinkedInPart[] =>
  [
    { title: "Headline", text: cut(profile.title, mostHeadline) },
    { title: "About", text: cut(profile.summary, mostAbout) },
    { title: "Experience", text: profile.experience.map(job).join("\n\n") },
    { title: "Education", text: profile.education.map(study).join("\n") },
    { title: "Skills", text: profile.skills.join(", ") },
  ].filter(({ text }) => text.trim() !== "");

/** All of it as one text, each part under its name. */
export const linkedInText = (profile: Profile): string =>
  linkedInParts(profile)
    .map(({ title, text }) => `${title.toUpperCase()}\n\n${text}\n`)
    .join("\n\n");
