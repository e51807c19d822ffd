import type { RoleCopy } from "../types.ts";

/** The text of each Executive role page, by slug. */
export const executiveRoles: Readonly<Record<string, RoleCopy>> = {
  "chief-executive-officer-recruiters": {
    description:
      "Chief executive officer search for boards, founding families and sponsors: a written mandate, quiet outreach and references taken with care.",
    intro:
      "Decisions queue at the chair's door, lenders ask for reassurance, and the strongest lieutenants start returning headhunters' calls. The board needs someone whose past appointments resemble the three years ahead of this company.",
    hiredFor: {
      text: "The search begins with a mandate: growth after a founder, a turnaround under covenant pressure, preparation for a sale, succession inside a family. Each calls for another history. Directors seldom agree at the outset, so we interview them singly, write down where they differ and have the board settle the specification.",
      duties: [
        "Review the operating plan monthly with the officers and reset what has slipped.",
        "Brief the chair ahead of board meetings, bad news at the top.",
        "Meet large customers, lenders and investors, and decide where capital goes next.",
      ],
    },
    credentials: [
      "Full P&L responsibility in an earlier post",
      "Service on a board, or reporting to one",
      "Capital raise, sale or integration completed",
      "MBA or sector degree, often preferred",
    ],
    tools: ["Diligent Boards", "Board and lender packs", "Annual operating plan", "EOS or OKRs", "Tableau dashboards"],
    screening: [
      {
        title: "Old board papers",
        text: "Candidates choose two past board memos or investor letters, redacted. We read how a miss was explained and the forecast revised, and compare the wording with what directors of that period remember.",
      },
      {
        title: "A working session",
        text: "Under NDA, finalists receive a short data pack and spend two hours with directors on one live decision, such as closing a site or buying a rival. The board sees how they question and when they commit.",
      },
      {
        title: "Background in depth",
        text: "After consent, an outside firm verifies degrees, litigation, sanctions and directorships under FCRA procedures, disclosure and copies included. The candidate comments on any finding before the board sees it.",
      },
    ],
    good: "Meets the plan or says early why it will be missed. Keeps the officers who matter, stays inside the debt agreements, and brings directors a recommendation with the alternatives it was chosen from.",
    great:
      "Ends a project the founders loved and keeps their goodwill. Within a few years two insiders are credible successors, and the largest customer would call this person before calling a competitor.",
    trends: [
      "Boards want an emergency successor named at the appointment, which makes building a bench an early assignment.",
      "Listed companies must recover certain incentive pay after a restatement, and clawback terms now shape how packages are drafted.",
    ],
    questions: [
      {
        question: "Should the founder stay after a new CEO is appointed?",
        answer:
          "It is possible if the role is written down: a board seat, a defined advisory subject, an office elsewhere. Candidates will ask who may overrule them on hiring, pricing and spending. We bring founder and finalist together privately before terms are discussed, since doubts found at that stage cost little.",
      },
      {
        question: "Who should sit on the search committee?",
        answer:
          "Three to five directors with one in the chair, authority to recommend, and diaries cleared for interviews. Investors who hold consent rights belong on it or need regular briefing. The outgoing chief can supply context; judging a successor puts both of them in an awkward position.",
      },
      {
        question: "How do internal candidates go through the process?",
        answer:
          "As outsiders do: same specification, same exercise, same committee. They are told who will know and how the result will reach them. A retention agreement made beforehand helps keep an executive who is passed over, and the assessment gives that person something to work with.",
      },
    ],
  },
  "chief-financial-officer-recruiters": {
    description:
      "Finance at officer level: recruiting a chief financial officer suited to your lenders, your auditors and the transaction on the horizon.",
    intro:
      "The bank wants a covenant forecast, the auditors want a signature, and the controller is producing both at midnight. Companies at that point need a finance head who explains cash to people who never open a ledger.",
    hiredFor: {
      text: "Venture-backed companies hire to raise money, sponsor-owned ones to report and refinance, listed ones to certify filings under Sarbanes-Oxley, family firms to bring order before succession. Which of these the next two years hold decides the profile. Treasury, tax, procurement, IT or legal may report here too, and that list changes who applies.",
      duties: [
        "Chair the weekly cash meeting and decide on payments, draws and collections.",
        "Walk the audit committee through reserves, judgments and open control deficiencies.",
        "Defend the forecast to lenders and rein in budget owners who have drifted.",
      ],
    },
    credentials: [
      "CPA, active or inactive",
      "MBA or finance degree",
      "CFA charter, investment-heavy companies",
      "SEC reporting and SOX 404 experience",
      "Audit, financing or exit completed in seat",
    ],
    tools: ["NetSuite or SAP S/4HANA", "Workday Adaptive Planning", "Anaplan", "Workiva", "Kyriba", "Carta"],
    screening: [
      {
        title: "Thirteen weeks of cash",
        text: "From a thin set of statements the candidate sketches a short-term cash view and marks the assumptions they distrust. Former auditors and former bankers err in different places, which shows the deputy they would need.",
      },
      {
        title: "Filings and letters",
        text: "For public companies we read the Item 4.01 and 4.02 disclosures and any material weakness reported in their tenure. Private ones may let us see the auditors' management letter.",
      },
      {
        title: "Lender and auditor calls",
        text: "A relationship banker and an engagement partner, named with consent, tell us if bad quarters were announced or discovered. Both have also watched this candidate argue an estimate they did not like.",
      },
    ],
    good: "The close follows a fixed calendar and forecasts land within the tolerance that directors agreed. Lenders hear of trouble ahead of a covenant test. Audit comments are minor and are cleared by the following year.",
    great:
      "Shows the sales chief which customers lose money and gets prices changed without a feud. Debt is refinanced well ahead of maturity, and a deputy has presented to the board often enough to step in.",
    trends: [
      "Smaller private companies start with a fractional finance chief and appoint a permanent one when audits and bank debt arrive.",
      "Data, pricing and procurement teams are moving under finance, which favors candidates who have run an operating department.",
    ],
    questions: [
      {
        question: "Does our CFO have to be a CPA?",
        answer:
          "No general law requires it. Audited, acquisitive or listed companies often insist, and lenders find the license reassuring. If a capable controller holds it, a background in banking or corporate finance may serve you better. The financial-expert rule for listed companies concerns the audit committee, a separate matter.",
      },
      {
        question: "When is an interim or fractional finance chief enough?",
        answer:
          "When the need has edges: a system change, a raise, a vacancy. Once decisions arrive daily, part-time attention becomes a bottleneck. Look at how often the board meets, the debt terms and the depth of the team. An interim can also help write the permanent brief and meet finalists.",
      },
      {
        question: "When can a sitting CFO realistically start?",
        answer:
          "The reporting calendar governs. Few walk out before year-end close, an audit opinion or a bonus date, and a listed company must announce the departure on Form 8-K. Unvested equity raises the price of an early move. We ask about these dates early so that the offer can be built around them.",
      },
    ],
  },
  "chief-operating-officer-recruiters": {
    description:
      "Turn plans into delivery with a chief operating officer matched to your CEO's strengths, your sites and the scale you expect to reach.",
    intro:
      "Nobody arbitrates between sales and delivery, so each quarrel climbs to the top and customers feel the delay. The remedy is a second-in-command who likes process and is content to let somebody else hold the microphone.",
    hiredFor: {
      text: "No two companies mean the same by this title. In one it is manufacturing and supply chain; in the next, clinics, field crews or everything except finance. Our intake starts with the CEO: the work they do badly, the work they refuse to hand over, and if this chair is meant to lead to theirs.",
      duties: [
        "Run the weekly operating review and close it with owners and dates.",
        "Visit plants, branches or clinics to compare reported numbers with the floor.",
        "Decide capacity, staffing and vendor moves that cross department lines.",
      ],
    },
    credentials: [
      "Multi-site operations or P&L leadership",
      "Lean Six Sigma Black Belt, industrial settings",
      "MBA or engineering degree",
      "ERP rollout or merger integration led",
    ],
    tools: ["SAP or Oracle ERP", "Power BI", "Scorecards and OKRs", "UKG workforce management", "Value stream maps"],
    screening: [
      {
        title: "Division of powers",
        text: "CEO and candidate write separately who decides pricing, hiring, capital and customer exceptions. We lay the two pages side by side and spend the meeting on the lines that disagree.",
      },
      {
        title: "A system that lasted",
        text: "They describe a planning routine, dispatch model or shift structure they installed, down to the form people filled in. A manager who stayed behind then reports what is still in use.",
      },
      {
        title: "A day on site",
        text: "Finalists spend it at one of your locations and return with observations in writing. We check who they talked to: notes drawn only from managers suggest a desk operator.",
      },
    ],
    good: "Delivers the operating plan with service and safety measures steady through growth. Disputes between functions are settled one level down. The CEO gets an accurate picture every week, including the parts that are late.",
    great:
      "Takes out a step that everyone hated and nobody owned. Department heads name the same priorities without prompting, acquired branches are on one payroll by the date given, and the CEO has whole days for customers.",
    trends: [
      "Some companies retire the title, spread its duties, and restore it when the CEO must travel to raise capital.",
      "Acquisitive owners ask about integrations: payroll cutovers, merged systems, and which branch managers were still there a year later.",
    ],
    questions: [
      {
        question: "COO or strong general manager: which do we need?",
        answer:
          "If one business line dominates, a general manager with profit responsibility may do. Several lines sharing plants, crews or software argue for an officer above them. Sketch the chart both ways and see which decisions still climb to the CEO. The drawing usually settles the title.",
      },
      {
        question: "Should we present the COO as the next CEO?",
        answer:
          "Only if the board means it, with conditions it would repeat to the candidate in writing. Implied promises attract people who leave once the date slips. Where succession is open, say that. Some excellent operators have no wish to run the company and will be relieved.",
      },
      {
        question: "Can a chief operating officer work remotely?",
        answer:
          "In a distributed company, yes, with regular travel. Plants, clinics, warehouses and hotels call for presence, and crews notice absence. A commuting arrangement lies between: agree on nights per week on site, who pays for lodging, and the tax treatment, which an adviser should check by state.",
      },
    ],
  },
  "chief-technology-officer-recruiters": {
    description:
      "Architecture, engineering hires and a seat before investors: search for the chief technology officer of a software or product company.",
    intro:
      "Engineers ship around each other, cloud bills rise unexplained, and the founder approves schemas between investor calls. This seat is for a builder who has already lived through the stage of scale you are about to enter.",
    hiredFor: {
      text: "Seed companies mean a hands-on lead. Later ones mean an executive with managers, budgets and vendors, sometimes alongside a CIO or a separate head of platform. Time spent coding is the usual misunderstanding, and we have you put it in hours per week ahead of sourcing.",
      duties: [
        "Choose what to build, buy or retire, and record the reasoning.",
        "Go over incidents and delivery measures with engineering managers, then move people accordingly.",
        "Answer customers' security questionnaires and investors' diligence requests with facts.",
      ],
    },
    credentials: [
      "Computer science or engineering degree, common",
      "Engineering team led through a growth stage",
      "SOC 2 or ISO 27001 program ownership",
      "HIPAA, PCI DSS or FedRAMP exposure, by sector",
    ],
    tools: ["AWS, Azure or GCP", "GitHub", "Datadog", "Terraform", "Jira or Linear", "Vanta or Drata"],
    screening: [
      {
        title: "Architecture under questioning",
        text: "A senior engineer of your choosing spends ninety minutes on a system the candidate shaped: load, failure modes, running cost, and the choice they regret. We sit in and keep notes.",
      },
      {
        title: "Engineers who were there",
        text: "Former reports at two levels talk about the hiring bar, the on-call burden and how people were let go. Public talks, repositories and postmortems are read for clarity.",
      },
      {
        title: "Annotating the spend",
        text: "Given a sheet with cloud, vendors, headcount and contractors, the candidate writes in the margins. Look for cost per customer, and for an opinion on what ought to stay unbuilt.",
      },
    ],
    good: "Releases follow a rhythm that sales can promise against, and uptime stays within the commitment. Managers they hired go on to hire well. Technical debt reaches the board priced in money and months.",
    great:
      "Kills a rewrite halfway because the numbers changed, and the team agrees. Senior engineers take smaller titles to join, account executives ask for them in closing calls, and an acquirer's diligence finds little it was not told.",
    trends: [
      "Coding assistants changed what junior engineers are given; candidates are asked about review rules, licensing checks and measured effect.",
      "Enterprise buyers expect a SOC 2 report before signing, so security ownership often arrives with this office.",
    ],
    questions: [
      {
        question: "Is our lead engineer ready to become CTO?",
        answer:
          "Look for evidence of three things: hiring somebody stronger than themselves, refusing a customer with reasons, presenting a budget. With two missing, consider a vice president of engineering beside them or an experienced adviser above. Taking a title away later hurts more than postponing it.",
      },
      {
        question: "How is equity for a technology chief usually structured?",
        answer:
          "Stage, cash salary and standing as cofounder or employee decide the size. Four-year vesting with a one-year cliff is the customary form; acceleration, refresh grants and the exercise window are bargained over. Have the cap table, current 409A valuation and remaining option pool ready before talks begin.",
      },
      {
        question: "What about a candidate's side projects and prior inventions?",
        answer:
          "Request a list early. Invention assignment agreements normally carve out earlier work, and states including California limit what an employer may claim from personal time. Open-source maintainership should be named in the contract. Counsel can deal with all this in a page when it surfaces before signature.",
      },
    ],
  },
  "chief-marketing-officer-recruiters": {
    description:
      "Brand, demand and budget in one office: appoint a chief marketing officer whose results the finance team will accept as revenue.",
    intro:
      "Agencies keep billing, the homepage still sells a retired product, and sales has stopped opening the leads it is sent. You want a person able to pick a market position and defend the spending behind it to a skeptical CFO.",
    hiredFor: {
      text: "Consumer companies look for brand and media judgment, software firms for pipeline and positioning, banks and health systems for reputation under regulation. Scope may take in communications, e-commerce, product marketing and customer insight. We ask what the previous holder was not permitted to decide, because strong applicants will.",
      duties: [
        "Divide money among channels, agencies and staff, and shift it as results come in.",
        "Agree on lead definitions with sales and inspect conversion stage by stage.",
        "Approve positioning, major campaigns and the claims that legal must substantiate.",
      ],
    },
    credentials: [
      "Marketing degree or MBA, frequently requested",
      "Full budget and agency ownership",
      "Brand launch or repositioning led",
      "Advertising experience under FDA, FINRA or FTC rules",
    ],
    tools: [
      "Salesforce and HubSpot",
      "Adobe Experience Cloud",
      "Google Analytics 4",
      "Circana data",
      "6sense",
      "Media mix models",
    ],
    screening: [
      {
        title: "Where the money went",
        text: "Candidates lay out a year of spending by line, separating results they trusted from results they suspected. A finance colleague from that company is then invited to describe the same year.",
      },
      {
        title: "Who wrote the brief",
        text: "Famous campaigns have many parents. We track down the agency lead and the product manager and establish who briefed it, who threw out versions and who read the data.",
      },
      {
        title: "Two of your customers",
        text: "Before the last round, and with your permission, each finalist interviews two buyers and reports what was unexpected. That page tells you things no deck assembled from your website could.",
      },
    ],
    good: "Reaches the pipeline or sell-through target and reports attribution with its limits stated. Agency scopes are tidy. Product teams receive research early enough to change a launch because of it.",
    great:
      "Leaves a fashionable channel and gives the reason in margin. Salespeople borrow the company's new language without being told to, prices hold through a rival's discount, and finance argues for the brand line at budget time.",
    trends: [
      "State privacy statutes and browser limits on tracking favor leaders who have built consented, first-party customer data.",
      "Titles such as chief growth officer fold sales into the job, and the new reporting line decides who applies.",
    ],
    questions: [
      {
        question: "How soon should a marketing chief show results?",
        answer:
          "Separate the clocks. Paid channels and lead handling can move within quarters, while repositioning and brand measures take longer. Agree on a baseline and early indicators before arrival, and on who may freeze spending. Boards that judge the whole job by its quickest measure tend to refill it often.",
      },
      {
        question: "Should our CMO come from the same industry?",
        answer:
          "Pharmaceuticals, banking and alcohol reward it, since claims review takes time to learn. Elsewhere we would match the business model: subscription, considered purchase, wholesale, marketplace. A shortlist can hold both kinds, and the customer interviews give you something to compare them on.",
      },
      {
        question: "Is an agency veteran a sensible choice for this post?",
        answer:
          "Sometimes. Agency leaders bring range and craft, but many have not carried a revenue number or sat through budget cuts from the inside. Favor those who were embedded with a client as acting head of marketing, and speak to that client about the months after launch.",
      },
    ],
  },
};
