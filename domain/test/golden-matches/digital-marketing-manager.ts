import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const digitalMarketingManager: GoldenCase = {
  job: {
    title: "Digital Marketing Manager",
    industry: "E-commerce",
    description:
      "We sell outdoor gear online. You own paid search, paid social, email and the budget of $3M, with one specialist and two agencies.",
    requirements:
      "You'll need\n- Four years in performance or digital marketing\n- Hands-on Google Ads and Meta Ads\n- Email and lifecycle automation (Klaviyo or similar)\n- Budget and ROAS/CAC reporting in GA4 or Looker\n- A/B testing of landing pages\nExtra credit\n- SEO\n- Affiliate or influencer programs\n- SQL",
    location: "Salt Lake City, UT",
    remote: false,
    salaryMin: 88_000,
    salaryMax: 108_000,
    minYears: 4,
  },
  people: [
    person(
      "dm1",
      3,
      ["Growth Marketing Manager", "Lehi, UT", 104_000],
      "DTC marketer.",
      "Google Ads, Facebook Ads, Klaviyo, GA4, CRO, SEO, Looker Studio",
      [
        [
          "Growth Marketing Manager",
          "E-commerce",
          "2021-02",
          null,
          "Owns $2.5M in Google and Meta campaigns, Klaviyo flows, weekly ROAS and CAC report in GA4, landing page experiments.",
        ],
        ["PPC Specialist", "Agency", "2018-05", "2021-01", "Google Ads for retailers."],
      ],
      "BA Marketing",
    ),
    person(
      "dm2",
      3,
      ["Performance Marketing Lead", "Sandy, UT", 100_000],
      "Paid and CRM for a furniture shop.",
      "SEM, Paid social, Braze, Google Analytics, A/B tests, SQL",
      [
        [
          "Performance Marketing Lead",
          "Retail",
          "2020-06",
          null,
          "Paid search and paid social budget of $4M, lifecycle emails in Braze, attribution and CAC dashboards in Looker, split tests with the web team.",
        ],
      ],
      "BS Business",
    ),
    person(
      "dm3",
      2,
      ["Digital Marketing Manager", "Provo, UT", 95_000],
      "B2B demand generation.",
      "Google Ads, LinkedIn Ads, HubSpot, GA4, Landing pages",
      [
        [
          "Digital Marketing Manager",
          "Software",
          "2020-03",
          null,
          "Google and LinkedIn ads, HubSpot nurture emails, budget and CAC reports, landing page tests.",
        ],
      ],
      "BA",
    ),
    person(
      "dm4",
      2,
      ["Paid Media Specialist", "Salt Lake City, UT", 84_000],
      "Three and a half years of ads.",
      "Google Ads, Meta Ads, GA4, Creative testing, Klaviyo",
      [
        [
          "Paid Media Specialist",
          "E-commerce",
          "2023-05",
          null,
          "Runs $1.2M in Google Ads and Meta, ROAS reports in GA4, landing page A/B tests, helps with Klaviyo flows.",
        ],
      ],
      "BA Communications",
    ),
    person(
      "dm5",
      1,
      ["Digital Marketing Manager", "Orlando, FL", 102_000],
      "Theme park tickets online.",
      "Google Ads, Meta Ads, Klaviyo, GA4, CRO",
      [
        [
          "Digital Marketing Manager",
          "E-commerce",
          "2018-02",
          null,
          "Paid search and social, Klaviyo, GA4 ROAS reports, landing page tests.",
        ],
      ],
      "BS Marketing",
    ),
    person(
      "dm6",
      1,
      ["Content Marketing Manager", "Salt Lake City, UT", 92_000],
      "Blog, newsletter and SEO.",
      "SEO, Content, Mailchimp, GA4, WordPress",
      [
        [
          "Content Marketing Manager",
          "E-commerce",
          "2019-01",
          null,
          "Editorial plan, SEO to 200k visits, newsletters, GA4 reports; agencies run the ads.",
        ],
      ],
      "BA English",
    ),
    person(
      "dm7",
      0,
      ["Social Media Coordinator", "Salt Lake City, UT", 58_000],
      "Organic posts and community.",
      "Instagram, TikTok, Canva, Community, Copy",
      [["Social Media Coordinator", "Retail", "2022-01", null, "Organic posts, replies, creators' boxes."]],
      "BA",
    ),
    person(
      "dm8",
      0,
      ["Chief Marketing Officer", "Park City, UT", 320_000],
      "CMO of a listed retailer.",
      "Brand strategy, P&L, Board, Google Ads (sponsor), Team of 80",
      [
        [
          "Chief Marketing Officer",
          "Retail",
          "2014-01",
          null,
          "Leads a marketing organisation of 80, brand and media strategy.",
        ],
      ],
      "MBA",
    ),
    keywordStuffer(
      person(
        "dm9",
        0,
        ["Receptionist", "Salt Lake City, UT", 90_000],
        "Digital marketing manager Google Ads Meta Ads email lifecycle automation Klaviyo budget ROAS CAC GA4 Looker A/B testing landing pages SEO affiliate influencer SQL.",
        "Google Ads, Meta Ads, Klaviyo, GA4, Looker, A/B testing, SEO, SQL, ROAS, Email marketing",
        [["Receptionist", "Dental practice", "2019-03", null, "Greets patients, phones, appointments."]],
        "Diploma",
      ),
    ),
  ],
};
