import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const hvacTechnician: GoldenCase = {
  job: {
    title: "Commercial HVAC Service Technician",
    industry: "Mechanical contracting",
    description:
      "Rooftop units, split systems, chillers and walk-in coolers in schools, shops and offices. You have your own van and route; one weekend in five you are on call.",
    requirements:
      "Here is what the job takes: EPA 608 Universal, three years servicing commercial equipment, electrical troubleshooting with a meter, refrigeration (evacuation, charging, leak repair), and a driver's license.\nIt helps if you know chillers, building automation (Trane Tracer, Niagara), NATE, or sheet metal.",
    location: "Tulsa, OK",
    remote: false,
    salaryMin: 58_000,
    salaryMax: 76_000,
    minYears: 3,
  },
  people: [
    person(
      "hv1",
      3,
      ["HVAC Service Tech", "Broken Arrow, OK", 70_000],
      "Commercial tech, Universal card.",
      "EPA Universal, RTUs, Chillers, Troubleshooting, Recovery and charging, Niagara, NATE",
      [
        [
          "HVAC Service Technician",
          "Mechanical contracting",
          "2019-05",
          null,
          "Services rooftop units and chillers, wiring diagrams and meter work, leak search, evacuation and charging, controls on Niagara.",
        ],
      ],
      "HVAC certificate",
    ),
    person(
      "hv2",
      3,
      ["Refrigeration Mechanic", "Tulsa, OK", 74_000],
      "Supermarket racks and rooftops.",
      "EPA 608 Universal, Refrigeration, Walk-in coolers, Electrical diagnostics, Rooftop units",
      [
        [
          "Refrigeration Mechanic",
          "Home services",
          "2018-02",
          null,
          "Commercial refrigeration and air conditioning service: leak repair, compressor change-outs, charging, control circuits, on-call rota.",
        ],
      ],
      "Diploma",
    ),
    person(
      "hv3",
      2,
      ["HVAC Technician", "Owasso, OK", 62_000],
      "Two years commercial after two in houses.",
      "EPA 608, Rooftop units, Electrical troubleshooting, Brazing, Charging",
      [
        [
          "HVAC Technician",
          "Mechanical contracting",
          "2024-10",
          null,
          "Maintenance and repair of rooftop units and splits, refrigerant charging, meter work.",
        ],
        ["HVAC Installer", "Home services", "2022-10", "2024-09", "Residential change-outs."],
      ],
      "HVAC certificate",
    ),
    person(
      "hv4",
      1,
      ["Residential HVAC Technician", "Tulsa, OK", 66_000],
      "Houses for nine years.",
      "EPA 608 Universal, Furnaces, Heat pumps, Charging, Sales of replacements",
      [
        [
          "Residential HVAC Technician",
          "Home services",
          "2017-03",
          null,
          "Furnaces and split systems in homes, diagnoses, charging, tune-ups, replacement quotes.",
        ],
      ],
      "Diploma",
    ),
    person(
      "hv5",
      1,
      ["Commercial HVAC Technician", "Fargo, ND", 72_000],
      "Chillers and rooftops in the north.",
      "EPA Universal, Chillers, RTU, BAS, Troubleshooting",
      [
        [
          "Commercial HVAC Technician",
          "Mechanical contracting",
          "2018-06",
          null,
          "Chillers, boilers and rooftop units, refrigeration work, electrical troubleshooting.",
        ],
      ],
      "AAS HVAC",
    ),
    person(
      "hv6",
      0,
      ["Maintenance Worker", "Tulsa, OK", 48_000],
      "Apartment maintenance.",
      "Painting, Plumbing repairs, Filter changes, Drywall, Appliances",
      [
        [
          "Maintenance Worker",
          "Real estate",
          "2018-01",
          null,
          "Turns apartments, changes filters and thermostats, calls the HVAC contractor when cooling fails.",
        ],
      ],
      "GED",
    ),
    person(
      "hv7",
      0,
      ["HVAC Technician", "Tulsa, OK", 72_000],
      "Commercial technician. No weekends, no on-call.",
      "EPA 608 Universal, RTUs, Electrical, Refrigeration",
      [
        [
          "HVAC Technician",
          "Mechanical contracting",
          "2019-01",
          null,
          "Rooftop units and walk-ins, leak repair, charging, meter work.",
        ],
      ],
      "Diploma",
    ),
    keywordStuffer(
      person(
        "hv8",
        0,
        ["Landscaper", "Tulsa, OK", 60_000],
        "HVAC technician EPA 608 Universal commercial rooftop units refrigeration evacuation charging leak repair electrical troubleshooting chillers building automation NATE sheet metal.",
        "EPA 608 Universal, HVAC, Refrigeration, Chillers, Niagara, NATE, Electrical troubleshooting, Sheet metal",
        [["Landscaper", "Landscaping", "2020-03", null, "Mows lawns and plants shrubs."]],
        "Diploma",
      ),
    ),
    person(
      "hv9",
      1,
      ["HVAC Apprentice", "Tulsa, OK", 46_000],
      "Second-year apprentice.",
      "EPA 608 Universal, Filters, Coil cleaning, Brazing basics",
      [
        [
          "HVAC Apprentice",
          "Mechanical contracting",
          "2025-06",
          null,
          "Rides along on commercial service calls, cleans coils, learns charging and electrical checks.",
        ],
      ],
      "HVAC certificate",
    ),
  ],
};
