import type { RoleCopy } from "../types.ts";

/** The text of each Security role page, by slug. */
export const security: Readonly<Record<string, RoleCopy>> = {
  "security-officer-recruiters": {
    description:
      "Staff each post with a security officer who is registered in your state, writes a usable report and stays courteous at a busy entrance.",
    intro:
      "An uncovered post means a propped door, a supervisor working a double and a client asking about gaps in the tour log. Reliability leads the list here, then watchfulness and a manner that settles people.",
    hiredFor: {
      text: "Guard companies and in-house departments staff lobbies, hospitals, warehouses, campuses, construction sites and gated communities. Each site has post orders, to be followed on a quiet night with no supervisor near. Armed posts, fire watch and emergency departments draw on different people, and we keep those searches separate.",
      duties: [
        "Check credentials, issue visitor badges and politely turn away anyone without authorization.",
        "Walk timed patrols, scan checkpoints and note doors, lights or leaks needing attention.",
        "Write up incidents before the shift ends and brief the relieving officer.",
      ],
    },
    credentials: [
      "State guard registration or guard card",
      "Armed permit with range qualification",
      "CPR, AED and first aid card",
      "FDNY Certificate of Fitness, New York posts",
      "IAHSS officer certification, hospital posts",
    ],
    tools: ["TrackTik", "Silvertrac", "LenelS2 access control", "Two-way radio", "Body-worn camera", "CCTV console"],
    screening: [
      {
        title: "Post orders exercise",
        text: "Applicants get a page of orders and a scene: a contractor with no badge who says the boss approved it. The right answer is on the page. We also listen to the tone it comes in.",
      },
      {
        title: "Relief that never came",
        text: "Dates and shifts are confirmed with the last two supervisors. Each is asked about a night when the next guard failed to show, and about how long this one stayed at the door.",
      },
      {
        title: "Registration lookup",
        text: "State databases show the card number, its expiry and any discipline. Where yearly refresher hours apply, as in California and New York, the certificates have to be in the file.",
      },
    ],
    good: "Takes over on time in full uniform, completes the tours and calls in what has changed. The report says who, where and when without guesses, so the site supervisor forwards it to the client as written.",
    great:
      "Notices that the same van has parked by the dock three mornings running, and logs the plate before anything is missing. Tenants ask for this officer by name. New guards are sent to shadow the post.",
    trends: [
      "Hospitals name workplace-violence courses such as CPI or AVADE in the posting itself, and pay attention to the renewal date.",
      "Guard tour apps timestamp each checkpoint, so a skipped round shows the same night and honest patrol habits can be proven.",
    ],
    questions: [
      {
        question: "How do we decide between armed and unarmed posts?",
        answer:
          "Start from a written risk assessment and your insurer's view, because a firearm changes liability, training and licensing. The permit to carry on duty is usually separate from the guard card. Many sites put money into access control first and keep armed coverage for cash handling or a credible threat.",
      },
      {
        question: "Should we employ officers directly or contract a guard company?",
        answer:
          "Direct employment gives you selection, pay and continuity, and leaves you with scheduling, relief and licensing. A contractor absorbs those and bills above the wage. Some states, California among them, also register in-house security employers, so have counsel confirm the rule before you switch.",
      },
      {
        question: "How do we keep overnight posts staffed?",
        answer:
          "Hire for nights on purpose: people who have worked them and can say why they prefer them. Offer fixed days off, a differential and a relief time that is kept. Borrowing day staff wears out both groups. A small paid on-call pool takes care of most remaining gaps.",
      },
    ],
  },
  "security-manager-recruiters": {
    description:
      "Guard contracts, access control, investigations and drills: how we recruit a security manager for a campus, hospital, plant or region.",
    intro:
      "Badges stay active after people leave, the guard vendor grades its own work and nobody is sure who calls the evacuation. Filling this chair takes a planner who tests the plan and can brief a vice president in five minutes.",
    hiredFor: {
      text: "Hospitals, data centers, manufacturers, property owners and corporate campuses hire for one site or for a region. The manager supervises officers or a vendor, runs inquiries with HR and legal, and spends a capital budget on cameras and doors. Some sites answer to a rulebook: MTSA at ports, NERC CIP at utilities, TAPA in cargo.",
      duties: [
        "Audit guard invoices against hours worked, posts covered and the contract's standards.",
        "Preserve video and lead interviews when a complaint becomes an investigation.",
        "Rehearse evacuation, severe weather and active threat plans, then correct what failed.",
      ],
    },
    credentials: [
      "ASIS Certified Protection Professional (CPP)",
      "ASIS Physical Security Professional (PSP)",
      "IAHSS CHPA, healthcare sites",
      "FEMA ICS-100 and ICS-200 courses",
      "Criminal justice or security management degree",
    ],
    tools: ["C-CURE 9000", "Genetec Security Center", "Milestone XProtect", "Everbridge", "Resolver"],
    screening: [
      {
        title: "Walking the building",
        text: "Where you agree, finalists tour the site with a facilities contact and rank its weaknesses. Those worth meeting ask about deliveries, shift change and terminations before they point at a camera.",
      },
      {
        title: "A redacted case file",
        text: "They share an investigation summary of their own. It should keep interview notes apart from conclusions, show the evidence trail, and end in a recommendation that human resources could carry out.",
      },
      {
        title: "The vendor's side",
        text: "We talk about a guard contract they ran: fill rate, penalties, the month it went wrong. Then somebody at that guard company tells us the same month from the other end.",
      },
    ],
    good: "Post orders are current and access lists get a quarterly review. Local police commanders have the cell number. Inquiries close with documents in order, spending stays within budget, and the drill calendar is kept.",
    great:
      "Removes a standing post after proving that a turnstile and a trained receptionist cover it, then moves the hours to where incidents cluster. Executives seek advice before they announce layoffs or lease an office abroad.",
    trends: [
      "California obliges most employers to keep a written workplace violence prevention plan, and some multistate companies use its format elsewhere.",
      "Badge data and incident response are shared with cybersecurity staff, which brings network basics and privacy into the interview.",
    ],
    questions: [
      {
        question: "Is a law enforcement background necessary for a security manager?",
        answer:
          "No. It brings interviewing, report discipline and contacts. Corporate work adds budgets, vendors, privacy limits and no power of arrest, which some former officers find confining. We ask them about their first civilian year, and we put career corporate managers on the list beside them.",
      },
      {
        question: "Can one security manager cover several sites?",
        answer:
          "Yes, within driving distance and with a capable lead at every location. Beyond that, visits turn into inspections and problems surface late. Write down the travel share, after-hours calls and vehicle arrangement, and who decides when two sites want the manager on the same day.",
      },
      {
        question: "How do we probe past investigations without breaching confidentiality?",
        answer:
          "Ask for method and leave out names. A candidate can explain how a complaint arrived, which records were pulled, who was present and how the decision was documented. Anyone who volunteers details that identify a former employer's staff may one day do so with yours.",
      },
    ],
  },
  "loss-prevention-manager-recruiters": {
    description:
      "Retail search for a loss prevention manager who traces shrink to its cause, builds sound cases and keeps associates out of confrontations.",
    intro:
      "Inventory results arrive, the shrink number is ugly, and no one can say how much was theft and how much was receiving error. The answer is an investigator who also understands stock, registers and store managers.",
    hiredFor: {
      text: "Department stores, grocers, pharmacies, home centers and distribution centers use the title, sometimes as asset protection. The territory may be a single high-volume store or a district. Internal cases, return fraud, cargo theft and plain bookkeeping error all land here. Apprehension policy differs so much between retailers that we request yours in writing.",
      duties: [
        "Query exception reports for voids, no-receipt refunds and sweethearting, then pull the matching video.",
        "Conduct internal theft interviews with a witness present and a written statement taken.",
        "Audit receiving, high-theft fixtures and cash handling alongside the store manager.",
      ],
    },
    credentials: [
      "LPQ or LPC, Loss Prevention Foundation",
      "Wicklander-Zulawski interview training",
      "CFI, Certified Forensic Interviewer",
      "CFE, for fraud-heavy caseloads",
    ],
    tools: ["Appriss Retail", "Agilence", "Auror", "ThinkLP", "Sensormatic EAS", "Axis cameras"],
    screening: [
      {
        title: "Shrink by department",
        text: "From a sample store's figures, the applicant tells us where they would dig and which theory to drop. Careful ones examine receiving and markdowns before suspecting anybody on payroll.",
      },
      {
        title: "Interview room conduct",
        text: "Discussion centers on an admission that later fell apart. Good answers cover minutes in the room, the witness, breaks offered, and the safeguards they now use against false confessions.",
      },
      {
        title: "Bad stops, admitted",
        text: "Anyone with years on the floor has seen one. Ours is a simple request: which step of observation was missed, what the customer was told, how training changed. Flat denials get a call to their old district leader.",
      },
    ],
    good: "Internal cases close with restitution paperwork complete. Awareness meetings are short enough that associates attend. Audit scores hold across the stores, and police get video promptly with chain of custody noted.",
    great:
      "Discovers that a recurring loss is a vendor shipping short, recovers the credits and leaves staff unaccused. Store managers bring problems early, and detectives phone first because past case packets stood up in court.",
    trends: [
      "Several states let prosecutors add up separate thefts toward a felony, which rewards managers who keep evidence organized across stores.",
      "Self-checkout has moved loss to the front end, and scan-error analytics now belong to the interview.",
    ],
    questions: [
      {
        question: "Should our loss prevention manager be allowed to detain shoplifters?",
        answer:
          "Decide before hiring. Shopkeeper's privilege varies by state, and a hands-off policy lowers the risk of injury and false-arrest claims while discouraging some applicants. Put the rule, the training and the required observation steps in writing with counsel. People sort themselves quickly once they have read it.",
      },
      {
        question: "Can a store manager move into loss prevention?",
        answer:
          "Some do very well, because they know how inventory disappears without a thief. They will need interview training, evidence handling and practice at being unpopular. We would have one work several cases beside a senior investigator before taking on a district alone.",
      },
      {
        question: "What should the bonus for this job reward?",
        answer:
          "Shrink results, audit scores and sometimes safety, paid yearly on top of base, with mileage or a car for district work. Stay away from money per apprehension or per admission: it pushes people toward bad stops and weakens testimony. Candidates from large chains may also be giving up stock.",
      },
    ],
  },
};
