import type { RoleCopy } from "../types.ts";

/** The text of each Customer Service role page, by slug. */
export const customerService: Readonly<Record<string, RoleCopy>> = {
  "customer-service-representative-recruiters": {
    description:
      "Returns, late parcels, billing disputes. Our recruiters find the Customer Service Representative who settles them and writes it down, on your shifts.",
    intro:
      "Unanswered tickets turn into chargebacks, one-star reviews and second calls from people who were patient the first time. Stores and online sellers do best with agents who like solving puzzles for strangers and can type while they listen.",
    hiredFor: {
      text: "Retailers hire for three channels at least: phone, chat and email, with social messages added somewhere. The representative looks up the order, works out what the policy allows and decides how far to bend it. Queue discipline matters, yet the sale saved by a thoughtful exchange is what a merchant remembers.",
      duties: [
        "Trace a missing parcel with the carrier and choose between reship, refund and waiting.",
        "Process returns and exchanges, watching for receipts, serial numbers and signs of abuse.",
        "Tag each conversation by cause so merchandising learns which product keeps coming back.",
      ],
    },
    credentials: [
      "High school diploma or equivalent",
      "One year of phone or chat work",
      "RISE Up certificate, NRF Foundation",
      "Language proficiency test, for bilingual queues",
    ],
    tools: ["Zendesk", "Gorgias", "Shopify", "Salesforce Service Cloud", "Five9", "Carrier tracking portals"],
    screening: [
      {
        title: "Written reply",
        text: "Applicants answer two real-looking emails, one about a damaged gift, one from a customer who is simply wrong. We read for the fix, the grammar and the kindness of the refusal.",
      },
      {
        title: "Policy with judgment",
        text: "A return arrives four days past the window. We ask what they would offer, up to what value, and when the team lead should hear about the exception.",
      },
      {
        title: "Scores, put in context",
        text: "Handle time and satisfaction ratings mean little without the queue behind them. We ask about contact mix, staffing and who set the target, then compare that account with a former team lead's.",
      },
    ],
    good: "Clears an assigned queue with notes a stranger could follow, stays courteous through the fourth angry call before lunch, and applies the return policy the same way to every shopper.",
    great:
      "Spots that eleven complaints this week mention one zipper and sends photographs to the buyer. Customers ask for this agent by name, and trainers play the recordings for new classes.",
    trends: [
      "Self-service returns portals keep routine exchanges away from staff, so fraud patterns and exceptions fill a growing part of the shift.",
      "Merchants bring seasonal agents on in the fall and offer the best of them permanent positions in January.",
    ],
    questions: [
      {
        question: "When should we start hiring for the holiday season?",
        answer:
          "Work backward from the date you want agents taking contacts alone. Product training, system access and shadowing each take time, and other retailers are recruiting in the same weeks. Many begin in late summer for a fall class. Plan for a few no-shows on the first day as well.",
      },
      {
        question: "Is base pay enough, or should we add incentives?",
        answer:
          "An hourly base with differentials for nights, weekends and a second language is the common structure. Bonuses tied to quality scores or attendance are easy to explain. Pay per closed ticket tends to produce closed tickets instead of solved problems, and nondiscretionary bonuses count toward the overtime rate.",
      },
      {
        question: "Could store associates move into our online service team?",
        answer:
          "They make strong candidates: product knowledge and patience come with them. Test typing, written replies and comfort with several windows open, since these are new. A few weeks of trial shifts on chat shows if the person misses the sales floor, and the store should agree on the release date.",
      },
    ],
  },
  "call-center-manager-recruiters": {
    description:
      "Service level, attrition, forecast: hire a Call Center Manager who has answered for all of them. Candidates bring their numbers and explain the bad months.",
    intro:
      "Hold times creep upward, supervisors each invent their own rules and good agents quit before anyone asks why. This chair belongs to a leader who understands interval staffing as well as coaching, and who still listens to calls.",
    hiredFor: {
      text: "Companies look for this manager when a floor outgrows its supervisors, when a vendor contract comes in-house or after a bad quarter of customer scores. The mandate covers forecasting, scheduling, quality, coaching and the telephone platform. Budget holders also expect someone who can defend headcount with arithmetic.",
      duties: [
        "Compare yesterday's forecast with actual volume by half hour and adjust today's breaks accordingly.",
        "Calibrate quality scores with supervisors by grading the same three recordings separately.",
        "Report abandonment, occupancy and attrition to the vice president, with causes attached.",
      ],
    },
    credentials: [
      "Bachelor's degree or equivalent floor experience",
      "HDI Support Center Manager",
      "COPC training, common among outsourcers",
      "Six Sigma Green Belt",
    ],
    tools: ["Genesys Cloud", "NICE CXone", "Verint or Calabrio", "Amazon Connect", "Tableau"],
    screening: [
      {
        title: "Staffing arithmetic",
        text: "Given call volume, handle time and shrinkage for one morning, candidates estimate how many agents to schedule. An approximate answer is welcome; the reasoning about occupancy and breaks is what we grade.",
      },
      {
        title: "Attrition by cohort",
        text: "Overall turnover hides the story. We ask how many of one training class remained after ninety days, why the rest left, and which change to hiring or nesting made a difference.",
      },
      {
        title: "A supervisor's view",
        text: "A team lead who reported to the finalist also takes our call. Frequency of one-to-ones, fairness in shift bids and conduct during an outage are the main subjects.",
      },
    ],
    good: "Meets the agreed service level in most intervals of most days, publishes schedules two weeks out and keeps supervisors coaching on a fixed rhythm. Surprises in the weekly numbers come with an explanation.",
    great:
      "Traces a surge of repeat calls to one confusing invoice line, then gets finance to rewrite it. Two former supervisors now run centers elsewhere, and agents with offers in hand come to talk before accepting.",
    trends: [
      "Speech analytics scores every conversation, so managers spend less time sampling and more deciding what to coach.",
      "Some companies bring complex or regulated contacts back from offshore vendors, which favors leaders who have handled a vendor transition.",
    ],
    questions: [
      {
        question: "What size of operation should candidates have run before?",
        answer:
          "Close to yours, counting seats, channels and hours. Someone used to four hundred agents has a workforce team, a trainer and a quality group; at thirty seats the manager does all of that personally. Moving up in scale is feasible with a good planner alongside, so say which support exists.",
      },
      {
        question: "Which wage and hour issue catches call centers most often?",
        answer:
          "Unpaid minutes at login are a frequent one. The Department of Labor's Fact Sheet 64 addresses boot-up and other preparatory tasks, and lawsuits on the subject recur. Applicants should be able to say how their timekeeping captured that work. Your counsel can advise on home-based staff and state break rules.",
      },
      {
        question: "Can this manager work remotely with a distributed team?",
        answer:
          "Plenty do, provided the platform gives live queue views and supervisors stay reachable through every shift. We look for experience running remote huddles, silent monitoring and equipment returns. If half the agents sit in one building, however, an absent manager is felt, and hybrid attendance usually settles the matter.",
      },
    ],
  },
  "technical-support-specialist-recruiters": {
    description:
      "Fewer reopened tickets start with the right Technical Support Specialist. We screen troubleshooting live, check certifications and match the support tier.",
    intro:
      "Engineers end up resetting passwords, customers wait on a frozen screen and the same printer fault gets logged nine times. Good people here think in order, explain without condescension and leave a note so the next case goes faster.",
    hiredFor: {
      text: "Two different jobs share the title. Internal support looks after employees' laptops, accounts and conference rooms; product support helps paying customers configure software and reproduces bugs for developers. Tier matters too: first line follows known fixes, second line finds new ones. The brief has to say which combination you are filling.",
      duties: [
        "Reproduce a customer's error, capture logs and open a bug report that engineers accept.",
        "Enroll laptops, reset multifactor tokens and remove access on a leaver's final day.",
        "Write a knowledge base article after the third identical ticket of the week.",
      ],
    },
    credentials: [
      "CompTIA A+",
      "CompTIA Network+, for second tier",
      "Microsoft Endpoint Administrator (MD-102)",
      "ITIL 4 Foundation",
      "HDI Support Center Analyst",
    ],
    tools: ["ServiceNow", "Jira Service Management", "Microsoft Entra ID", "Intune or Jamf", "TeamViewer", "Postman"],
    screening: [
      {
        title: "Broken machine, shared screen",
        text: "We set up a fault, such as a DNS entry or an expired certificate, and watch the diagnosis remotely. Guessing in circles looks very different from ruling out causes one by one.",
      },
      {
        title: "Plain-language test",
        text: "The task is to explain single sign-on to a bookkeeper locked out on payroll day. Our listener knows little about computers, and tells us afterward if the explanation helped.",
      },
      {
        title: "Ticket history, anonymized",
        text: "Without naming clients, each candidate describes five closed cases: symptom, cause, time spent, escalation. The gap between what was fixed and what was passed upward shows their true tier of work.",
      },
    ],
    good: "Resolves the common faults at first contact, sets an honest expectation for the others and escalates with logs, steps and screenshots attached. Inventory records match the equipment people actually hold.",
    great:
      "Scripts away the account setup that used to eat Monday mornings. Developers trust the bug reports enough to skip reproducing them, and a furious customer has been known to write back with thanks.",
    trends: [
      "Password resets and software installs move to self-service, pushing entry-level work toward device management, identity and SaaS administration.",
      "Attackers impersonate employees to the help desk, so verifying a caller's identity has become an interview subject.",
    ],
    questions: [
      {
        question: "Which certifications should we require for a help desk hire?",
        answer:
          "CompTIA A+ is a fair baseline for junior openings and can be dropped for someone with solid experience. Network+ suits second tier. Requiring more than one shrinks the pool without proving troubleshooting skill. Defense contractors are the exception: DoD 8140 qualification rules may prescribe specific credentials for the work role.",
      },
      {
        question: "Is after-hours coverage a separate hire or an on-call rotation?",
        answer:
          "Count the incidents. A few pages each week can rotate among the team with a stipend and clear limits; steady night volume deserves a staffed shift. Help desk employees are commonly nonexempt, which makes callback time payable, and restrictive standby may count as hours worked. Check the arrangement with counsel.",
      },
      {
        question: "Will a strong support specialist stay, or leave for engineering?",
        answer:
          "Some will move on within a few years, toward systems administration, security, QA or customer success. Employers who publish that path keep people longer and get referrals from those who advance. If you want permanence, build a senior tier with its own pay grade and ask us to recruit for it.",
      },
    ],
  },
};
