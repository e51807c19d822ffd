import { beforeAll, expect, test } from "vitest";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { ChatStep } from "./chat-steps.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

const after = (step: ChatStep, message: string, before: ProfileUpdate = {}): ProfileUpdate =>
  replyTo({ message, currentStep: step, currentProfile: mergeProfile(emptyProfile, before) }).extractedData;

type Job = readonly [title: string, company: string, start?: string, end?: string | null];

const told: readonly (readonly [message: string, jobs: readonly Job[]])[] = [
  ["2018 óta raktáros, Lidl Budapest", [["Raktáros", "Lidl Budapest", "2018", null]]],
  [
    "seit 2019 Köchin bei Hotel Adler, 2015 bis 2019 Köchin im Gasthof Post",
    [
      ["Köchin", "Hotel Adler", "2019", null],
      ["Köchin", "Gasthof Post", "2015", "2019"],
    ],
  ],
  [
    "De 2010 a 2016 en Clínica Sol, auxiliar de enfermería.",
    [["Auxiliar de Enfermería", "Clínica Sol", "2010", "2016"]],
  ],
  ["sejak 2019 sopir di PT Maju Jaya", [["Sopir", "PT Maju Jaya", "2019", null]]],
  ["Siden 2014 snekker hos Veidekke", [["Snekker", "Veidekke", "2014", null]]],
  ["Navy took me on in 1999 as a cook, I got out in 2007", [["Cook", "Navy", "1999", "2007"]]],
  [
    "Enlisted in the Royal Navy straight from school in 1998 as an electrician and was discharged in 2010",
    [["Electrician", "Royal Navy", "1998", "2010"]],
  ],
  ["DHL hired me in 2015 as a courier and I was there until last summer, 2024", [["Courier", "DHL", "2015", "2024"]]],
  [
    "Joined Tesco fresh out of college in 2010 as a cashier, got laid off in 2014",
    [["Cashier", "Tesco", "2010", "2014"]],
  ],
  [
    "I was made redundant from Rolls-Royce in 2020, machinist there since 2003",
    [["Machinist", "Rolls-Royce", "2003", "2020"]],
  ],
  [
    "In 2019 changed to Hotel Imperial, front office manager, until today",
    [["Front Office Manager", "Hotel Imperial", "2019", null]],
  ],
  ["avant, aide-soignante à la Clinique Monet de 2012 à 2016", [["Aide-Soignante", "Clinique Monet", "2012", "2016"]]],
  ["Clerk, Kenya Power, 2012 - to present", [["Clerk", "Kenya Power", "2012", null]]],
  ["one summer as a lifeguard at Lido Beach, 2017", [["Lifeguard", "Lido Beach", "2017", "2017"]]],
  ["Worked at Ford from 1998 until 2009 when the plant closed. Welder.", [["Welder", "Ford", "1998", "2009"]]],
  ["Apprentice then joiner with Hale & Sons 2004-2012", [["Apprentice then joiner", "Hale & Sons", "2004", "2012"]]],
  [
    "painter at Dulux 2001-2009, since then self-employed",
    [
      ["Painter", "Dulux", "2001", "2009"],
      ["Self-Employed", "Self-employed", "2009", null],
    ],
  ],
  ["Since 2015 I've been self-employed as a gardener", [["Gardener", "Self-employed", "2015", null]]],
  [
    "baker at Greggs from 2010 to 2014. After that I raised my children for five years, and since 2019 cashier at Aldi",
    [
      ["Baker", "Greggs", "2010", "2014"],
      ["Cashier", "Aldi", "2019", null],
    ],
  ],
  [
    "chef at Ritz 2010-2015, then two years unemployed, 2017-2020 chef at Savoy",
    [
      ["Chef", "Ritz", "2010", "2015"],
      ["Chef", "Savoy", "2017", "2020"],
    ],
  ],
  [
    "sat boy in boots 2012 to 2014, then cashier in tesco 2014 to 2016",
    [
      ["Sat Boy", "Boots", "2012", "2014"],
      ["Cashier", "Tesco", "2014", "2016"],
    ],
  ],
];

test.each(told)("[CHAT-16] jobs told in prose: %s", (message, jobs) => {
  const found = after("experience", message).experience ?? [];
  expect(found.map(({ title, company, start, end }) => [title, company, start, end])).toEqual(jobs);
});

test("[CHAT-16] points under a dated job say what was done there", () => {
  const found = after(
    "experience",
    "Engineer | Stripe | 03/2020 – present\n• rebuilt billing\n• mentoring lead\nDeveloper | SAP SE | 2016 – 2020",
  );
  expect(found.experience?.map(({ title }) => title)).toEqual(["Engineer", "Developer"]);
});

test.each([
  "the company is not Fabrik anymore, it's called Werkly now",
  "my employer was renamed, Fabrik is now called Werkly",
])("[CHAT-16] an employer that has another name now: %s", (message) => {
  const job = { title: "Engineer", company: "Fabrik", start: "2020", end: null };
  expect(after("complete", message, { experience: [job] })).toEqual({ experience: [{ ...job, company: "Werkly" }] });
});

const studied: readonly (readonly [message: string, school: object])[] = [
  [
    "MSc in Physics, ETH Zürich, 2008 - I mean 2009",
    { degree: "MSc", field: "Physics", school: "ETH Zürich", year: 2009 },
  ],
  [
    "BA History, Durham University, 2011, no sorry, 2012",
    { degree: "BA", field: "History", school: "Durham University", year: 2012 },
  ],
  [
    "catering college, Westminster Kingsway, 2009",
    { degree: "Catering college", school: "Westminster Kingsway", year: 2009 },
  ],
  ["Liceo classico, Liceo Dante, 2004", { degree: "Liceo classico", school: "Liceo Dante", year: 2004 }],
  ["SMA Negeri 3, Bandung, 2005", { degree: "SMA", school: "SMA Negeri 3", year: 2005 }],
  ["LLB, University of Lagos, 2010. Bar passer 2012.", { degree: "LLB", school: "University of Lagos", year: 2010 }],
  [
    "diploma in health and social care at leeds city college but dropped out",
    { degree: "Diploma", field: "Health and Social Care", school: "Leeds City College" },
  ],
];

test.each(studied)("[CHAT-16] one school, in its own words: %s", (message, school) => {
  expect(after("education", message).education).toEqual([school]);
});
