import { craft, tool, type Skill } from "../skill.ts";

export const marketingSearch: readonly Skill[] = [
  craft(
    "SEO",
    [
      "Search engine optimization",
      "Search engine optimisation",
      "Organic search",
      "SEO strategy",
      "SEO optimization",
      "SEO specialist",
      "SEO best practices",
    ],
    { implies: ["Digital marketing"], near: ["SEM"] },
  ),
  craft(
    "Technical SEO",
    ["SEO audits", "Site audits for SEO", "Crawlability", "Schema markup", "SEO audit", "Core Web Vitals"],
    { implies: ["SEO"] },
  ),
  craft(
    "On-page SEO",
    ["On-page optimization", "On-page optimisation", "Meta tags", "Title tags and meta descriptions"],
    { implies: ["SEO"] },
  ),
  craft("Keyword research", ["Keyword analysis", "Keyword strategy", "Keyword planning", "Keyword planner"], {
    near: ["SEO", "Pay-per-click advertising"],
  }),
  craft("Link building", ["Backlinks", "Backlink building", "Off-page SEO", "Link acquisition", "Backlink outreach"], {
    implies: ["SEO"],
  }),
  craft(
    "Local SEO",
    ["Google Business Profile", "Google My Business", "GMB", "Local search", "Local listings management"],
    { implies: ["SEO"] },
  ),
  craft("SEM", ["Search engine marketing", "Paid search", "Search advertising", "SEO/SEM", "Paid search marketing"], {
    implies: ["Digital marketing", "Performance marketing"],
    near: ["Pay-per-click advertising"],
  }),
  craft(
    "Pay-per-click advertising",
    ["PPC", "Pay per click", "PPC campaigns", "PPC advertising", "CPC campaigns", "PPC management"],
    { implies: ["Performance marketing"] },
  ),
  tool(
    "Google Ads",
    ["Google AdWords", "AdWords", "Google Ad Words", "Google Search Ads", "Google Adwords certification"],
    { implies: ["Pay-per-click advertising", "SEM"], near: ["Microsoft Advertising", "Meta Ads"] },
  ),
  tool("Microsoft Advertising", ["Bing Ads", "Microsoft Ads", "Bing advertising"], {
    implies: ["Pay-per-click advertising"],
  }),
  tool("Search Ads 360", ["SA360", "DoubleClick Search"], {
    implies: ["SEM"],
    near: ["Google Ads"],
  }),
  tool("Google Search Console", ["Search Console", "Google Webmaster Tools", "GSC"], { near: ["SEO"] }),
  tool("Semrush", ["SEMrush tool", "SEM Rush"], { implies: ["Keyword research"], near: ["Ahrefs", "Moz"] }),
  tool("Ahrefs", ["A hrefs"], { implies: ["Keyword research"], near: ["Moz"] }),
  tool("Moz", ["Moz Pro", "SEOmoz"], { implies: ["Keyword research"] }),
  tool("Screaming Frog", ["Screaming Frog SEO Spider", "ScreamingFrog"], { implies: ["Technical SEO"] }),
  tool("Yoast", ["Yoast SEO"], { implies: ["On-page SEO"] }),
];
