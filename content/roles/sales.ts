import type { RoleCopy } from "../types.ts";

/** The text of each Sales role page, by slug. */
export const sales: Readonly<Record<string, RoleCopy>> = {
  "sales-representative-recruiters": {
    description:
      "Hire a Sales Representative who opens accounts, keeps the CRM honest and plans every selling day. Matched to your product, buyer and pay plan.",
    intro:
      "Leads go cold in somebody's inbox and long-standing customers hear from a competitor first when a territory has no owner. The seat suits a person who plans the week by account, makes the tenth call as carefully as the first and writes down what was said.",
    hiredFor: {
      text: "Distributors, manufacturers and service companies hire reps to cover ground that inbound orders never reach. Part of the job is defending accounts already on the books: reorders, price increases, late deliveries. The rest is prospecting, by phone or from a car, with a commission statement that shows each month how the two were balanced.",
      duties: [
        "Visit or call the accounts due that week and log each next step.",
        "Quote standard items, chase approvals for special pricing and follow up before quotes expire.",
        "Prospect a target list of businesses that buy from somebody else today.",
      ],
    },
    credentials: [
      "Valid driver's license, for outside territories",
      "Certified Professional Sales Person (CPSP)",
      "Product training certificates from manufacturers represented",
      "Solicitor's permit for beverage alcohol, by state",
    ],
    tools: ["Salesforce", "HubSpot CRM", "ZoomInfo", "LinkedIn Sales Navigator", "Badger Maps"],
    screening: [
      {
        title: "A week of calls",
        text: "Thirty accounts with last order dates go to the candidate, who sends back a call plan. Good planners cluster by drive time, leave room for prospecting and say why certain names were left out.",
      },
      {
        title: "Where orders came from",
        text: "Candidates split last year's sales into inherited accounts, inbound inquiries and customers they opened themselves. A former manager then hears the same question on a reference call, and we compare both versions.",
      },
      {
        title: "Objection on price",
        text: "On the phone we play a buyer with a cheaper quote in hand. We note how long it takes before a discount is mentioned, and whether the caller asked what the cheaper quote leaves out.",
      },
    ],
    good: "Calls are logged the same day, quotes go out with correct freight and lead time, and the accounts handed over at the start are still buying a year later. Forecasts land close enough to plan stock on.",
    great:
      "Customers phone this person before they write the purchase order. The lost-account list has been worked through name by name, warehouse staff know what is coming, and at least one competitor's steady customer has moved across.",
    trends: [
      "Repeat orders move to web portals, which frees reps for new accounts and makes commission on portal orders a hiring question.",
      "Many territories are worked partly by video, with fewer overnight trips and a larger map for each person.",
    ],
    questions: [
      {
        question: "Should our sales representative be exempt from overtime?",
        answer:
          "Under the FLSA, the outside sales exemption covers people who customarily and regularly sell away from your premises. Someone selling by phone from an office usually falls outside it and needs another exemption or overtime pay. State rules can be stricter, California's among them, so run the duties past counsel before posting.",
      },
      {
        question: "How much of the pay should be commission?",
        answer:
          "It depends on who creates the demand. Where customers reorder by habit, a higher base with a modest bonus is usual; where each sale has to be hunted, more of the money rides on results. Put the plan in writing either way: California and New York both require written commission agreements.",
      },
      {
        question: "Does experience in our own industry matter for this hire?",
        answer:
          "Less than the type of buyer does. A rep who sold fasteners to maintenance supervisors can usually learn your catalog; one who sold to retail chains may struggle on a shop floor. We insist on industry background only when the product carries technical or regulatory weight from day one.",
      },
    ],
  },
  "account-executive-recruiters": {
    description:
      "Quota-carrying Account Executive candidates for software companies, screened on deals they sourced, qualified and closed at your contract size.",
    intro:
      "Pipeline built by marketing and SDRs ages while founders or managers cover demos between other duties. What the seat needs is a closer who can hold a buying committee together from first discovery call to signed order form.",
    hiredFor: {
      text: "Software vendors put an AE on a named segment, such as mid-market healthcare or enterprise accounts in the Northeast, and expect the full cycle from that person. Discovery, demo, security review, redlines and procurement all sit with one owner. Much of the skill is deciding early which opportunities deserve the engineering hours they will consume.",
      duties: [
        "Run discovery calls and write a mutual close plan with each serious buyer.",
        "Bring in the sales engineer, legal and finance at the stage that needs them.",
        "Update deal stages and forecast categories before the Monday pipeline call.",
      ],
    },
    credentials: [
      "President's Club or attainment letters, by year",
      "MEDDIC or MEDDPICC training certificate",
      "Force Management, Sandler or Challenger coursework",
      "Bachelor's degree, major seldom decisive",
    ],
    tools: ["Salesforce", "Gong", "Outreach or Salesloft", "Clari", "Demandbase", "DocuSign"],
    screening: [
      {
        title: "One deal, reconstructed",
        text: "A recent win is retold with dates: who first took the meeting, when the economic buyer appeared, what nearly killed it. Vague middles usually mean somebody else carried that stretch.",
      },
      {
        title: "Contract size and cycle",
        text: "We line up average contract value, months to close and number of stakeholders against yours. A seller used to one-call closes seldom enjoys nine months of procurement, and the opposite move is just as awkward.",
      },
      {
        title: "Mock discovery",
        text: "For twenty minutes one of us plays a skeptical operations VP with a brief of five hidden facts. Afterward we count how many came out, and which side did most of the talking.",
      },
    ],
    good: "Stages match reality, and close dates slip rarely and with a warning. Renewal teams inherit customers whose expectations fit what was sold, and discount requests arrive with a trade attached.",
    great:
      "Walks away from a large logo in week two because the budget owner cannot be found, then closes two others with the freed time. Engineers volunteer for the calls, and champions who change employers call back.",
    trends: [
      "Finance approval reaches further down than it did, and sellers are expected to build the return-on-investment case with the buyer.",
      "Where SDR teams were cut, employers want closers who generate a share of pipeline themselves, and interviews test for it.",
    ],
    questions: [
      {
        question: "What ramp period is reasonable for an account executive?",
        answer:
          "Take your average sales cycle and add the weeks of product training; before that, closed revenue mostly reflects inherited deals. Common practice is a reduced quota by quarter with a recoverable or non-recoverable draw. State which kind in the offer, because candidates compare the two carefully.",
      },
      {
        question: "Can we let this seller work fully remote?",
        answer:
          "Often, provided deals are won on video and territory travel is budgeted. Two cautions: employing someone in a new state means payroll registration there, and reps without an experienced colleague nearby take longer to learn an unfamiliar product. A launch month beside the team helps.",
      },
      {
        question: "Should we hire from a direct competitor?",
        answer:
          "It shortens product learning, and it brings obligations along. Non-solicitation and confidentiality terms need to be read before interviews go far, and nobody should arrive with a customer list. Sellers from an adjacent product, calling on the same department head, are frequently the easier hire.",
      },
    ],
  },
  "sales-manager-recruiters": {
    description:
      "For teams that miss forecast: a Sales Manager who coaches reps, inspects deals and hires well, with results checked against references.",
    intro:
      "Forecast calls drift into storytelling, and good reps start answering recruiters, after a few months without a manager. Filling the gap takes someone who would sooner watch a rep run the meeting than run it for them.",
    hiredFor: {
      text: "The team's number belongs to this manager, along with the hiring, ride-alongs and uncomfortable conversations behind it. Owners often create the position when they can no longer sit in on every deal. Larger companies fill it when a region underperforms, and then the first month goes to finding out which accounts are real.",
      duties: [
        "Hold one-to-ones on two live deals per rep and keep notes.",
        "Ride along or listen to recorded calls and give feedback that afternoon.",
        "Roll up a forecast with commit, best case and named risks.",
      ],
    },
    credentials: [
      "Earlier quota record as an individual seller",
      "Certified Sales Executive (CSE), SMEI",
      "Miller Heiman or Sandler coaching courses",
      "MBA, more usual in national accounts",
    ],
    tools: ["Salesforce dashboards", "HubSpot Sales Hub", "Chorus", "Xactly", "CaptivateIQ", "Power BI"],
    screening: [
      {
        title: "Pipeline inspection",
        text: "Given an anonymized export of forty opportunities, the candidate marks which ones to cut, which to visit and which rep needs help. The reasons matter to us as much as the marks.",
      },
      {
        title: "Rep by rep",
        text: "The last team is laid out as a list without surnames: tenure, attainment, what each one lacked, what was done about it. Two of those people become reference calls, with the candidate's knowledge.",
      },
      {
        title: "One firing, one hire",
        text: "Both are told from first sign to final day. We listen for written expectations, HR brought in on time, and an honest account of the hire that looked good and failed.",
      },
    ],
    good: "New reps ramp on a written plan, territories are split on data, and the monthly commit is close to what books. Underperformance is raised in weeks, with specifics, before it reaches a formal warning.",
    great:
      "Middle performers improve, and the region no longer depends on one star. Former reps hold manager jobs elsewhere and still ask for advice; product and finance accept this person's lost-deal summary as evidence.",
    trends: [
      "Call recordings and deal scoring give managers evidence from meetings they missed, provided state consent laws on recording are respected.",
      "Player-coach postings are common in smaller firms, and candidates ask early how far a personal quota will shrink as the team grows.",
    ],
    questions: [
      {
        question: "Should we promote our best rep instead of hiring outside?",
        answer:
          "Look at what the rep already does for colleagues without being paid for it: joining calls, sharing templates, training newcomers. If that is little, you risk losing a top seller and gaining a reluctant boss. A trial as team lead, with a way back to the old territory, settles it safely.",
      },
      {
        question: "Does the manager's pay depend on team results or personal sales?",
        answer:
          "Mostly on the team's attainment, paid as a bonus or an override on what the reps book. A personal quota alongside pulls attention toward the manager's own deals, so keep it small or temporary. Margin or retention measures are worth adding when discounting has been the weakness.",
      },
      {
        question: "How do we replace a sales manager who is still employed?",
        answer:
          "Quietly, with a description that omits the company name and candidates who sign a confidentiality agreement before hearing it. Decide beforehand who talks to the reps and key customers on the day of the change. Commission owed to the outgoing person should be calculated ahead of that day.",
      },
    ],
  },
  "business-development-manager-recruiters": {
    description:
      "Partnerships, tenders or new territory: tell us which, and we find the Business Development Manager who has opened that kind of door before.",
    intro:
      "Without an owner, channel partners are signed and forgotten, and the bid calendar is discovered a week before the deadline. The person to look for builds relationships that pay next year and can still show what moved this month.",
    hiredFor: {
      text: "The title covers several jobs. In a contractor or consultancy it means finding tenders and shaping bids; in software, signing resellers and integrations; in manufacturing, entering a region or an application nobody serves yet. What these have in common is a long wait before revenue, so milestones other than bookings have to be agreed when the job is defined.",
      duties: [
        "Qualify tenders and partnership inquiries against a written go or no-go checklist.",
        "Meet prospective partners, distributors or agency buyers before any formal request appears.",
        "Draft term sheets and teaming agreements for legal to finish.",
      ],
    },
    credentials: [
      "APMP Foundation certification, for bid work",
      "CA-AM alliance management certificate (ASAP)",
      "MBA, often preferred in corporate partnerships",
      "Engineering background, in technical sectors",
    ],
    tools: ["SAM.gov", "GovWin IQ", "Salesforce", "Crossbeam", "PitchBook", "PowerPoint"],
    screening: [
      {
        title: "Months without revenue",
        text: "Candidates describe the stretch before anything closed: which meetings they counted, what they reported upward, which pursuit they dropped. Those who can only discuss the signed deal probably arrived late to it.",
      },
      {
        title: "Bid or partner file",
        text: "We read a redacted proposal, partner plan or market entry memo they authored. Ten minutes of questions about its assumptions shows whether the thinking was theirs or assembled by a proposal team.",
      },
      {
        title: "Counterparty reference",
        text: "One of the names we call sat on the other side of the table: a distributor, prime contractor or alliance lead. That person tells us how promises were kept after signature.",
      },
    ],
    good: "Keeps a pursuit list short enough to work, records who knows whom, and hands operations a contract they can deliver. Partner meetings end with dates, and the quarterly report separates progress from hope.",
    great:
      "Hears of the requirement while the customer is still writing it. Has talked the company out of an expensive bid, built one partner into a steady source of orders, and left notes a successor could use.",
    trends: [
      "Cloud marketplaces give software partner managers a co-sell route that procurement departments have already set money aside for.",
      "Public infrastructure spending draws private contractors into federal and state bidding, where past performance and registration count.",
    ],
    questions: [
      {
        question: "How is this different from a sales manager or an SDR?",
        answer:
          "An SDR books first meetings and a sales manager runs the people who close. Here the product is access: a market, a channel, a contract vehicle. If your posting lists cold calls per day, you are describing the junior job, and experienced applicants will read it that way.",
      },
      {
        question: "What targets make sense before revenue arrives?",
        answer:
          "Use stages somebody outside the department can verify: qualified pursuits, signed partner agreements, a first joint customer, shortlists reached. Tie part of the bonus to those in the early quarters, shift weight to bookings or margin later, and write down who decides when a milestone has been met.",
      },
      {
        question: "Can the person bring contacts from a former employer?",
        answer:
          "Relationships travel; documents and customer lists do not. We ask about non-solicitation, confidentiality and, for former federal officials, post-employment restrictions before the first interview. Better evidence than an address book is a market the candidate entered knowing nobody, so that story is requested as well.",
      },
    ],
  },
  "sales-engineer-recruiters": {
    description:
      "Technical wins need a Sales Engineer who can demo, scope a proof of concept and tell a CISO the truth. All three are tested before you interview.",
    intro:
      "Account executives promise what the roadmap has not shipped, and product engineers get pulled onto calls, when nobody owns the technical side of a sale. You are looking for an engineer who enjoys an audience and can say no to it.",
    hiredFor: {
      text: "Presales work sits between the quota and the codebase. The sales engineer learns how a prospect's systems really fit together, tailors the demonstration, scopes the proof of concept and answers the security questionnaire. Post-sale teams depend on the handover notes, since a misread integration becomes their problem in the first month of the contract.",
      duties: [
        "Build demo environments around a prospect's own data model and workflow.",
        "Write success criteria for each proof of concept before installation begins.",
        "Answer RFP and security questionnaire sections on architecture, encryption and access.",
      ],
    },
    credentials: [
      "Technical degree, often computer science",
      "AWS or Azure architect certificate",
      "CISSP, for security vendors",
      "CCNA or CCNP, for networking products",
    ],
    tools: ["Postman", "Docker", "Salesforce", "Consensus", "Loopio", "AWS console"],
    screening: [
      {
        title: "One demo, two audiences",
        text: "The candidate demonstrates any product they know, first to an engineer, then to a finance director with ten minutes. We watch what gets cut and whether the second version is a different talk.",
      },
      {
        title: "Broken integration",
        text: "A webhook that fails silently, a SAML login that loops: we describe symptoms and answer questions as the prospect's administrator would. Diagnosis order tells us more than reaching the cause.",
      },
      {
        title: "The account team's view",
        text: "Two account executives who shared a quota with the candidate take our call. They say which deals were saved by technical work, and which promise had to be corrected in front of a customer.",
      },
    ],
    good: "Demos run on prepared data, trial scope is agreed in writing, and unknowns come back with an answer by the date given. Handover notes list every integration and every assumption made.",
    great:
      "Redraws the customer's architecture on a whiteboard until their own staff correct each other. Product managers change priorities on this person's field notes, and evaluations end early because the criteria were right.",
    trends: [
      "Buyers expect to try before talking, so interactive demo tours and sandbox trials have become presales deliverables.",
      "AI features bring questions on training data, retention and model hosting into nearly all technical evaluations.",
    ],
    questions: [
      {
        question: "How many account executives can one sales engineer support?",
        answer:
          "Complexity decides. A product shown from a standard tenant allows one presales person to cover several sellers; a platform with custom integration and long trials may need close to a pair. Count proof-of-concept hours per month before setting a ratio, and say who breaks ties when calendars collide.",
      },
      {
        question: "What does the pay plan for presales look like?",
        answer:
          "Base makes up a larger part than for the sellers, with the variable portion tied to the quota of the team or region supported. Some employers add objectives such as demo assets or trial win rate. Individual commission on single deals is unusual and discourages help across territories.",
      },
      {
        question: "Do we want a developer or a former customer?",
        answer:
          "Both backgrounds work, for different products. Former developers suit APIs, infrastructure and anything scripted in the trial. Someone who administered your category of software inside a hospital or bank knows the daily friction and is believed by peers. Meet one of each if you can and compare their demos.",
      },
    ],
  },
  "medical-sales-representative-recruiters": {
    description:
      "Territory open in device, diagnostics or pharma. We screen each Medical Sales Representative for call point, compliance record and hospital access.",
    intro:
      "Cases go uncovered, in-services stop, and surgeons drift to the rep who shows up when a hospital territory sits vacant. Replacing that coverage means finding a seller trusted by clinicians and careful about what the label allows.",
    hiredFor: {
      text: "Device makers want someone in the operating room before the first incision and on the loading dock when a tray is missing. Pharmaceutical and diagnostics companies want informed conversations with prescribers, lab directors and office staff. Either way the call point decides: orthopedics, cardiology, wound care and primary care have their own hours, gatekeepers and evidence.",
      duties: [
        "Cover scheduled cases or clinic days and in-service nursing staff on new products.",
        "Prepare evidence and pricing for the hospital's value analysis committee.",
        "Record samples, meals and other transfers of value as company policy requires.",
      ],
    },
    credentials: [
      "Bachelor's, often in biology or kinesiology",
      "CNPR certificate, for pharmaceutical entry",
      "Vendor credentialing with symplr or Vendormate",
      "HIPAA and bloodborne pathogens training",
      "RN, CST or ATC, for procedural devices",
    ],
    tools: ["Veeva CRM", "IQVIA data", "Definitive Healthcare", "GHX Vendormate", "symplr", "SAP Concur"],
    screening: [
      {
        title: "Call point proof",
        text: "Departments, case types and committee dates come before talk of rankings. We ask for a typical Tuesday from the first scrub to the last email, then compare it with a clinician reference.",
      },
      {
        title: "Label and limits",
        text: "A role-played physician presses for an unapproved use. The acceptable reply declines and routes the question to medical affairs. We also go through how meals and consulting requests were handled under the AdvaMed or PhRMA code.",
      },
      {
        title: "Territory arithmetic",
        text: "With a blank map and the accounts you can share, finalists lay out call frequency, consignment or sample stock and windshield hours. Optimistic plans fall apart at the second hospital campus.",
      },
    ],
    good: "Knows the instrument trays, the block schedule and the materials manager. Credentialing never lapses, expense reports close on time, and a product complaint reaches the manufacturer's quality department the day it is heard.",
    great:
      "Surgeons ask for this rep by name because a wrong implant size was caught beforehand. Has taken a product through value analysis at a system that had refused it, using the hospital's own data.",
    trends: [
      "Procedures continue to move into ambulatory surgery centers, where owners watch cost per case and buying decisions are quick.",
      "Integrated delivery networks centralize contracts, so pull-through inside each hospital follows a negotiation held somewhere else.",
    ],
    questions: [
      {
        question: "Do we need clinical background for this position?",
        answer:
          "For implants and anything used during a procedure, former nurses, surgical techs and athletic trainers adapt well, though they have to learn closing. Pharmaceutical territories lean on selling experience plus product training. Decide whether the manager you have is quicker at teaching anatomy or persuasion.",
      },
      {
        question: "Which compliance points should be settled before the start date?",
        answer:
          "Open Payments reporting under the Sunshine Act, the Anti-Kickback Statute, sample accountability under the PDMA for drugs, and your own code on meals. Hospitals add their credentialing for vendor access. Check the OIG exclusion list too, and ask counsel to review any commission structure touching federal program sales.",
      },
      {
        question: "Is an independent 1099 rep an option?",
        answer:
          "Distributors and small device makers do use them, particularly with surgeons already loyal to a rep. Commissions to independent agents on federally reimbursed products raise Anti-Kickback questions that the employee safe harbor does not answer, and worker classification is separate. Get advice before choosing it to save on salary.",
      },
    ],
  },
};
