import type { IndustryPage } from "../types.ts";

export const hospitality: IndustryPage = {
  slug: "hospitality",
  name: "Hospitality",
  description:
    "Hotel, restaurant and event recruiters who work backwards from opening night: general managers, chefs, banquet teams and revenue managers.",
  headline: "Hospitality recruitment for openings, seasons and Saturday nights",
  lead: "Hotels, resorts, restaurants and caterers hire in waves, and guests notice a gap by breakfast. We work backwards from opening night or the first full weekend.",
  cards: [
    {
      title: "Hotels & Resorts",
      text: "General managers and the heads of rooms, housekeeping and engineering. A new hotel needs its director of sales many months ahead of its front desk, and we bring the hiring sequence along with the names.",
    },
    {
      title: "Restaurants & Culinary",
      text: "Executive chefs, sous chefs, dining room managers, bar leads. We talk covers, food cost and brigade size, and then we ask which dish they would take off your menu.",
    },
    {
      title: "Events & Catering",
      text: "Banquets, convention services and catering sales. Every house has its hard month, whether June weddings, fall conferences or December parties, and that is the month we ask references about.",
    },
    {
      title: "Revenue & Guest Experience",
      text: "Revenue managers, reservations, spa and guest relations. Profiles name the property system each person has run, as a change of platform slows anyone's first season.",
    },
  ],
  why: {
    title: "Choose us for the weeks you cannot run short",
    points: [
      {
        title: "Housing is half the offer",
        text: "In ski, beach and national park towns, someone who accepts in March and has no room by May will not arrive. Beds, leases and the staff shuttle come up in our first conversation, pay in the second.",
      },
      {
        title: "Trial shifts go through payroll",
        text: "A chef's stage that puts food in front of guests is generally paid time under federal wage law. We book it, keep it short and see it recorded.",
      },
      {
        title: "Seasonal visas on their real clock",
        text: "H-2B labor applications go in 75 to 90 days ahead of the date of need, and the cap is split between two half-years. If your window has closed, you will hear so on the first call.",
      },
      {
        title: "We ring between services",
        text: "Cooks and floor managers pick up between two and four in the afternoon. Our AI sends the invitations overnight; a person makes the call in that window.",
      },
    ],
  },
  stats: [
    { value: "350+", label: "hospitality placements" },
    { value: "93%", label: "client satisfaction" },
    { value: "120+", label: "properties served" },
    { value: "48hrs", label: "average response" },
  ],
  roles: [
    "hotel-manager-recruiters",
    "restaurant-manager-recruiters",
    "executive-chef-recruiters",
    "event-planner-recruiters",
    "facilities-manager-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["retail", "education", "private-equity"],
};
