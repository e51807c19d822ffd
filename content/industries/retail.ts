import type { IndustryPage } from "../types.ts";

export const retail: IndustryPage = {
  slug: "retail",
  name: "Retail",
  description:
    "Retail recruiters for store and district managers, e-commerce, buying and customer experience, with leaders in place ahead of peak season.",
  headline: "Retail recruitment that is finished by September",
  lead: "Chains, brands and online sellers live by one peak season. A store leader who starts in October learns the job in the middle of it.",
  cards: [
    {
      title: "Store Operations",
      text: "District and store managers, asset protection, distribution center leads. Where scheduling laws apply, as in Oregon, Chicago and Los Angeles, we look for managers who have run a schedule posted two weeks out.",
    },
    {
      title: "E-commerce & Digital",
      text: "Code freezes arrive around October. Site merchandisers, marketplace managers, performance marketers and engineers should start by August or wait for January.",
    },
    {
      title: "Merchandising & Buying",
      text: "Buyers, planners, allocators, product developers. A buyer hired in April inherits fall orders placed by somebody else; judge the season after.",
    },
    {
      title: "Customer Experience",
      text: "Contact center, loyalty, clienteling and service leaders. Ask how they staffed the week after Christmas, when the returns come in. The veterans have an answer.",
    },
  ],
  why: {
    title: "Choose a recruiter by March",
    points: [
      {
        title: "April is when districts change hands",
        text: "The retail fiscal year closes around January 31 and bonuses are paid in March or April. Field leaders give notice in the weeks that follow. Searches opened in March meet them on the way out.",
      },
      {
        title: "Seasonal volume, sorted nightly",
        text: "AI screens holiday applications at any hour and books the interviews. Recruiters pin down availability for Black Friday, Christmas Eve and inventory night.",
      },
      {
        title: "Stores compared like for like",
        text: "A $4 million mall shop and a $30 million big box both call their boss a store manager. Sales volume, headcount and direct reports lead every profile we send.",
      },
      {
        title: "Keepers marked by mid-December",
        text: "Your managers know which seasonal hires they want in February and have no hour to write it down. We phone each store and take the list.",
      },
    ],
  },
  stats: [
    { value: "1,000+", label: "retail professionals" },
    { value: "95%", label: "client satisfaction" },
    { value: "300+", label: "stores served" },
    { value: "48hrs", label: "average response" },
  ],
  roles: [
    "store-manager-recruiters",
    "brand-manager-recruiters",
    "inventory-manager-recruiters",
    "loss-prevention-manager-recruiters",
    "customer-service-representative-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["technology", "manufacturing", "consulting"],
};
