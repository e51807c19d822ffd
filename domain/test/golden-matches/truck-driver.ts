import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const truckDriver: GoldenCase = {
  job: {
    title: "Class A Truck Driver, Regional Tanker",
    industry: "Trucking",
    description:
      "Fuel and chemicals from the Kansas City terminals to plants in four states. Out two nights a week, home on weekends. Newer Kenworths, electronic logs, paid by the hour.",
    requirements:
      "Must have: Class A CDL with tanker and hazmat endorsements; 2 years of tractor-trailer driving; clean MVR, no more than one moving violation in three years; DOT medical card; pre-trip inspections and electronic logs.\nPreferred: fuel or chemical hauling; TWIC card; pump-off or loading-rack experience.",
    location: "Kansas City, MO",
    remote: false,
    salaryMin: 72_000,
    salaryMax: 88_000,
    minYears: 2,
  },
  people: [
    person(
      "td1",
      3,
      ["Tanker Driver", "Olathe, KS", 82_000],
      "Six years pulling tankers, no violations.",
      "Class A CDL, Hazmat endorsement, Tanker endorsement, ELD, TWIC, DOT medical card, Loading rack",
      [
        [
          "Tanker Driver",
          "Trucking",
          "2020-03",
          null,
          "Hauls gasoline and diesel from the rack to stations, pre-trip and post-trip inspections, e-logs, pump-off, clean MVR.",
        ],
      ],
      "High school diploma",
    ),
    person(
      "td2",
      3,
      ["CDL-A Driver", "Independence, MO", 78_000],
      "Regional chemical driver, X endorsement, clean record.",
      "CDL-A, Hazmat and tanker (X) endorsement, Electronic logs, Pre-trip, Medical card",
      [
        [
          "CDL Driver, chemicals",
          "Chemicals",
          "2022-06",
          null,
          "Regional tanker loads of acids and solvents, unloading at plants, vehicle inspections, Samsara logs. No violations in four years.",
        ],
        ["OTR Driver", "Trucking", "2020-05", "2022-05", "Dry van tractor-trailer, 48 states."],
      ],
      "Diploma",
    ),
    person(
      "td3",
      2,
      ["OTR Truck Driver", "Overland Park, KS", 80_000],
      "Wants to be home more. Sitting the hazmat test next month; tanker endorsement since 2023.",
      "Class A CDL, Tanker endorsement, ELD, Pre-trip inspection, DOT medical card, Clean MVR",
      [
        [
          "OTR Truck Driver",
          "Trucking",
          "2019-09",
          null,
          "Food-grade tankers coast to coast, tractor-trailer, inspections, electronic logs, no preventable accidents.",
        ],
      ],
      "GED",
    ),
    person(
      "td4",
      2,
      ["Tanker Driver", "Lenexa, KS", 76_000],
      "A year and eight months with fuel.",
      "CDL A, Hazmat, Tanker, ELD, TWIC, Medical card, Clean MVR",
      [
        [
          "Fuel Tanker Driver",
          "Energy",
          "2025-03",
          null,
          "Fuel deliveries by tractor-trailer, loading rack, pre-trip inspections, e-logs.",
        ],
      ],
      "Diploma",
    ),
    person(
      "td5",
      1,
      ["Flatbed Driver", "Kansas City, MO", 84_000],
      "Steel and lumber for eight years.",
      "Class A CDL, Flatbed, Load securement, ELD, DOT medical card, Clean MVR",
      [
        [
          "Flatbed Driver",
          "Trucking",
          "2018-04",
          null,
          "Regional tractor-trailer flatbed, tarping, inspections, electronic logs.",
        ],
      ],
      "Diploma",
    ),
    person(
      "td6",
      1,
      ["Tanker Driver", "Tampa, FL", 80_000],
      "Fuel hauler in Florida.",
      "Class A CDL, Hazmat, Tanker, TWIC, ELD, Clean MVR, Medical card",
      [
        [
          "Fuel Tanker Driver",
          "Trucking",
          "2017-02",
          null,
          "Gasoline to stations around the bay, loading rack, inspections, e-logs, tractor-trailer.",
        ],
      ],
      "Diploma",
    ),
    person(
      "td7",
      0,
      ["Delivery Driver", "Kansas City, MO", 60_000],
      "Parcel driver hoping to get a CDL.",
      "Delivery, Box truck, Route planning, Customer service, Clean MVR",
      [
        [
          "Delivery Driver",
          "Courier",
          "2019-06",
          null,
          "Box truck parcel route, 150 stops a day, scanner, vehicle checks.",
        ],
      ],
      "Diploma",
    ),
    person(
      "td8",
      0,
      ["Tanker Driver", "Kansas City, KS", 86_000],
      "Hazmat tanker driver. Home daily only, no overnights.",
      "Class A CDL, Hazmat, Tanker, ELD, TWIC, Medical card",
      [
        [
          "Tanker Driver",
          "Trucking",
          "2019-01",
          null,
          "Local fuel deliveries, tractor-trailer, loading rack, pre-trips, e-logs.",
        ],
      ],
      "Diploma",
    ),
    keywordStuffer(
      person(
        "td9",
        0,
        ["Warehouse Associate", "Kansas City, MO", 75_000],
        "Class A CDL tanker hazmat endorsements tractor-trailer clean MVR DOT medical card pre-trip inspections electronic logs fuel chemical hauling TWIC loading rack.",
        "Class A CDL, Hazmat, Tanker, DOT medical card, TWIC, ELD, Pre-trip inspections, Fuel hauling",
        [["Warehouse Associate", "Logistics", "2021-03", null, "Picks and packs orders, cleans aisles."]],
        "Diploma",
      ),
    ),
    person(
      "td10",
      0,
      ["Dispatcher", "Kansas City, MO", 68_000],
      "Dispatcher for a tanker fleet.",
      "Dispatch, Load planning, ELD, Hours of service, Hazmat paperwork",
      [
        [
          "Dispatcher",
          "Trucking",
          "2016-05",
          null,
          "Assigns 40 tanker drivers, checks electronic logs and hours, speaks with racks and customers.",
        ],
      ],
      "AA Business",
    ),
  ],
};
