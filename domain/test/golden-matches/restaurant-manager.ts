import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const restaurantManager: GoldenCase = {
  job: {
    title: "General Manager, Full-Service Restaurant",
    industry: "Restaurants",
    description:
      "140 seats, a patio, a bar that does a third of sales. $5.2M a year, 65 people. You answer for guests, people, food cost and the books.",
    requirements:
      "REQUIRED\n• 5+ years in restaurant management, at least two as general manager or assistant GM of a full-service place\n• P&L ownership: labor and food cost, inventory\n• Hiring, training and scheduling front and back of house\n• ServSafe Manager\n• Open for evenings and weekends\nNICE TO HAVE\n• Toast or Aloha POS, 7shifts\n• Beverage program, sommelier certificate\n• Opening of a new location",
    location: "Nashville, TN",
    remote: false,
    salaryMin: 72_000,
    salaryMax: 90_000,
    minYears: 5,
  },
  people: [
    person(
      "rm1",
      3,
      ["General Manager", "Franklin, TN", 86_000],
      "GM of a busy American grill.",
      "P&L, Food cost, Labor scheduling, Toast, 7shifts, ServSafe, Hiring",
      [
        [
          "General Manager",
          "Restaurants",
          "2021-03",
          null,
          "Full-service, $4.6M, 58 staff: P&L, prime cost from 64 to 58 percent, hiring and training FOH and BOH, Toast, inventories.",
        ],
        ["Assistant General Manager", "Restaurants", "2018-01", "2021-02", "Scheduling, bar ordering, floor."],
      ],
      "BS Hospitality",
    ),
    person(
      "rm2",
      3,
      ["Assistant GM", "Nashville, TN", 76_000],
      "Ready for my own house.",
      "ServSafe Manager, Aloha, Inventory, Scheduling, Wine list, Training",
      [
        [
          "Assistant General Manager",
          "Restaurants",
          "2022-02",
          null,
          "Runs a 160-seat bistro with the owner: weekly P&L, food and labor cost, hiring, training, wine programme, opened the second room.",
        ],
        [
          "Restaurant Manager",
          "Restaurants",
          "2019-05",
          "2022-01",
          "Dining room and bar manager, schedules, inventory.",
        ],
      ],
      "Diploma",
    ),
    person(
      "rm3",
      2,
      ["Hotel Food & Beverage Manager", "Brentwood, TN", 84_000],
      "Runs the outlets of a 300-room hotel.",
      "F&B, P&L, Banquets, ServSafe, Micros, Scheduling",
      [
        [
          "Food & Beverage Manager",
          "Hotels",
          "2019-04",
          null,
          "Restaurant, bar and banquets, $6M: budgets, labor and food cost, hiring and training, inventories.",
        ],
      ],
      "BS Hotel Management",
    ),
    person(
      "rm4",
      2,
      ["Restaurant Manager", "Murfreesboro, TN", 70_000],
      "Four years of managing a steak house.",
      "ServSafe Manager, Scheduling, Inventory, Toast, Hiring",
      [
        [
          "Restaurant Manager",
          "Restaurants",
          "2022-09",
          null,
          "Full-service steak house: shifts of 25, scheduling, food cost, hiring and training servers and cooks, inventory counts.",
        ],
      ],
      "Diploma",
    ),
    person(
      "rm5",
      1,
      ["General Manager", "Nashville, TN", 68_000],
      "Quick-service GM, three stores in ten years.",
      "Drive-thru, Labor cost, Food cost, ServSafe, Hiring, P&L",
      [
        [
          "General Manager",
          "Quick service restaurants",
          "2016-02",
          null,
          "Fast food unit, $2.4M, P&L, crew of 35, food safety, hiring.",
        ],
      ],
      "Diploma",
    ),
    person(
      "rm6",
      1,
      ["Restaurant General Manager", "Seattle, WA", 88_000],
      "GM of two full-service houses.",
      "P&L, Food cost, Hiring, ServSafe, Toast, Beverage program",
      [
        [
          "Restaurant General Manager",
          "Restaurants",
          "2017-06",
          null,
          "Full-service seafood, $6M, P&L, hiring and training, beverage programme, openings.",
        ],
      ],
      "BA",
    ),
    person(
      "rm7",
      0,
      ["Server", "Nashville, TN", 50_000],
      "Server and trainer.",
      "Wine service, Toast, Training new servers, Upselling",
      [["Server", "Restaurants", "2018-05", null, "Fine dining service, trains servers, closes the bar."]],
      "Diploma",
    ),
    person(
      "rm8",
      0,
      ["Executive Chef", "Nashville, TN", 88_000],
      "Chef who has never worked the floor.",
      "Menu development, Food cost, ServSafe, Kitchen scheduling, Inventory",
      [["Executive Chef", "Restaurants", "2016-01", null, "Kitchen of 14, menus, food cost, ordering."]],
      "Culinary diploma",
    ),
    keywordStuffer(
      person(
        "rm9",
        0,
        ["Bank Teller", "Nashville, TN", 75_000],
        "Restaurant general manager P&L labor food cost inventory hiring training scheduling front back of house ServSafe Manager Toast Aloha 7shifts beverage sommelier opening.",
        "Restaurant management, P&L, Food cost, Labor cost, ServSafe, Toast, Aloha, 7shifts, Scheduling, Hiring",
        [["Bank Teller", "Banking", "2019-04", null, "Deposits, cash drawer, account opening."]],
        "BA",
      ),
    ),
  ],
};
