/** The profile as LinkedIn asks for it, part by part, to be pasted: nothing is written there in anybody's name. */
import type { Education, Position } from "./history.ts";
import type { Profile } from "./profile.ts";

export interface LinkedInPart {
  readonly title: string;
  readonly text: string;
}

const mostHeadline = 220;
const mostAbout = 2600;

const time = ({ start, end }: Position): string =>
  [start, end === null ? "Present" : end].filter((each) => each !== undefined).join(" – ");

const job = (position: Position): string =>
  [
    [position.title, position.company].filter((each) => each !== "").join(" · "),
    [time(position), position.location ?? ""].filter((each) => each !== "").join(" · "),
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
    { title: "Headline", text: profile.title.slice(0, mostHeadline) },
    { title: "About", text: profile.summary.slice(0, mostAbout) },
    { title: "Experience", text: profile.experience.map(job).join("\n\n") },
    { title: "Education", text: profile.education.map(study).join("\n") },
    { title: "Skills", text: profile.skills.join(", ") },
  ].filter(({ text }) => text.trim() !== "");
