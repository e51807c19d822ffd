import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const hospitalPharmacist: GoldenCase = {
  job: {
    title: "Clinical Pharmacist, Inpatient",
    industry: "Hospitals",
    description:
      "A 310-bed community hospital. You round with medicine and ICU teams, dose vancomycin and warfarin by protocol, verify orders and teach residents. Evenings one week in four.",
    requirements:
      "Requirements:\n1) PharmD and Wisconsin pharmacist license (or eligible by reciprocity) - non-negotiable\n2) PGY1 residency or three years of hospital pharmacy\n3) Order verification in Epic or another EHR\n4) Anticoagulation, antimicrobial stewardship, pharmacokinetic dosing\nPreferred:\n1) BCPS\n2) IV room / USP 797\n3) ICU experience",
    location: "Madison, WI",
    remote: false,
    salaryMin: 122_000,
    salaryMax: 146_000,
    minYears: 3,
  },
  people: [
    person(
      "ph1",
      3,
      ["Clinical Pharmacist", "Sun Prairie, WI", 140_000],
      "Inpatient pharmacist, BCPS, WI licensed.",
      "PharmD, Epic Willow, Vancomycin dosing, Anticoagulation, Stewardship, BCPS, USP 797",
      [
        [
          "Clinical Pharmacist",
          "Hospitals",
          "2021-07",
          null,
          "Verifies orders in Epic, rounds with medicine, pharmacokinetic dosing, warfarin protocol, antimicrobial stewardship.",
        ],
        ["PGY1 Resident", "Hospitals", "2020-07", "2021-06", "Residency."],
      ],
      "PharmD",
    ),
    person(
      "ph2",
      3,
      ["Staff Pharmacist", "Madison, WI", 138_000],
      "Hospital pharmacist for six years.",
      "Order verification, Cerner, Heparin and warfarin management, Antibiotic stewardship, Sterile compounding, WI license",
      [
        [
          "Hospital Pharmacist",
          "Hospitals",
          "2020-03",
          null,
          "Order verification in Cerner, anticoagulation service, aminoglycoside and vancomycin kinetics, stewardship rounds, IV room.",
        ],
      ],
      "PharmD",
    ),
    person(
      "ph3",
      2,
      ["Pharmacist", "Milwaukee, WI", 142_000],
      "Two years of hospital after retail; willing to move to Madison.",
      "PharmD, Epic, Anticoagulation clinic, Immunizations, Verification",
      [
        [
          "Inpatient Pharmacist",
          "Hospitals",
          "2024-09",
          null,
          "Verifies orders in Epic, vancomycin dosing, anticoagulation monitoring.",
        ],
        ["Retail Pharmacist", "Retail", "2019-06", "2024-08", "Dispensing and immunizations."],
      ],
      "PharmD",
    ),
    person(
      "ph4",
      1,
      ["Pharmacy Manager", "Madison, WI", 144_000],
      "Chain store pharmacist.",
      "Dispensing, Immunizations, MTM, Inventory, Team lead",
      [
        [
          "Pharmacy Manager",
          "Retail",
          "2015-05",
          null,
          "Leads a store pharmacy, 400 scripts a day, vaccinations, insurance problems.",
        ],
      ],
      "PharmD",
    ),
    person(
      "ph5",
      1,
      ["Clinical Pharmacist", "Tucson, AZ", 140_000],
      "Inpatient pharmacist in Arizona.",
      "PharmD, Epic Willow, Pharmacokinetics, Stewardship, Anticoagulation, BCPS",
      [
        [
          "Clinical Pharmacist",
          "Hospitals",
          "2018-07",
          null,
          "ICU and medicine rounds, Epic verification, vancomycin kinetics, stewardship, anticoagulation.",
        ],
      ],
      "PharmD",
    ),
    person(
      "ph6",
      0,
      ["Pharmacy Technician", "Madison, WI", 52_000],
      "Lead tech in the IV room.",
      "CPhT, Sterile compounding, USP 797, Epic, Medication history",
      [
        [
          "Pharmacy Technician",
          "Hospitals",
          "2016-01",
          null,
          "Compounds sterile products, fills cabinets, medication histories in Epic.",
        ],
      ],
      "AAS",
    ),
    person(
      "ph7",
      0,
      ["Registered Nurse, ICU", "Madison, WI", 98_000],
      "ICU nurse.",
      "Titration, Epic, Antibiotics, Heparin protocol, ACLS",
      [
        [
          "Registered Nurse, ICU",
          "Hospitals",
          "2017-01",
          null,
          "Vasoactive drips, heparin protocol, charting in Epic.",
        ],
      ],
      "BSN",
    ),
    keywordStuffer(
      person(
        "ph8",
        0,
        ["Pet Store Associate", "Madison, WI", 125_000],
        "Clinical pharmacist PharmD Wisconsin license PGY1 order verification Epic anticoagulation antimicrobial stewardship pharmacokinetic dosing BCPS IV room USP 797 ICU.",
        "PharmD, Pharmacist license, Epic, Anticoagulation, Antimicrobial stewardship, Pharmacokinetics, BCPS, USP 797",
        [["Pet Store Associate", "Retail", "2020-02", null, "Feeds fish, runs the till."]],
        "BS Biology",
      ),
    ),
  ],
};
