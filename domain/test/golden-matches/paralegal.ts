import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const paralegal: GoldenCase = {
  job: {
    title: "Litigation Paralegal",
    industry: "Law firm",
    description:
      "A commercial litigation boutique of 14 lawyers. You carry cases from complaint to trial: pleadings, discovery, depositions, exhibits. Our trial calendar is full for spring.",
    requirements:
      "Qualifications:\n1. Three or more years as a litigation paralegal\n2. E-discovery platforms such as Relativity or Everlaw\n3. State and federal e-filing (Florida portal, CM/ECF)\n4. Drafting discovery requests and responses; trial preparation\n5. Paralegal certificate or bachelor's degree\nPreferred: Florida Registered Paralegal; experience with commercial disputes; notary; iManage",
    location: "Miami, FL",
    remote: false,
    salaryMin: 65_000,
    salaryMax: 82_000,
    minYears: 3,
  },
  people: [
    person(
      "pl1",
      3,
      ["Litigation Paralegal", "Coral Gables, FL", 78_000],
      "Business disputes, two trials a year. FRP.",
      "Relativity, CM/ECF, Florida e-filing portal, Discovery, Trial exhibits, iManage, Notary",
      [
        [
          "Litigation Paralegal",
          "Law firm",
          "2020-04",
          null,
          "Commercial litigation: drafts interrogatories and responses, runs Relativity review sets, e-files in state and federal court, trial binders and exhibits.",
        ],
      ],
      "BA Political Science",
    ),
    person(
      "pl2",
      3,
      ["Senior Paralegal", "Fort Lauderdale, FL", 80_000],
      "Insurance defense and construction cases.",
      "Everlaw, ECF filing, Discovery drafting, Deposition prep, Trial support, Clio",
      [
        [
          "Senior Paralegal",
          "Law firm",
          "2017-09",
          null,
          "Litigation from pleading to verdict: discovery requests, document productions in Everlaw, CM/ECF and portal filings, trial notebooks.",
        ],
      ],
      "Paralegal certificate",
    ),
    person(
      "pl3",
      2,
      ["Litigation Paralegal", "Hialeah, FL", 70_000],
      "Personal injury paralegal, bilingual.",
      "Case management, E-filing, Discovery, Medical records, Demand letters, Spanish",
      [
        [
          "Litigation Paralegal",
          "Law firm",
          "2020-01",
          null,
          "Plaintiff injury suits: drafts discovery and responses, Florida portal filings, mediation and trial preparation. Documents are kept in Dropbox, no review platform.",
        ],
      ],
      "AS Paralegal Studies",
    ),
    person(
      "pl4",
      2,
      ["Litigation Paralegal", "Miami, FL", 94_000],
      "Class actions at a large firm.",
      "Relativity, CM/ECF, Discovery, Trial, Privilege logs, iManage",
      [
        [
          "Litigation Paralegal",
          "Law firm",
          "2016-02",
          null,
          "Federal class actions, Relativity productions, CM/ECF, discovery drafting, war-room at three trials.",
        ],
      ],
      "BA English",
    ),
    person(
      "pl5",
      1,
      ["Corporate Paralegal", "Miami, FL", 76_000],
      "Closings, minute books and entity filings.",
      "Entity management, Closings, Due diligence, iManage, Notary, Sunbiz",
      [
        [
          "Corporate Paralegal",
          "Law firm",
          "2018-05",
          null,
          "Mergers closings, entity formations, due diligence rooms, signature pages.",
        ],
      ],
      "BA History",
    ),
    person(
      "pl6",
      1,
      ["Litigation Paralegal", "Minneapolis, MN", 75_000],
      "Commercial litigation paralegal in Minnesota.",
      "Relativity, CM/ECF, Discovery, Trial preparation",
      [
        [
          "Litigation Paralegal",
          "Law firm",
          "2018-01",
          null,
          "Commercial cases: discovery drafting, Relativity, federal e-filing, trial preparation.",
        ],
      ],
      "Paralegal certificate",
    ),
    person(
      "pl7",
      1,
      ["Legal Assistant", "Doral, FL", 55_000],
      "A year at a litigation firm, certificate in hand.",
      "E-filing, Calendaring, Discovery (basic), Relativity basics",
      [
        [
          "Legal Assistant",
          "Law firm",
          "2025-10",
          null,
          "Calendars hearings, e-files in the Florida portal, formats discovery responses, exhibit stickers.",
        ],
      ],
      "Paralegal certificate",
    ),
    person(
      "pl8",
      0,
      ["Associate Attorney", "Miami, FL", 145_000],
      "Litigator, six years.",
      "Motion practice, Depositions, Trial, Relativity, Discovery",
      [
        [
          "Associate Attorney",
          "Law firm",
          "2020-09",
          null,
          "First-chair depositions, motions for summary judgment, manages discovery and trial teams.",
        ],
      ],
      "JD",
    ),
    keywordStuffer(
      person(
        "pl9",
        0,
        ["Dog Groomer", "Miami, FL", 70_000],
        "Litigation paralegal e-discovery Relativity Everlaw e-filing CM/ECF Florida portal discovery requests trial preparation paralegal certificate FRP notary iManage commercial disputes.",
        "Litigation, Relativity, Everlaw, CM/ECF, E-filing, Discovery, Trial preparation, Notary, iManage",
        [["Dog Groomer", "Pet services", "2019-05", null, "Baths, trims and nail clipping for thirty dogs a week."]],
        "Diploma",
      ),
    ),
    person(
      "pl10",
      0,
      ["Litigation Paralegal", "Miami, FL", 76_000],
      "Litigation paralegal. Fully remote only.",
      "Relativity, CM/ECF, Discovery, Trial exhibits, Notary",
      [
        [
          "Litigation Paralegal",
          "Law firm",
          "2019-03",
          null,
          "Commercial litigation, discovery drafting, Relativity, portal and CM/ECF filings, trial exhibits, works from home.",
        ],
      ],
      "BA Sociology",
    ),
  ],
};
