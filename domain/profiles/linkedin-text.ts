/** The profile as text parts for LinkedIn, which the person pastes there. We never write to LinkedIn. */
import { utcToday } from "../calendar-day.ts";
import { credentialLine, languageLine, volunteeringLine } from "./entry-text.ts";
import type { Education, Position } from "./history.ts";
import { formatDateRange } from "./date-range.ts";
import type { Profile } from "./profile.ts";

export interface LinkedInPart {
  readonly title: string;
  readonly text: string;
}

const maxHeadlineLength = 220;
const maxAboutLength = 2600;

/** Never cuts inside a surrogate pair. */
const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

const job = (position: Position): string =>
  [
    [position.title, position.company].filter((each) => each !== "").join(" · "),
    [formatDateRange(position.start, position.end), position.location ?? ""].filter((each) => each !== "").join(" · "),
    position.description ?? "",
  ]
    .filter((line) => line !== "")
    .join("\n");

const educationLine = ({ degree, field, school, year }: Education): string =>
  [school, [degree, field ?? ""].filter((each) => each !== "").join(", "), String(year ?? "")]
    .filter((line) => line !== "")
    .join(" · ");

/** Empty parts are left out. */
export const linkedInParts = (profile: Profile): readonly LinkedInPart[] =>
  [
    { title: "Headline", text: truncate(profile.title, maxHeadlineLength) },
    { title: "About", text: truncate(profile.summary, maxAboutLength) },
    { title: "Experience", text: profile.experience.map(job).join("\n\n") },
    { title: "Education", text: profile.education.map(educationLine).join("\n") },
    {
      title: "Licenses & certifications",
      text: profile.credentials.map((each) => credentialLine(each, utcToday())).join("\n"),
    },
    { title: "Volunteering", text: profile.volunteering.map(volunteeringLine).join("\n") },
    { title: "Languages", text: profile.languages.map(languageLine).join(", ") },
    { title: "Skills", text: profile.skills.join(", ") },
  ].filter(({ text }) => text.trim() !== "");

/** All of it as one text, each part under its name. */
export const linkedInText = (profile: Profile): string =>
  linkedInParts(profile)
    .map(({ title, text }) => `${title.toUpperCase()}\n\n${text}\n`)
    .join("\n\n");
