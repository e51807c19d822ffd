import { beforeAll, expect, test } from "vitest";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { ChatStep } from "./chat-steps.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

const after = (step: ChatStep, message: string, before: ProfileUpdate = {}): ProfileUpdate =>
  replyTo({ message, currentStep: step, currentProfile: mergeProfile(emptyProfile, before) }).extractedData;

type Answer = readonly [step: ChatStep, message: string, expected: ProfileUpdate];

const names: readonly Answer[] = [
  ["intro", "My first name is Ana and my surname is Weber", { firstName: "Ana", lastName: "Weber" }],
  [
    "intro",
    "In my papers: RAHIMI SARA. Sara is my first name and Rahimi is family",
    { firstName: "Sara", lastName: "Rahimi" },
  ],
  ["intro", "NAKAMURA Hiro", { firstName: "Hiro", lastName: "Nakamura" }],
  ["intro", "Inès MOREAU", { firstName: "Inès", lastName: "Moreau" }],
  ["intro", "moi c'est Chloé Garnier", { firstName: "Chloé", lastName: "Garnier" }],
  ["intro", "Dear sir, I'm Otto Brandt", { firstName: "Otto", lastName: "Brandt" }],
  ["intro", "its ya girl Keisha Moore", { firstName: "Keisha", lastName: "Moore" }],
  ["intro", "just Skye, I'd rather not give my last name", { firstName: "Skye" }],
  ["intro", "Countess Vera Holm. Please use Vera Holm.", { firstName: "Vera", lastName: "Holm" }],
  ["intro", "My dad wanted Jim but legally I am James Otieno", { firstName: "James", lastName: "Otieno" }],
];

const contacts: readonly Answer[] = [
  ["contact", "a.kent@firm.com or akent@yahoo.com, use the yahoo one", { email: "akent@yahoo.com" }],
  [
    "contact",
    "work is p.lee@corp.com, personal is plee@me.com, please take the personal one",
    { email: "plee@me.com" },
  ],
  ["contact", "one@mail.com, two@mail.com - better the second", { email: "two@mail.com" }],
];

const places: readonly Answer[] = [
  ["location", "Now Graz. I come from Lviv", { location: "Graz" }],
  ["location", "Portland (OR)", { location: "Portland, OR" }],
  ["location", "marselle... Marseille I mean", { location: "Marseille" }],
  ["location", "moving to Oslo in May, now still in Bergen", { location: "Bergen" }],
  ["location", "the Ruhr, Bochum to be exact", { location: "Bochum" }],
  ["location", "a farm ten minutes from Tralee, Ireland", { location: "Tralee, Ireland" }],
  ["location", "Hull when I'm not on the rig", { location: "Hull" }],
  ["location", "Porto, born and raised", { location: "Porto" }],
  ["location", "10115, that's Berlin", { location: "Berlin" }],
];

const titles: readonly Answer[] = [
  ["title", "team leader, no wait, I've been shift manager since May", { title: "Shift Manager" }],
  ["title", "benefits specialist", { title: "Benefits Specialist" }],
  ["title", "they took me on as store manager", { title: "Store Manager" }],
  ["title", "my post is Deputy registrar", { title: "Deputy registrar" }],
  ["title", "warehouse picker rn", { title: "Warehouse Picker" }],
  ["title", "ich bin Elektriker", { title: "Elektriker" }],
  ["title", "I do bookkeeping, so bookkeeper", { title: "Bookkeeper" }],
];

const skills: readonly Answer[] = [
  ["skills", "✨ tiling ✨ grouting ✨ plastering", { skills: ["Tiling", "Grouting", "Plastering"] }],
  ["skills", "Python for scripting, SQL for sure", { skills: ["Python", "SQL"] }],
  [
    "skills",
    "slinging, rigging, working at night, first aid",
    { skills: ["Slinging", "Rigging", "Working at night", "First aid"] },
  ],
];

test.each([...names, ...contacts, ...places, ...titles, ...skills])("[CHAT-16] %s: %s", (step, message, expected) => {
  expect(after(step, message)).toEqual(expected);
});

const job = (title: string, company: string, start?: string, end?: string | null) => ({
  title,
  company,
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
});

test.each([
  ["CEO of Falk Holdings since 2015", [job("CEO", "Falk Holdings", "2015", null)]],
  ["I left Zomato, where I was an analyst from 2015 to 2018", [job("Analyst", "Zomato", "2015", "2018")]],
  ["At Unilever I've been a buyer since 2012", [job("Buyer", "Unilever", "2012", null)]],
  ["Vendeuse chez Decathlon, 2015-2018", [job("Vendeuse", "Decathlon", "2015", "2018")]],
  ["Koch bei Hofbräu, 2001-2009", [job("Koch", "Hofbräu", "2001", "2009")]],
  ["I joined Siemens in 2016 as an engineer and never left", [job("Engineer", "Siemens", "2016", null)]],
  ["cook at Nobu 2016 -> now", [job("Cook", "Nobu", "2016", null)]],
  ["southern homes 2010-2016 plasterer", [job("Plasterer", "Southern Homes", "2010", "2016")]],
  ["waiter at the Four Seasons from 2006 to 2014", [job("Waiter", "Four Seasons", "2006", "2014")]],
  ["Porter at Mercy Hospital from 1989 right up to 2004", [job("Porter", "Mercy Hospital", "1989", "2004")]],
  [
    "started as tester at Nokia in 2011, left in 2014 for Ericsson where I'm a team lead until now",
    [job("Tester", "Nokia", "2011", "2014"), job("Team Lead", "Ericsson", "2014", null)],
  ],
  [
    "Rosa's Deli, cashier, 2010-2012, then supervisor same place 2012-2015",
    [job("Cashier", "Rosa's Deli", "2010", "2012"), job("Supervisor", "Rosa's Deli", "2012", "2015")],
  ],
  [
    "Cook at Roka, 2015-2018 / Head Chef at Zuma, 2018-present",
    [job("Cook", "Roka", "2015", "2018"), job("Head Chef", "Zuma", "2018", null)],
  ],
])("[CHAT-16] a job: %s", (message, experience) => {
  expect(after("experience", message)).toEqual({ experience });
});

test.each([
  [
    "B.Sc (Physics), University of Pune, 2011",
    { degree: "B.Sc", field: "Physics", school: "University of Pune", year: 2011 },
  ],
  [
    "Licence, Lettres modernes, Lumière, 2010",
    { degree: "Licence", field: "Lettres modernes", school: "Lumière", year: 2010 },
  ],
  [
    "level 3 plumbing leeds college 2014",
    { degree: "Level 3", field: "Plumbing", school: "Leeds College", year: 2014 },
  ],
  ["roosevelt hs 2018", { degree: "", school: "Roosevelt Hs", year: 2018 }],
  [
    "Certificate in Care, Nursing and Care Training Centre, 2012",
    { degree: "Certificate", field: "Care", school: "Nursing and Care Training Centre", year: 2012 },
  ],
])("[CHAT-16] a school: %s", (message, school) => {
  expect(after("education", message)).toEqual({ education: [school] });
});
