import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const controlsEngineer: GoldenCase = {
  job: {
    title: "Controls Engineer",
    industry: "Packaging machinery",
    description:
      "We build filling and cartoning lines. You write the machine's logic, design its panel, start it up at the customer and stay on the phone when it hiccups. About a quarter of the time is at customers' plants.",
    requirements:
      "Requirements\n* BS in electrical engineering or similar, or equivalent experience\n* 4+ years of PLC programming (Allen-Bradley Studio 5000 preferred; Siemens TIA accepted)\n* HMI development\n* Servo motion and VFDs\n* Electrical schematics in AutoCAD Electrical or EPLAN\n* Commissioning on customer sites\nGreat to have\n* Robot integration (Fanuc, ABB)\n* Machine safety (ISO 13849)\n* Vision systems, SCADA",
    location: "Grand Rapids, MI",
    remote: false,
    salaryMin: 88_000,
    salaryMax: 112_000,
    minYears: 4,
  },
  people: [
    person(
      "ce1",
      3,
      ["Controls Engineer", "Holland, MI", 105_000],
      "Packaging OEM controls, ControlLogix mostly.",
      "RSLogix 5000, FactoryTalk View, Kinetix servo, PowerFlex VFD, AutoCAD Electrical, Fanuc, Safety PLC",
      [
        [
          "Controls Engineer",
          "Machinery",
          "2019-02",
          null,
          "Programs Allen-Bradley PLCs and FactoryTalk HMIs for case packers, Kinetix servos, panel schematics in AutoCAD Electrical, start-ups at food plants, Fanuc cell integration.",
        ],
      ],
      "BS Electrical Engineering",
    ),
    person(
      "ce2",
      3,
      ["Automation Engineer", "Grand Rapids, MI", 98_000],
      "Automates assembly machines with Siemens and Beckhoff.",
      "TIA Portal, WinCC, Servo drives, EPLAN, Commissioning, Cognex, ABB robots",
      [
        [
          "Automation Engineer",
          "Industrial automation",
          "2021-05",
          null,
          "S7-1500 code and WinCC panels, Sinamics drives and servo axes, EPLAN drawings, commissioning at customers in the US and Mexico.",
        ],
        ["Controls Technician", "Automotive", "2018-06", "2021-04", "Troubleshooting PLC lines, drive replacement."],
      ],
      "BSE Mechatronics",
    ),
    person(
      "ce3",
      2,
      ["PLC Programmer", "Kentwood, MI", 92_000],
      "Three years of machine programming.",
      "Studio 5000, PanelView, VFDs, AutoCAD Electrical, Start-up",
      [
        [
          "PLC Programmer",
          "Machinery",
          "2023-09",
          null,
          "Ladder logic for conveyors and palletisers in Studio 5000, PanelView screens, VFD set-up, schematics, site start-up. Servo axes on one project.",
        ],
      ],
      "BS Electrical Engineering Technology",
    ),
    person(
      "ce4",
      2,
      ["Senior Controls Engineer", "Grand Rapids, MI", 129_000],
      "Nine years of packaging and robot cells.",
      "ControlLogix, Siemens, HMI, Servo, EPLAN, Fanuc, ISO 13849, Ignition",
      [
        [
          "Senior Controls Engineer",
          "Machinery",
          "2017-03",
          null,
          "Lead controls for cartoners: PLC and HMI code, servo motion, EPLAN, risk assessments, commissioning worldwide.",
        ],
      ],
      "BS Electrical Engineering",
    ),
    person(
      "ce5",
      1,
      ["Maintenance Electrician", "Wyoming, MI", 82_000],
      "Keeps a bottling plant running and edits the logic when needed.",
      "PLC troubleshooting, Allen-Bradley, VFDs, HMI, Schematics reading",
      [
        [
          "Maintenance Electrician",
          "Food & beverage manufacturing",
          "2016-01",
          null,
          "Finds faults in ControlLogix programs and makes small changes, replaces drives and servos, reads electrical drawings.",
        ],
      ],
      "AAS Industrial Electricity",
    ),
    person(
      "ce6",
      1,
      ["Controls Engineer", "San Antonio, TX", 104_000],
      "Controls for packaging lines; Texas is home.",
      "Studio 5000, FactoryTalk, Servo, VFD, AutoCAD Electrical, Commissioning",
      [
        [
          "Controls Engineer",
          "Machinery",
          "2018-08",
          null,
          "PLC and HMI programming, servo motion, AutoCAD Electrical, start-ups at customers.",
        ],
      ],
      "BS Electrical Engineering",
    ),
    person(
      "ce7",
      0,
      ["Electrical Engineer", "Grand Rapids, MI", 100_000],
      "Board designer for consumer products.",
      "Altium, PCB layout, Embedded C, EMC testing, Schematics",
      [
        [
          "Electrical Engineer",
          "Consumer electronics",
          "2017-05",
          null,
          "Designs mixed-signal boards, firmware bring-up, EMC tests, suppliers in Asia.",
        ],
      ],
      "MS Electrical Engineering",
    ),
    person(
      "ce8",
      0,
      ["Controls Engineer", "Grand Rapids, MI", 100_000],
      "Controls engineer with a young family: no travel at all.",
      "Studio 5000, FactoryTalk View, Servo, VFD, EPLAN, Commissioning",
      [
        [
          "Controls Engineer",
          "Machinery",
          "2019-06",
          null,
          "PLC and HMI programming for fillers, servo tuning, EPLAN schematics, in-house machine run-off and commissioning.",
        ],
      ],
      "BS Electrical Engineering",
    ),
    keywordStuffer(
      person(
        "ce9",
        0,
        ["Help Desk Technician", "Grand Rapids, MI", 90_000],
        "Controls engineer PLC Allen-Bradley Studio 5000 Siemens TIA HMI servo motion VFD AutoCAD Electrical EPLAN commissioning Fanuc ABB ISO 13849 vision SCADA.",
        "PLC programming, Studio 5000, TIA Portal, HMI, Servo, VFD, EPLAN, AutoCAD Electrical, Fanuc, SCADA",
        [
          [
            "Help Desk Technician",
            "IT services",
            "2020-02",
            null,
            "Resets passwords, images laptops, sets up printers.",
          ],
        ],
        "AAS Information Technology",
      ),
    ),
    person(
      "ce10",
      0,
      ["Director of Engineering", "Grand Rapids, MI", 190_000],
      "Leads 45 engineers at a machine builder.",
      "Engineering leadership, Budgets, Hiring, Machine safety, Strategy",
      [
        [
          "Director of Engineering",
          "Machinery",
          "2015-01",
          null,
          "Organisation of 45 in mechanical and controls; budgets and roadmaps.",
        ],
        ["Controls Engineer", "Machinery", "2004-05", "2014-12", "PLC programming and commissioning."],
      ],
      "BS Electrical Engineering",
    ),
  ],
};
