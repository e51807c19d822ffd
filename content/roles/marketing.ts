import type { RoleCopy } from "../types.ts";

/** The text of each Marketing role page, by slug. */
export const marketing: Readonly<Record<string, RoleCopy>> = {
  "marketing-manager-recruiters": {
    description:
      "One calendar and one budget need one owner: a Marketing Manager who plans campaigns, directs agencies and reports results finance will accept.",
    intro:
      "Emails go out late, the homepage still advertises a discontinued offer and sales writes its own brochures while the marketing seat is vacant. It takes a generalist with a calendar, comfortable briefing an agency at nine and editing an email at ten.",
    hiredFor: {
      text: "Companies usually hire a marketing manager at the point where the founder or sales head can no longer approve every post. The manager inherits a budget, a freelancer or two, perhaps a coordinator, and has to choose. Trade shows, email, sponsorships, paid media and the website all compete, and several will have to wait.",
      duties: [
        "Set the quarter's campaign calendar with sales and hold everyone to the dates.",
        "Brief agencies and freelancers, then review drafts, invoices and results.",
        "Report spend against leads or orders in one page for leadership.",
      ],
    },
    credentials: [
      "Marketing or communications degree",
      "Professional Certified Marketer (PCM), AMA",
      "HubSpot Inbound Marketing certificate",
      "CTSM, for trade show programs",
    ],
    tools: ["HubSpot", "Mailchimp", "WordPress", "Canva", "Google Analytics 4", "Asana"],
    screening: [
      {
        title: "Budget on one page",
        text: "Candidates rebuild the last annual budget from memory: lines, rough shares, what was cut first. Then we ask which line they defended to the CFO, with what evidence, and whether it survived.",
      },
      {
        title: "Brief under time",
        text: "Half an hour, a real product sheet, one page for an agency. We check for an audience, a single message, a deadline and a measure. Pretty sentences do not compensate for a missing one.",
      },
      {
        title: "A word from sales",
        text: "A former sales counterpart tells us whether leads were worth calling and how disagreements over quality ended. Marketing people rarely put that name forward, so we request it.",
      },
    ],
    good: "Campaigns start when the calendar says so, brand rules are followed without a meeting, and vendors know what is expected. Monthly numbers reconcile with finance and with the CRM.",
    great:
      "Stops a favorite event after comparing its cost with what it brought, and moves the money before anyone asks. Sales attends the planning meeting voluntarily, and a coordinator hired two years ago now runs a channel.",
    trends: [
      "Answers written by AI assistants send fewer clicks to websites, so managers look again at reviews, press and being named by others.",
      "Fractional marketing chiefs set strategy for smaller firms and need a full-time manager underneath to carry it out.",
    ],
    questions: [
      {
        question: "Should our first marketing hire be a manager or specialist?",
        answer:
          "If one channel already brings in most customers, a specialist there pays back sooner. When nobody has decided on audience, message or budget, begin with a manager who can still produce work by hand. Avoid asking one salary to cover strategy, video, design and paid media at expert depth.",
      },
      {
        question: "How much sector background should we ask a marketer for?",
        answer:
          "Regulated fields deserve some: FINRA rules on communications, FDA labeling, HIPAA and state bar advertising limits are slow to learn under deadline. Elsewhere, familiarity with your length of sale and kind of buyer carries further than the sector. A portfolio discussion shows how quickly someone picked up the last one.",
      },
      {
        question: "What can we fairly test before making an offer?",
        answer:
          "A one-page brief or a critique of a live campaign, capped at about an hour, with the same task for each finalist. Unpaid strategy decks lose good people and raise questions about who owns the ideas. If you need a longer assignment, pay for it and say so.",
      },
    ],
  },
  "digital-marketing-manager-recruiters": {
    description:
      "Paid search, email, SEO and analytics under one Digital Marketing Manager. We look at account structure and tracking before the dashboard.",
    intro:
      "Ad platforms keep spending without an owner: bids run on old targets, conversion tags break unseen and the email list decays. A good successor reads raw account data before touching a budget, and explains the result in words a finance lead accepts.",
    hiredFor: {
      text: "This hire runs the channels that can be switched on and measured by the day. Search, social ads, landing pages, email flows and site analytics tend to come as one package, with an agency handling production or bidding. The manager decides where the next dollar goes and proves, by holdout or at least by comparison, that it did something.",
      duties: [
        "Review search terms, bids and creative fatigue across paid accounts each week.",
        "Ship landing page and email tests with a hypothesis written beforehand.",
        "Check tags, consent settings and conversion imports after every site release.",
      ],
    },
    credentials: [
      "Google Ads certification via Skillshop",
      "Google Analytics certification",
      "Meta Certified Media Buying Professional",
      "HubSpot Email Marketing certificate",
    ],
    tools: ["Google Ads", "Meta Ads Manager", "GA4 and Tag Manager", "Klaviyo", "Semrush", "Looker Studio"],
    screening: [
      {
        title: "Screen-shared account",
        text: "With a former employer's permission or on a demo account, the candidate opens campaign structure, change history and negative keywords. Hands that know the interface find problems within minutes and narrate why each one matters.",
      },
      {
        title: "Reading a drop",
        text: "We supply a chart where conversions fell overnight while clicks held. Strong candidates ask about tag changes, consent banners and stock levels before blaming the algorithm or raising bids.",
      },
      {
        title: "Budget cut exercise",
        text: "Spend has to fall by a third next month. The candidate names what goes, what is protected and how lost volume would be detected afterward, using a sample channel report we send ahead.",
      },
    ],
    good: "Naming conventions hold, tests end on the planned date, and reported conversions match orders in the back office. Agencies get comments with line references, and unsubscribe or spam complaints are watched.",
    great:
      "Discovers that branded search was taking credit for customers already on the way, turns part of it off and shows sales did not move. Developers like the tickets because they include the event schema.",
    trends: [
      "Automated campaign types hide placement detail, which shifts the craft toward feeds, creative variety and conversion values.",
      "Text messaging has joined email in lifecycle programs, bringing TCPA consent records into the manager's daily responsibilities.",
    ],
    questions: [
      {
        question: "Keep the agency or bring digital channels in-house?",
        answer:
          "A manager in-house plus a narrow agency contract is a frequent compromise. Own the ad accounts, pixels and analytics properties yourself whatever you choose; recovering them later is painful. Once weekly spend decisions need product or margin knowledge that outsiders lack, moving execution inside begins to pay.",
      },
      {
        question: "Do platform certificates tell us anything useful?",
        answer:
          "They show a person studied the vendor's view of its own product. Several are free and expire after a year, so treat them as a floor for junior applicants. For a manager, look at budgets handled, number of accounts, and one test whose outcome contradicted what the platform recommended.",
      },
      {
        question: "Which privacy laws should this person know?",
        answer:
          "CAN-SPAM for commercial email, the TCPA for texts and calls, California's CCPA with its opt-out signals, and the growing group of similar state statutes. Health sites should add HIPAA, where it reaches trackers, and Washington's My Health My Data Act. The manager applies them; counsel decides the policy.",
      },
    ],
  },
  "product-marketing-manager-recruiters": {
    description:
      "Launches, positioning and sales tools from a Product Marketing Manager who interviews customers first. Writing and win-loss work reviewed.",
    intro:
      "Features ship to silence, and every seller explains the product in a different way, when positioning belongs to nobody. The remedy is a writer with commercial sense who sits with customers, engineers and reps in the same week.",
    hiredFor: {
      text: "Technology companies hire product marketers to decide who a release is for and how it will be described, priced into packages and sold against rivals. The work shows up as a launch brief, a battle card, a pricing page. Influence without authority is the difficulty, because product owns the roadmap and sales owns the conversation.",
      duties: [
        "Interview buyers, recent losses and churned accounts, then circulate what they said.",
        "Tier upcoming releases and run the larger launches from brief to retrospective.",
        "Keep battle cards current and train reps on competitor claims.",
      ],
    },
    credentials: [
      "Pragmatic Institute certificate, positioning or launch",
      "Product Marketing Core, from PMA",
      "Degree in business, English or engineering",
      "MBA, seen more at large vendors",
    ],
    tools: ["Klue or Crayon", "Highspot or Seismic", "Gong", "Google Slides", "Notion"],
    screening: [
      {
        title: "Positioning statement",
        text: "Given your product page and an hour, the candidate drafts whom it serves, what it replaces and why that matters. We look for claims a customer would repeat and for words deliberately left out.",
      },
      {
        title: "Launch autopsy",
        text: "One past release is examined in numbers and regrets: adoption, pipeline touched, sellers trained, then the decision they would take back. Launches without a retrospective tend to be described as successes.",
      },
      {
        title: "Seller's verdict",
        text: "We telephone a rep who used the candidate's materials. Three things are asked: which slide stayed in the deck, which document nobody opened, and how quickly a wrong competitor claim was corrected.",
      },
    ],
    good: "Messaging documents exist, are short and get used. Launch tiers prevent small releases from consuming a month, sellers are trained ahead of the announcement, and product managers see drafts early enough to object.",
    great:
      "Sales calls begin to contain this person's phrases without a reminder. Has persuaded a roadmap owner to delay, rename or drop something on the strength of interviews, and can point to the segment won as a result.",
    trends: [
      "Usage-based and hybrid pricing pull product marketers into packaging decisions that once stayed with finance.",
      "Crowded AI claims make proof harder to earn, so customer evidence and plain demonstrations are hired for.",
    ],
    questions: [
      {
        question: "Where should product marketing report, to marketing or product?",
        answer:
          "Both arrangements exist. Reporting into marketing keeps launches tied to campaigns and pipeline; reporting into product gives earlier sight of the roadmap. Candidates care more about whether the leader values the discipline. Tell them who approves positioning when the two departments disagree, since somebody will ask in the first interview.",
      },
      {
        question: "When does a software company need its first one?",
        answer:
          "Typical signs: founders still write every deck, win rates differ widely between sellers, or a second product confuses the first. Before that stage a contractor can set positioning. A first hire should have worked alone somewhere, because there will be no research team, designer or launch calendar waiting.",
      },
      {
        question: "How do we judge work that was a team effort?",
        answer:
          "Ask for artifacts with version history and for the sentence the candidate fought over. Someone who did the thinking can recite rejected alternatives and the interview that killed them. A small paid exercise on your own product, discussed aloud instead of polished, separates authors from presenters.",
      },
    ],
  },
  "brand-manager-recruiters": {
    description:
      "Shelf, price and promotion owned by a Brand Manager fluent in syndicated data, retailer reviews and the P&L. Consumer goods record checked.",
    intro:
      "Line reviews come around on the retailer's calendar, ready or not, and a brand without an owner loses facings it will not easily regain. Expect to hire somebody who runs a product line like a small business and argues well with sales, R&D and the agency.",
    hiredFor: {
      text: "Consumer goods companies and private-label retailers give a brand manager the profit line of a product range. Volume, price, trade spend, packaging and advertising meet on that desk. Most of the calendar is fixed by others: annual planning, retailer resets, innovation gates. Good managers use the little that remains to change what shoppers see.",
      duties: [
        "Read weekly scan data and explain share changes by retailer and pack size.",
        "Guide packaging, claims and artwork through regulatory, legal and printer approvals.",
        "Build the sell-in story with sales before a category review.",
      ],
    },
    credentials: [
      "MBA, common at large packaged goods companies",
      "Assistant or associate brand manager rotation",
      "Circana or NielsenIQ data training",
      "CPCA, Category Management Association",
    ],
    tools: ["NielsenIQ", "Circana", "Numerator", "Amazon Vendor Central", "Adobe Workfront", "Excel pivot models"],
    screening: [
      {
        title: "Share loss case",
        text: "Two pages of scan data show a brand losing volume in one channel. The candidate has thirty minutes to separate distribution, velocity, price and promotion, then recommends one action and its cost.",
      },
      {
        title: "Profit line in detail",
        text: "We walk from gross sales to contribution on their last brand: trade rate, cost increases, what media was cut. People who owned the P&L know which line hurt; spectators quote revenue.",
      },
      {
        title: "Agency and R&D voices",
        text: "References include an agency account lead and a product developer. From them we learn how briefs arrived, how often direction reversed, and whether bad consumer results were shared or buried.",
      },
    ],
    good: "The annual plan holds together, forecasts given to supply planning are usable, and claims on pack have substantiation on file. Promotion results are read afterward, and the weak ones are not repeated.",
    great:
      "Cuts items that flatter the line count but slow the shelf, wins better placement for the rest and carries sales along. Visits stores unprompted and comes back with observations that change an artwork decision.",
    trends: [
      "Retailers' own brands have grown in quality, and national brands need managers who can argue price gaps with evidence.",
      "State packaging laws on producer responsibility and recyclability claims now reach the brand desk along with the artwork.",
    ],
    questions: [
      {
        question: "Does the candidate need classic packaged goods training?",
        answer:
          "It helps where P&L ownership, syndicated data and retailer reviews are the daily work, because those companies teach them in a fixed order. Founder-led and online-first brands often do better with someone who has built with little money. Match the training to the budget and support you can provide.",
      },
      {
        question: "What separates a brand manager from a marketing manager?",
        answer:
          "Profit responsibility, mainly. A marketing manager runs communication for the company; this position answers for one product line's volume, margin, assortment and price, with communication as one tool among others. If your opening has no say over pricing or the range, choose the other title to avoid disappointment.",
      },
      {
        question: "Must the person live near our headquarters?",
        answer:
          "Physical products pull people to a place: tastings, color proofs, line trials, store visits. Many companies settle on several days a week near R&D or a major retailer's home office, which is why supplier teams cluster around Bentonville. Allow remote work if samples can be shipped and travel is funded.",
      },
    ],
  },
};
