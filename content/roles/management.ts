import type { RoleCopy } from "../types.ts";

/** The text of each Management role page, by slug. */
export const management: Readonly<Record<string, RoleCopy>> = {
  "general-manager-recruiters": {
    description:
      "Full P&L, one site or several. Find a General Manager who has run sales, operations and people together and can explain every line of the result.",
    intro:
      "Department heads take every dispute to the owner, and decisions worth a day wait a month, if no one is in charge on site. Such a job goes to a leader who has balanced sales, cost and people under one roof.",
    hiredFor: {
      text: "Owners, private equity groups and national companies hire a general manager so that one person answers for a whole business unit. Dealerships, distribution branches, clubs, service firms and divisions all use the title. The mandate differs widely: grow it, repair it, prepare it for sale or keep it steady while the founder steps back.",
      duties: [
        "Walk the departments, then settle the two or three conflicts blocking work.",
        "Review daily cash, bookings, labor hours and complaints before the staff meeting.",
        "Close the month with finance and write the owner a plain commentary.",
      ],
    },
    credentials: [
      "Business degree or long operating experience",
      "MBA, favored by private equity owners",
      "P&L responsibility held, with revenue stated",
      "Dealer, liquor or contractor license, as applicable",
    ],
    tools: ["NetSuite", "QuickBooks Enterprise", "Power BI", "ADP Workforce Now", "Microsoft Excel"],
    screening: [
      {
        title: "Statement read cold",
        text: "Three months of a disguised income statement, fifteen minutes, a pencil. Candidates tell us what they would examine first, which department head would get the first visit and what they would ask there.",
      },
      {
        title: "Limits of authority",
        text: "Pricing, hiring, capital, leases: for each one, what could be signed without a call upstairs. Titles inflate, and the signature limit is confirmed with the person they reported to.",
      },
      {
        title: "Order of changes",
        text: "Finalists visit the site or study a floor plan and staffing chart, then name what should stay untouched for a quarter. Restraint is informative, and so is the one thing they would stop at once.",
      },
    ],
    good: "Budgets are met or the miss is announced early. Departments have written targets, payroll matches volume, inspections pass, and the owner can take two weeks away without a phone call about inventory.",
    great:
      "Raises margin without starving maintenance or training. Within two years someone inside is ready to take over a department, an old customer has returned, and the books would survive a buyer's due diligence.",
    trends: [
      "Owners preparing a sale or succession install a general manager first, because buyers discount companies that depend on the founder.",
      "Private equity roll-ups look for multi-site operators who can bring acquired branches onto common systems and pricing.",
    ],
    questions: [
      {
        question: "Should an industry outsider be considered for general manager?",
        answer:
          "Where the margin mechanics are alike, yes. Distribution, field service and light manufacturing share more than their vocabulary suggests: utilization, inventory turns, crew scheduling. Be stricter when a license, a union contract or a manufacturer's franchise agreement is involved, since mistakes there are expensive and outsiders learn by making them.",
      },
      {
        question: "How is a general manager's bonus usually structured?",
        answer:
          "Most plans pay a share of base on profit against budget, with EBITDA the common measure under private equity. Safety, retention or working capital may adjust it. Equity or phantom units appear when a sale is expected. Define which corporate charges hit the unit's figures before anybody signs.",
      },
      {
        question: "What about the long-serving manager who wanted the job?",
        answer:
          "Interview them properly first, with the same exercise as outside candidates, so the decision can be explained. If the answer is no, they should hear it before the announcement, with reasons and a next step. A meeting with the finalist beforehand lowers the odds of losing two managers in one month.",
      },
    ],
  },
  "project-manager-recruiters": {
    description:
      "Late, over budget or not yet begun: a Project Manager puts scope, schedule and owners into one plan. PMP status looked up in PMI's registry.",
    intro:
      "Tasks get done while nobody watches the critical path, and sponsors learn of the delay from a vendor. Put in charge a person who asks awkward questions early, records decisions and is not offended when people dislike the schedule.",
    hiredFor: {
      text: "An ERP rollout, an office move, a product line transfer, a regulatory deadline: the work is temporary and the staff belong to other managers. A project manager is brought in to agree scope with the sponsor, break it into dated pieces and report the truth about them. Contract and permanent hiring are both usual, depending on what follows completion.",
      duties: [
        "Chair the weekly status meeting and publish decisions, owners and dates within hours.",
        "Update the risk register and raise anything that threatens a milestone.",
        "Price change requests with vendors and take them to the sponsor.",
      ],
    },
    credentials: [
      "PMP, active, from PMI",
      "CAPM, for coordinators moving up",
      "Certified ScrumMaster (CSM) or PMI-ACP",
      "Security clearance, on some federal programs",
    ],
    tools: ["Microsoft Project", "Smartsheet", "Jira", "monday.com", "Confluence", "Planview"],
    screening: [
      {
        title: "Schedule in the raw",
        text: "We ask to see a redacted plan, in whatever tool it was kept. Dependencies, baselines and actual dates reveal if the file drove the work or decorated a meeting.",
      },
      {
        title: "Red status, told early",
        text: "Candidates recount the project that turned red: who heard first, how many days after the sign appeared, what was proposed. A sponsor from that project is our preferred reference.",
      },
      {
        title: "Unreasonable sponsor",
        text: "In a short exercise the sponsor adds scope and keeps the date. Good answers put options on the table with costs; weak ones agree and hope, or refuse and lecture.",
      },
    ],
    good: "Status reports agree with what the team says in the corridor. Minutes are brief, vendors know the acceptance criteria, and the final cost equals the baseline plus the approved changes.",
    great:
      "Cancels meetings because the board shows what they were for. Functional managers lend their better people again, and lessons from closeout turn up in the plan of the project after it.",
    trends: [
      "Hybrid delivery is ordinary: a fixed budget and stage gates around teams that work in sprints.",
      "Meeting summaries and status drafts come from software, so hiring weighs negotiation and judgment over administration.",
    ],
    questions: [
      {
        question: "Is the PMP worth requiring in our posting?",
        answer:
          "Require it when a client contract or government solicitation names it; prefer it otherwise. The exam has an experience requirement and the credential lapses without continuing education, so an active one proves some discipline. It says nothing about running your type of project, which is why we ask for plans.",
      },
      {
        question: "Contractor or employee for a single project?",
        answer:
          "For one migration or one building, a contractor with a completion bonus is sensible. If three more projects are waiting, hire. Watch worker classification for independent contractors: control over hours and tools points toward employment under IRS and state tests. Agency payroll avoids some of that at a markup.",
      },
      {
        question: "How technical does this person have to be?",
        answer:
          "Enough to notice when an estimate is nonsense. On software work that means reading a backlog and understanding environments; on equipment installs, submittals and lead times. A lead engineer should remain the technical authority, otherwise you are recruiting two jobs and will get half of each.",
      },
    ],
  },
  "product-manager-recruiters": {
    description:
      "Shipped releases count here. We screen a Product Manager on one feature, from user interview to adoption data, in a product close to yours.",
    intro:
      "Engineers keep building whatever was asked for loudest, and no one compares usage afterward, as long as the product has no owner. Companies in that position need a decision maker who talks with users weekly and can defend a short list.",
    hiredFor: {
      text: "The product manager chooses which problem the team solves next and lives with the usage data. Scope varies with the employer: a growth squad wants experiments, a platform team wants API design and internal customers, a bank wants someone who can get a release through compliance. We write down which before searching, since the titles look identical.",
      duties: [
        "Talk with several users and read support tickets before ranking the backlog.",
        "Write problem statements and acceptance criteria that engineers can estimate from.",
        "Check adoption and retention of the last release against its goal.",
      ],
    },
    credentials: [
      "Released products, named, with dates",
      "Certified Scrum Product Owner (CSPO)",
      "Engineering, design or economics degree",
      "Domain credential, for clinical or financial products",
    ],
    tools: ["Jira", "Amplitude", "Productboard", "Figma", "Pendo", "SQL"],
    screening: [
      {
        title: "A feature they killed",
        text: "Anyone can describe a launch. We ask for something stopped after work began: what evidence arrived, who objected, what it had cost so far, and how the engineers were told.",
      },
      {
        title: "Reading the funnel",
        text: "A sample funnel with a misleading average is shared on screen. Candidates who split it by cohort or device find the problem; others propose a redesign of the wrong step.",
      },
      {
        title: "Engineers on record",
        text: "Among the references is a developer or tech lead from the same squad. We want to know how often priorities flipped midsprint and if the reason was ever explained.",
      },
    ],
    good: "Backlog items state the problem, releases carry a measurable goal, and stakeholders know why their request is not on the list. Support and sales hear about changes before customers do.",
    great:
      "Reduces the roadmap until each remaining item is obviously worth a quarter. Can quote a customer from last week, admits a failed bet with its data, and engineers argue with this person because arguing changes things.",
    trends: [
      "Prototype tools based on language models let product people test an idea with users before any sprint is planned.",
      "Some companies have folded project and product owner duties into one position, and applicants ask which of them this is.",
    ],
    questions: [
      {
        question: "How do we assess a product manager without trick questions?",
        answer:
          "Use your own product. Ask for a critique, then for the two questions they would research first and what finding would change their mind. An hour with an engineer and a designer present shows how they handle disagreement. Guessing the number of gas stations shows nothing.",
      },
      {
        question: "Is a technical background necessary in product management?",
        answer:
          "For infrastructure, data or developer products it nearly always is, because the users are engineers. On consumer and workflow software, curiosity about how the system works suffices, provided a strong tech lead is in place. Check instead whether they can write a simple query and read an API document.",
      },
      {
        question: "Can a business analyst or support lead be promoted into it?",
        answer:
          "Often well, since they know the users and the workarounds. What has to be learned is refusing: choosing one segment over another and leaving loud requests undone. Give the person one contained area, a metric and a mentor for two release cycles before changing the title.",
      },
    ],
  },
  "plant-manager-recruiters": {
    description:
      "Output, scrap, safety and the union contract: hire a Plant Manager with a comparable site behind them, confirmed by people on the floor.",
    intro:
      "Maintenance is deferred, shifts make their own rules and the customer scorecard slides within weeks of a plant manager's departure. The replacement should have run a similar process at similar scale and prefer the floor to the conference room.",
    hiredFor: {
      text: "One site, all functions: production, maintenance, quality, EHS, materials and usually HR report here, directly or by dotted line. Corporate sets the budget and the customer sets the schedule. The manager turns both into staffing, uptime and yield, keeps regulators satisfied, and decides on the night shift's behalf when a line stops.",
      duties: [
        "Lead the morning tier meeting on safety, quality, delivery and cost.",
        "Walk each shift at least once a week, the late ones included.",
        "Approve overtime, capital requests and the recovery plan for missed orders.",
      ],
    },
    credentials: [
      "Engineering or operations degree",
      "Lean or Black Belt credential",
      "OSHA 30 card",
      "Site led through ISO or IATF audits",
      "Process safety (PSM) background, in chemicals",
    ],
    tools: ["SAP S/4HANA", "Plex", "IBM Maximo", "Minitab", "UKG timekeeping"],
    screening: [
      {
        title: "Site beside site",
        text: "Headcount, shifts, union status, batch or continuous, customer industry. We put the candidate's last plant next to yours on one sheet, and differences become interview questions before you spend a day on a visit.",
      },
      {
        title: "Twenty minutes on the floor",
        text: "During a plant walk under your safety rules, finalists say what they see: blocked panels, idle work in process, who looks up. Supervisors who walk along give their own view later.",
      },
      {
        title: "Injuries and grievances",
        text: "We discuss recordable cases, grievance counts and what stood behind each bad month. A former union steward, supervisor or EHS lead is asked to describe how the candidate behaved after an accident.",
      },
    ],
    good: "Schedule attainment, scrap and overtime are posted and current. Audits hold no surprises, preventive maintenance gets its hours even in a heavy month, and supervisors can say what today's target is.",
    great:
      "Operators stop the line without fear and it stops less each quarter. Took a plant through a launch, a layoff or a contract negotiation with the workforce still talking to management, and left a successor.",
    trends: [
      "Reshoring and new capacity create greenfield startups, and leaders who have commissioned a plant from an empty floor are few.",
      "Sensor data from older machines is finally being collected; plant leaders decide which of it changes a maintenance plan.",
    ],
    questions: [
      {
        question: "What helps when nobody wants to relocate for the job?",
        answer:
          "Describe the town early, pay for a two-day visit and cover temporary housing through the first quarter. A guaranteed bonus for year one replaces what is forfeited elsewhere. Consider too the operations manager at a larger plant within driving distance, who may not have to move at all.",
      },
      {
        question: "How much does union experience matter for our plant?",
        answer:
          "If you have a bargaining unit, a great deal: contract language, grievance steps and past practice cannot be improvised. At a nonunion site it still teaches consistent discipline. Whoever is hired should know what the National Labor Relations Act lets supervisors say during an organizing drive, with labor counsel on call.",
      },
      {
        question: "Who signs off on safety records at site level?",
        answer:
          "OSHA requires a company executive to certify the annual Form 300A summary, and the highest-ranking official at the establishment qualifies, which often means this person. Candidates should be able to explain how cases on the 300 log were classified. We ask, because the answer shows who kept the log.",
      },
    ],
  },
  "supply-chain-manager-recruiters": {
    description:
      "Shortages and excess stock together point to planning. Hire a Supply Chain Manager used to holding S&OP, suppliers and freight in one seat.",
    intro:
      "Expediting fees rise and the wrong stock piles up once planning, buying and freight are handled by three people who report separately. The cure is one manager able to read an MRP exception list and confront a supplier.",
    hiredFor: {
      text: "Manufacturers appoint this manager to join demand, purchasing, production planning and transportation into one plan that sales and finance both accept. The monthly S&OP meeting is the visible part. Behind it lie lead times that are wrong in the system, suppliers with one factory, and customers who change orders inside the frozen window.",
      duties: [
        "Prepare the demand and supply review and bring conflicts to a decision.",
        "Correct lead times, safety stock and order quantities in the planning system.",
        "Escalate late suppliers, compare recovery options and approve premium freight.",
      ],
    },
    credentials: [
      "CSCP or CPIM, through ASCM",
      "CPSM, through ISM",
      "Industrial engineering or logistics degree",
      "CTPAT or import compliance experience",
    ],
    tools: ["SAP IBP", "Kinaxis", "Oracle Cloud SCM", "Blue Yonder", "project44", "Power BI"],
    screening: [
      {
        title: "Exception list",
        text: "We hand over a page of planning messages: expedite, defer, cancel. The candidate picks the five that deserve attention today and explains why the remainder can be ignored or automated.",
      },
      {
        title: "Supplier failure",
        text: "They tell us about a sole source that stopped shipping. Good accounts include the contract terms, the second tooling set nobody had paid for, and how customers were allocated.",
      },
      {
        title: "Inventory, cause by cause",
        text: "Turns or days on hand, start to finish, with each cause separated: forecast error, lot size, obsolete stock, price. A finance colleague is called to confirm the arithmetic.",
      },
    ],
    good: "Forecast bias is measured, past-due purchase orders are cleaned weekly, and premium freight has an approved reason on each line. Planners know which parts are critical without asking.",
    great:
      "Finds cash by fixing order parameters before pressing suppliers. Sales trusts the promise dates, a second source was qualified ahead of the disruption, and the S&OP meeting ends with a decision recorded.",
    trends: [
      "Tariff changes send landed cost back to the planning table, and knowledge of country of origin rules is asked for.",
      "Import enforcement under the Uyghur Forced Labor Prevention Act obliges manufacturers to trace material several tiers down.",
    ],
    questions: [
      {
        question: "Do we need a manager, or a senior planner?",
        answer:
          "If the trouble is inaccurate parameters and late purchase orders, a senior planner with authority over the system may cure it. When sales, purchasing and production each keep their own forecast, you need someone with standing to chair the argument. The second case justifies the larger salary.",
      },
      {
        question: "Which supply chain certification should we ask for?",
        answer:
          "CPIM fits planning inside the plant, CSCP covers the chain from supplier to customer, and CPSM leans toward sourcing. None is mandatory. We treat them as common vocabulary and put more weight on an inventory or service improvement that a former finance partner confirms.",
      },
      {
        question: "How much of this work can be done off site?",
        answer:
          "Planning and supplier management can, for part of the week. Cycle count problems, dock congestion and scheduling quarrels are easier to see than to hear about, so plants usually ask for regular days in the building. Time zones matter too if your suppliers are in Asia.",
      },
    ],
  },
  "construction-manager-recruiters": {
    description:
      "Field-tested Construction Manager candidates for owners and general contractors, matched by project type, contract value and delivery method.",
    intro:
      "Subcontractors work to their own sequence, RFIs pile up and the pay application is contested while the site lacks a manager. Trades will follow a builder who has closed out comparable jobs and can price a delay from memory.",
    hiredFor: {
      text: "General contractors, construction managers at risk and owners' representatives all use this title, for opposite sides of the same contract. The common core is buying out trades, keeping the critical path, controlling changes and handing over a building that passes inspection. Hospitals, data centers, schools and multifamily demand different habits, so project type leads our search.",
      duties: [
        "Run the weekly subcontractor meeting from a three-week look-ahead schedule.",
        "Review pay applications against work in place, stored material and lien waivers.",
        "Negotiate change orders and record delay causes the day they occur.",
      ],
    },
    credentials: [
      "Certified Construction Manager (CCM)",
      "OSHA 30, construction",
      "Construction management or civil engineering degree",
      "State contractor license, as qualifying individual",
      "LEED AP, for certified buildings",
    ],
    tools: ["Procore", "Primavera P6", "Bluebeam Revu", "Autodesk Build", "Sage 300 CRE"],
    screening: [
      {
        title: "Project list, verified",
        text: "Every job under the last two employers: address, contract value, delivery method, role, outcome. We call an architect, an owner or an inspector who was on it and compare what they remember.",
      },
      {
        title: "Delay and paper",
        text: "We describe six weeks of rain, a late switchgear delivery and an owner change, overlapping. The candidate explains which notices go out, when, and what the schedule update would show.",
      },
      {
        title: "Safety on their site",
        text: "Candidates talk through a stop-work decision and a subcontractor removed for violations. Then comes the experience modification rate of companies they ran work for, and what they did to move it.",
      },
    ],
    good: "Daily reports are complete, submittals run ahead of procurement, and cost-to-complete is revised monthly with reasons. Inspections are booked when the work is ready, and the punch list shrinks steadily.",
    great:
      "Spots the conflict between ductwork and steel on the model, before anything is fabricated. Subcontractors give better numbers for this person's jobs, owners request the name in the next proposal, and closeout documents are ready at turnover.",
    trends: [
      "Long lead times for switchgear, generators and chillers make early procurement planning a hiring criterion on mission-critical projects.",
      "Progressive design-build and CM at risk bring managers in before drawings are finished, so preconstruction ability is interviewed for.",
    ],
    questions: [
      {
        question: "What is the difference from a superintendent or project manager?",
        answer:
          "A superintendent directs the field day by day and the project manager holds contracts, costs and correspondence. Depending on the company, a construction manager oversees both or represents the owner across several jobs. Spell out who controls buyout, schedule and safety, or applicants from each track will answer the ad.",
      },
      {
        question: "Does this hire need a license in our state?",
        answer:
          "Employees of a licensed contractor generally do not. Many states, however, tie the company's license to a qualifying individual, and New York City registers construction superintendents and licenses site safety managers. If the departing manager was your qualifier, check the replacement deadline with the licensing board.",
      },
      {
        question: "How do per diem and project bonuses usually work?",
        answer:
          "Travel jobs add per diem or furnished housing, a truck or allowance, and trips home at set intervals. Bonuses often follow gross profit or schedule at closeout, so someone leaving midproject forfeits money. Ask when the present job turns over; a start date after that may spare you a buyout.",
      },
    ],
  },
};
