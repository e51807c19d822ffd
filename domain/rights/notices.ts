/**
 * Legal notices about the matching engine, by the location of the job or the person. We wrote the texts, and counsel must review them
 * before use. A changed text gets a new number, so that the log stays correct, and the old one moves to past-texts.ts.
 */
import { z } from "zod";
import { pastNotices } from "./past-texts.ts";
import { parseLocation } from "../matching/location/location.ts";

const jurisdictions = ["everywhere", "new-york-city", "illinois", "colorado", "california", "eu"] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

export const notice = z.object({
  /** A permanent id: "ai-notice/illinois/2". */
  textId: z.string(),
  jurisdiction: z.enum(jurisdictions),
  title: z.string(),
  text: z.string(),
  /** The law it is about, where there is one. */
  law: z.string().nullable(),
});
export type Notice = z.infer<typeof notice>;

const noticeOf = (
  jurisdiction: Jurisdiction,
  version: number,
  words: Pick<Notice, "title" | "text" | "law">,
): Notice => ({ textId: `ai-notice/${jurisdiction}/${version}`, jurisdiction, ...words });

export const notices: Readonly<Record<Jurisdiction, Notice>> = {
  everywhere: noticeOf("everywhere", 2, {
    title: "We use a matching engine",
    text: "It compares your profile with what a job asks for: skills, experience, level, location and pay. It gives a score and the reasons for it. It doesn't look at your name, age, sex, photo or school. People decide who to contact, and no one is turned down by the engine alone. You can have a person review you instead.",
    law: null,
  }),
  "new-york-city": noticeOf("new-york-city", 3, {
    title: "For jobs and people in New York City",
    text: "An automated employment decision tool may be used to help assess candidates for this job. It looks at skills, years and level of experience, licenses, location and pay, all read from your profile or resume. You may request an alternative selection process or an accommodation at least 10 business days before the tool is used. If you ask, we'll name the kinds of data we use, where they come from and how long we keep them.",
    law: "New York City Local Law 144 of 2021",
  }),
  illinois: noticeOf("illinois", 3, {
    title: "For jobs and people in Illinois",
    text: "Artificial intelligence may be used to help make recruiting and hiring decisions. Your ZIP code is never used, and nothing that acts as a proxy for race, sex, age or another protected class is scored.",
    law: "Illinois Human Rights Act as amended by HB 3773, effective January 1, 2026",
  }),
  colorado: noticeOf("colorado", 2, {
    title: "For jobs and people in Colorado",
    text: "An automated system may contribute to a decision about employment. If a decision goes against you, you may ask what the system contributed, correct the information it used about you, and have a person review the decision.",
    law: "Colorado SB 26-189, effective January 1, 2027",
  }),
  california: noticeOf("california", 1, {
    title: "For jobs and people in California",
    text: "An automated-decision system may help to rank candidates. You may ask for an accommodation or for a review by a person. Records of how it was used are kept without your name once you delete your data.",
    law: "California Code of Regulations, title 2, section 11008.1 and following",
  }),
  eu: noticeOf("eu", 1, {
    title: "For jobs and people in the European Union",
    text: "You are dealing with an AI system that helps to match candidates with jobs. A person checks its results and decides. You may ask for an explanation of what it contributed, object to it, and have a person review you instead.",
    law: "Regulation (EU) 2024/1689, articles 26, 50 and 86; GDPR, articles 13 and 22",
  }),
};

const newYorkCity = /^(?:new york(?: city)?|nyc|manhattan|brooklyn|queens|(?:the )?bronx|staten island)$/;
const euMember =
  /\b(?:austria|belgium|bulgaria|croatia|cyprus|czechia|czech republic|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden|european union|eu)\b/i;

const byState: Readonly<Partial<Record<string, Jurisdiction>>> = { IL: "illinois", CO: "colorado", CA: "california" };

const jurisdictionOf = (place: string): Jurisdiction | undefined => {
  const { city, region, country } = parseLocation(place);
  if (country === "US" && region === "NY") return newYorkCity.test(city) ? "new-york-city" : undefined;
  if (country === "US") return byState[region];
  return country !== "CA" && !/\bnorthern ireland\b/i.test(place) && euMember.test(place) ? "eu" : undefined;
};

/** The general notice, then those for the locations of the job and the person. An unknown location adds none. */
export const noticesFor = (...places: readonly (string | null | undefined)[]): readonly Notice[] => {
  const foundJurisdictions = places.map((place) => jurisdictionOf(place ?? "")).filter((each) => each !== undefined);
  return [notices.everywhere, ...[...new Set(foundJurisdictions)].map((each) => notices[each])];
};

export const findNotice = (textId: string): Notice | undefined =>
  [...Object.values(notices), ...pastNotices].find((each) => each.textId === textId);
