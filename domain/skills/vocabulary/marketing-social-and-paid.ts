import { craft, tool, type Skill } from "../skill.ts";

export const marketingSocialAndPaid: readonly Skill[] = [
  craft(
    "Social media marketing",
    [
      "SMM",
      "Social marketing",
      "Social media campaigns",
      "Social media strategy",
      "Social media marketer",
      "Social strategy",
      "Organic social",
    ],
    { implies: ["Social media management", "Digital marketing"] },
  ),
  craft(
    "Social media management",
    [
      "Social media",
      "Managing social media",
      "Social media manager",
      "Social media accounts",
      "Social media channels",
      "Social media platforms",
      "Social media content",
      "Social media posting",
      "Social media coordinator",
      "Managed social media",
    ],
    { near: ["Community management"], onlyListed: ["Social media"] },
  ),
  craft(
    "Paid social",
    ["Paid social media", "Social media advertising", "Social ads", "Paid social campaigns", "Social advertising"],
    { implies: ["Performance marketing", "Social media marketing"] },
  ),
  craft(
    "Community management",
    [
      "Online community",
      "Community manager",
      "Community building",
      "Community engagement online",
      "Online communities",
    ],
    { near: ["Social media management"] },
  ),
  craft(
    "Influencer marketing",
    [
      "Influencer campaigns",
      "Influencer relations",
      "Creator partnerships",
      "Influencer partnerships",
      "Influencers",
      "Creator marketing",
    ],
    { near: ["Social media marketing"] },
  ),
  craft("Social listening", ["Brand monitoring", "Social monitoring", "Social media monitoring"], {
    near: ["Social media management"],
  }),
  tool(
    "Meta Ads",
    [
      "Facebook Ads",
      "Instagram Ads",
      "Facebook Ads Manager",
      "Meta Ads Manager",
      "Facebook advertising",
      "Meta Business Suite",
      "Facebook Business Manager",
      "Ads Manager",
      "Facebook and Instagram ads",
    ],
    { implies: ["Paid social"], near: ["LinkedIn Ads", "TikTok Ads"] },
  ),
  tool("LinkedIn Ads", ["LinkedIn Campaign Manager", "LinkedIn advertising", "LinkedIn marketing"], {
    implies: ["Paid social"],
  }),
  tool("TikTok Ads", ["TikTok advertising", "TikTok Ads Manager", "TikTok for Business"], {
    implies: ["Paid social"],
  }),
  tool("Facebook", ["Facebook pages", "Facebook Page management", "Facebook marketing"], {
    near: ["Instagram"],
    onlyListed: ["Facebook"],
  }),
  tool("Instagram", ["Instagram marketing", "Instagram Reels", "IG Reels"], { onlyListed: ["Instagram"] }),
  tool("TikTok", ["Tik Tok", "TikTok content", "TikTok marketing"], { near: ["Instagram"], onlyListed: ["TikTok"] }),
  tool("LinkedIn", ["LinkedIn company pages", "LinkedIn content"], { onlyListed: ["LinkedIn"] }),
  tool("Pinterest", ["Pinterest marketing", "Pinterest Ads"], { onlyListed: ["Pinterest"] }),
  tool("X (Twitter)", ["Twitter", "Twitter/X", "Twitter marketing", "Twitter Ads"], {
    onlyListed: ["Twitter", "Twitter/X"],
  }),
  tool(
    "YouTube",
    ["YouTube channel", "YouTube marketing", "YouTube Ads", "YouTube Studio", "YouTube channel management"],
    { onlyListed: ["YouTube"] },
  ),
  tool("Hootsuite", ["Hoot Suite"], {
    implies: ["Social media management"],
    near: ["Sprout Social", "Buffer", "Later"],
  }),
  tool("Sprout Social", ["SproutSocial"], { implies: ["Social media management"], near: ["Sprinklr", "Buffer"] }),
  tool("Buffer", ["Buffer scheduling", "Buffer social"], {
    implies: ["Social media management"],
    onlyListed: ["Buffer"],
  }),
  tool("Later", ["Later.com", "Later scheduling", "Later social"], {
    implies: ["Social media management"],
    onlyListed: ["Later"],
  }),
  tool("Sprinklr", ["Sprinklr Social"], { implies: ["Social media management"] }),
  craft(
    "Programmatic advertising",
    [
      "Programmatic",
      "Programmatic buying",
      "Demand-side platform",
      "Real-time bidding",
      "RTB",
      "Programmatic media",
      "DSPs",
    ],
    { implies: ["Performance marketing"], near: ["Display advertising"] },
  ),
  craft(
    "Display advertising",
    ["Display ads", "Banner ads", "Google Display Network", "Remarketing", "Retargeting", "Retargeting campaigns"],
    { implies: ["Digital marketing"] },
  ),
  tool("The Trade Desk", ["TradeDesk", "TTD"], {
    implies: ["Programmatic advertising"],
    near: ["Display & Video 360"],
  }),
  tool("Display & Video 360", ["DV360", "DoubleClick Bid Manager", "Display and Video 360"], {
    implies: ["Programmatic advertising"],
  }),
  tool("Campaign Manager 360", ["CM360", "DoubleClick Campaign Manager", "Google Campaign Manager", "DoubleClick"], {
    near: ["Display & Video 360"],
  }),
  tool("Amazon Advertising", ["Amazon Ads", "Amazon PPC", "Amazon Marketing Services", "Amazon Sponsored Products"], {
    implies: ["Pay-per-click advertising"],
    near: ["Amazon Seller Central"],
  }),
  craft(
    "Media planning",
    [
      "Media planner",
      "Media strategy",
      "Media plans",
      "Media planning and buying",
      "Ad buying",
      "Advertising planning",
    ],
    { near: ["Performance marketing"] },
  ),
  craft(
    "Advertising",
    [
      "Advertising strategy",
      "Ad campaigns",
      "Print advertising",
      "Traditional advertising",
      "TV and radio advertising",
      "Out-of-home advertising",
      "OOH",
      "Broadcast advertising",
    ],
    { implies: ["Marketing"], onlyListed: ["Advertising"] },
  ),
  craft(
    "Affiliate marketing",
    ["Affiliate programs", "Affiliate partnerships", "Affiliate management", "Affiliate program management"],
    { near: ["Performance marketing"] },
  ),
  craft("Ad creative", ["Writing ad copy", "Creative testing"]),
  craft(
    "App store optimization",
    ["ASO", "App marketing", "Mobile app marketing", "Mobile marketing", "Mobile user acquisition", "Apple Search Ads"],
    { near: ["SEO"] },
  ),
  craft("SMS marketing", ["Text message marketing", "SMS campaigns", "Text marketing"], {
    near: ["Email marketing"],
  }),
];
