import type { RoleCopy } from "../types.ts";

/** The text of each Operations role page, by slug. */
export const operations: Readonly<Record<string, RoleCopy>> = {
  "operations-manager-recruiters": {
    description:
      "When output, cost and staffing report to different desks, an Operations Manager joins them. Search built on the figures candidates really controlled.",
    intro:
      "Decisions climb to the owner one by one, overtime becomes the plan and each department blames the handoff before it. Companies need a person who walks the process end to end, finds the constraint and stays until it moves.",
    hiredFor: {
      text: "Scope varies enormously: a distribution branch, a field service company, a clinic group, a food plant's second site. Common to all is responsibility for daily delivery at an agreed cost, through supervisors. A useful brief lists the budget lines held, the people managed and the decisions reserved for the owner.",
      duties: [
        "Lead the morning meeting on yesterday's misses, assigning an owner and a date to each.",
        "Balance crews, overtime and subcontractors against the order book for the coming two weeks.",
        "Go through the monthly P&L with finance and explain every variance in labor or materials.",
      ],
    },
    credentials: [
      "Bachelor's degree in business or engineering",
      "Six Sigma Black Belt",
      "CPIM or CSCP from ASCM",
      "PMP from PMI",
      "MBA, for multi-site positions",
    ],
    tools: ["NetSuite or SAP", "Power BI", "Smartsheet", "UKG workforce scheduling", "Excel"],
    screening: [
      {
        title: "The before-and-after page",
        text: "We request one page on a process they changed: baseline, diagnosis, resistance met, result a year later. Then a former finance partner is asked if the saving reached the ledger.",
      },
      {
        title: "Authority actually held",
        text: "Titles inflate. On a short list candidates mark if they could hire, sign purchases, change a price or stop a line. The previous boss completes the same list.",
      },
      {
        title: "Ninety-day plan",
        text: "Finalists visit the site, speak with two supervisors and return a plan. Those who propose to listen, measure and fix one visible nuisance outrank the authors of sweeping reorganizations.",
      },
    ],
    good: "Hits the weekly schedule, holds supervisors to their numbers and brings the budget in close to plan. Problems reach the owner with a recommended answer and its cost.",
    great:
      "Leaves behind a system that runs during a two-week vacation without a phone call. Margins improve because rework and waiting disappear, and the supervisors can say which changes were their own ideas.",
    trends: [
      "Private equity owners install operations leaders soon after closing, and favor those used to monthly board reporting.",
      "Multi-site service businesses look for leaders who can standardize acquired branches without losing the local customers.",
    ],
    questions: [
      {
        question: "Should we hire from our own industry or look wider?",
        answer:
          "It depends on where the difficulty lies. Regulated or technical work, such as food safety or aviation parts, rewards insiders. If the trouble is scheduling, supervision or cost, methods travel well, and a manager from a tougher neighboring sector may bring sharper habits. We usually present both kinds early.",
      },
      {
        question: "How is an operations manager's bonus normally built?",
        answer:
          "Base salary plus an annual bonus linked to a few measures the person controls: labor cost, on-time delivery, safety, sometimes site profit. Owner-led firms may add a share of improvement or phantom equity. Keep safety as a gate, so nobody earns more by hiding an injury.",
      },
      {
        question: "What notice period and relocation help should we expect?",
        answer:
          "American managers usually give two weeks, though many offer longer and may wait for a bonus date. Relocation assistance matters for remote plants and smaller cities; a lump sum or temporary housing is typical. State the package in the first call, since it shapes who says yes.",
      },
    ],
  },
  "production-supervisor-recruiters": {
    description:
      "Each shift needs a Production Supervisor who hits the count and sends everyone home unhurt. We recruit for days, nights and rotating schedules.",
    intro:
      "Lines start late, the good operators cover for the missing ones and scrap goes unexplained until the customer finds it. A plant wants someone present on the floor at shift change, firm about standards and fair in public.",
    hiredFor: {
      text: "The supervisor turns a schedule into pieces: assigns operators, clears jams with maintenance, signs off first articles and answers for the shift's safety. Twelve to forty direct reports are ordinary. In unionized plants the contract governs overtime calls, job bids and discipline, and knowing how to work with a steward is half the job.",
      duties: [
        "Open the shift with safety, staffing and yesterday's scrap in a five-minute standing huddle.",
        "Reassign trained operators around absences without breaking certification or bid rules.",
        "Record downtime by cause, and press maintenance for a repair time worth believing.",
      ],
    },
    credentials: [
      "OSHA 30, general industry",
      "Certified Production Technician (CPT), from MSSC",
      "Six Sigma Yellow Belt",
      "Associate degree in manufacturing or equivalent",
    ],
    tools: ["SAP or Plex", "Redzone", "UKG timekeeping", "Ignition dashboards", "Andon boards"],
    screening: [
      {
        title: "Shift handover notes",
        text: "Candidates bring two or three, with company details blacked out. Short, dated entries about machines, people and open quality holds reveal how a supervisor thinks once the office lights are off.",
      },
      {
        title: "Discipline, step by step",
        text: "A capable operator skips lockout to clear a jam. We want to hear what gets said, documented and escalated, in sequence, and how the crew hears about it later.",
      },
      {
        title: "A tour of the cell",
        text: "Where the plant agrees, finalists walk one work cell for fifteen minutes and list questions for the operators. Experienced eyes go to guarding, work-in-process and the board nobody updated.",
      },
    ],
    good: "Starts on time, makes rate on most shifts and keeps the training matrix up to date. Write-ups are consistent from one employee to the next, and quality holds are never run around.",
    great:
      "Develops operators into leads, year after year. Changeovers shrink because the crew timed them together, and other shifts borrow the board layout. Grievances are rare, since complaints get answered the same night.",
    trends: [
      "Rotations such as 2-2-3 twelve-hour shifts appear in the posting itself, because applicants compare days off as carefully as pay.",
      "Tablets on the line give supervisors live OEE, and plants ask candidates what they did when it dropped.",
    ],
    questions: [
      {
        question: "Promote our best operator, or hire a supervisor from outside?",
        answer:
          "Technical skill alone is a weak signal. Promote when the operator already trains others, speaks up in meetings and can correct a friend. Provide a mentor and somewhere to return without shame. Outside hires make sense when habits on that shift need resetting or several leads would compete.",
      },
      {
        question: "What makes third shift easier to fill?",
        answer:
          "A stated differential, a written path to days and maintenance coverage at night, so that the supervisor is not alone with a dead press. Some candidates prefer nights permanently; we ask each for a preference instead of hoping they adjust. Meeting the crew before accepting also prevents early departures.",
      },
      {
        question: "Are salaried production supervisors ever paid for overtime?",
        answer:
          "Most qualify as exempt executives when they manage two or more full-time employees, meet the salary level and have real weight in hiring or firing. Working leads who mainly run machines generally do not. Many plants still pay salaried supervisors straight time for extra weekend shifts to stay competitive with hourly crews.",
      },
    ],
  },
  "safety-manager-recruiters": {
    description:
      "OSHA logs, lockout audits, incident reviews: our search for a Safety Manager looks past certificates to what changed on the plant floor.",
    intro:
      "Near misses go unreported, the lockout audit slips a year and an inspector's visit becomes an emergency. The position needs someone operators will talk to, with enough standing to stop a machine and enough patience to retrain the shift.",
    hiredFor: {
      text: "Manufacturers fill this seat after an injury, an insurance review or a corporate audit, and occasionally before one. The work joins regulation with persuasion: written programs, training, industrial hygiene sampling, contractor control and workers' compensation. Reporting to the plant manager or to corporate EHS changes the independence of the job, so settle it first.",
      duties: [
        "Tour production areas daily, talk with operators and record hazards with photographs and owners.",
        "Investigate injuries and near misses to root cause, then verify the fix weeks later.",
        "Maintain the OSHA 300 log and classify borderline cases under the recordkeeping rule.",
      ],
    },
    credentials: [
      "Certified Safety Professional (CSP), from BCSP",
      "Associate Safety Professional (ASP)",
      "Degree in occupational safety or industrial hygiene",
      "OSHA 511 or 501 course",
      "40-hour HAZWOPER, at chemical sites",
    ],
    tools: ["VelocityEHS", "Intelex", "SafetyCulture", "OSHA Injury Tracking Application", "Noise dosimeters"],
    screening: [
      {
        title: "Recordability cases",
        text: "Six short scenarios: stitches, a prescription dose, restricted duty, a hearing shift. Each must be classified with the reason. Errors are discussed, because how a candidate checks the rule matters more than memory.",
      },
      {
        title: "Registry lookup",
        text: "BCSP publishes a credential directory, and we use it. Lapsed or pending certificates come up with the candidate first, since study toward the CSP is respectable and overstatement is a warning.",
      },
      {
        title: "Asked of the hourly crew",
        text: "A maintenance lead or operator from a former plant joins the reference list. From them we learn if near misses were reported freely, and how often the manager appeared on nights.",
      },
    ],
    good: "Keeps programs, training records and permits in inspection order, closes corrective actions by their dates and handles an OSHA opening conference calmly. Supervisors receive clear requirements with the reason attached.",
    great:
      "Persuades engineering to design out a pinch point that training had failed to cure. Operators phone in hazards themselves, and the plant manager asks for an opinion before buying a machine.",
    trends: [
      "Serious injury and fatality prevention programs direct attention to rare, high-energy hazards and away from counting minor recordables.",
      "Heat illness rules in several states, among them California and Oregon, bring indoor temperature monitoring into factory programs.",
    ],
    questions: [
      {
        question: "Is the CSP necessary, or will an OSHA 30 card do?",
        answer:
          "They are far apart. The OSHA 30 is an outreach class for supervisors and carries no certification. The CSP requires a bachelor's degree, several years of safety practice and an exam. For one plant, an ASP with solid floor experience can serve; corporate or high-hazard sites generally want the CSP.",
      },
      {
        question: "How large must a plant be to need a safety manager?",
        answer:
          "Hazard counts for more than heads. A chemical site under process safety management may need one with sixty employees, while light assembly might share a regional manager across three buildings. Look at machine guarding exposure, contractors, injury history and what your insurer's loss control visits keep repeating.",
      },
      {
        question: "Can HR or maintenance carry safety alongside their other work?",
        answer:
          "For a small low-hazard shop, with an outside consultant, it can be done. The strain appears when production wants a machine back and the same manager has both goals. If you combine roles, protect a fixed share of the week, fund training and let that employee report straight to the plant manager.",
      },
    ],
  },
  "facilities-manager-recruiters": {
    description:
      "Chillers, sprinklers, contractors, tenants: recruit a Facilities Manager who knows the building's systems and the codes that govern them.",
    intro:
      "Preventive work slides, a rooftop unit fails in July and the fire marshal finds a sprinkler tag two inspections old. Owners need a practical manager who can read a mechanical drawing, buy services sharply and calm an overheated tenant.",
    hiredFor: {
      text: "An office campus, a hospital wing, a school district and a cold store all need one, with different codes and different emergencies. The job balances in-house technicians against outside contractors, and today's repairs against a capital plan. We ask which systems are oldest, because the age of the boiler shapes the profile.",
      duties: [
        "Prioritize open work orders, dispatch technicians and check that contractors' invoices match time on site.",
        "Schedule sprinkler, elevator, backflow and generator tests, and keep certificates where inspectors expect them.",
        "Draft the capital request for a failing roof, with quotes, photographs and remaining life.",
      ],
    },
    credentials: [
      "Certified Facility Manager (CFM), from IFMA",
      "Facility Management Professional (FMP)",
      "CHFM, for hospital buildings",
      "EPA Section 608 card",
      "Building Operator Certification (BOC)",
    ],
    tools: [
      "Corrigo or ServiceChannel",
      "IBM Maximo",
      "Niagara or Metasys controls",
      "ENERGY STAR Portfolio Manager",
      "AutoCAD floor plans",
    ],
    screening: [
      {
        title: "Pictures of a plant room",
        text: "Photographs of a mechanical room, ours or the client's, go to the candidate. Staining under a valve, a blocked panel and a missing tag should be spotted without prompting.",
      },
      {
        title: "Contract reading",
        text: "Given two HVAC maintenance proposals with different exclusions, finalists recommend one in writing. Noticing that the cheaper bid omits refrigerant and after-hours calls is the point of it.",
      },
      {
        title: "The worst night",
        text: "Burst pipe, power loss, an alarm at three in the morning. We take the story in order, then ask a tenant or department head from that building how it felt.",
      },
    ],
    good: "Completes preventive maintenance on schedule, passes inspections without scrambling and keeps utility and repair spending close to budget. Occupants receive a reply the same day, even when the part is weeks away.",
    great:
      "Turns five years of work orders into a replacement plan the finance chief signs. Contractors sharpen their bids on learning who will check the work, and energy use falls without complaints about temperature.",
    trends: [
      "Building performance standards in cities such as New York, Boston and Denver make energy and emissions reporting part of the job.",
      "Experienced stationary engineers are scarce, and employers ask managers to train generalists on boilers, chillers and controls.",
    ],
    questions: [
      {
        question: "Must a licensed engineer manage our building?",
        answer:
          "Managing rarely requires a license. Operating certain boilers or refrigeration plants does in some cities and states, where a licensed stationary engineer must be on duty. Find out what your jurisdiction asks for before writing the posting, then decide if the manager or a technician should hold the license.",
      },
      {
        question: "Should facilities be outsourced to a service provider instead?",
        answer:
          "Large portfolios often do so with firms that supply managers and technicians under one contract. A single complex site usually benefits from its own manager, who can supervise vendors in the owner's interest. Even a fully outsourced building needs somebody on the client side able to question the invoices.",
      },
      {
        question: "How should on-call duty be handled in the offer?",
        answer:
          "State it plainly: how often, the expected response time, and if a vehicle or phone is supplied. Managers are commonly salaried and treat emergencies as part of the work, yet compensatory days off after a bad weekend keep goodwill. Rotating first response among technicians spares the manager for real decisions.",
      },
    ],
  },
  "store-manager-recruiters": {
    description:
      "Sales per hour, shrink, schedules, people: recruiting a Store Manager means checking all four. Searches by format, volume and district.",
    intro:
      "Conversion drops, keyholders swap shifts among themselves and the district manager drives out every Saturday to hold things together. A store runs well under someone who sells on the floor, reads a P&L and hires ahead of the resignation.",
    hiredFor: {
      text: "Format decides the profile. Grocery moves perishables, often with a union crew; specialty apparel depends on clienteling; a big-box location resembles a small factory with customers in it. All of them want a manager who owns sales, payroll hours, shrink and the condition of the floor, open to close.",
      duties: [
        "Write the schedule against forecast traffic, staying inside payroll hours and local scheduling law.",
        "Interview applicants most weeks, since waiting for a vacancy guarantees short weekends.",
        "Inspect every department before opening and agree with its lead on the day's priorities.",
      ],
    },
    credentials: [
      "Assistant or co-manager experience, same format",
      "WAFC Retail Management Certificate",
      "Food protection manager certification, in grocery",
      "State alcohol seller permit, where applicable",
    ],
    tools: ["Oracle Xstore", "Zebra Reflexis", "UKG scheduling", "Shopify POS", "RFID handhelds", "Planogram software"],
    screening: [
      {
        title: "Mystery visit",
        text: "Before the interview one of our team may shop the candidate's current store. Fitting rooms, end caps, the greeting and the line at the register give the conversation its questions.",
      },
      {
        title: "Reading the P&L",
        text: "Finalists get twelve months of a disguised store statement and tell us where the money went. Payroll creeping ahead of sales and a shrink spike after a remodel are planted there.",
      },
      {
        title: "The bench",
        text: "We ask for names of people they promoted, and where those colleagues work now. A district manager from that period tells us who was ready, and who was rushed.",
      },
    ],
    good: "Makes plan in normal weeks, keeps inventory results within the company's shrink target and fills schedules without daily calls to neighboring stores. The building is ready when doors open.",
    great:
      "Raises sales in a location others had written off, through hiring and floor coverage before promotions. Assistant managers leave for stores of their own, and customers ask where the manager is today.",
    trends: [
      "Pickup and ship-from-store orders compete with shoppers for the same payroll hours, and managers must staff for both.",
      "Fair workweek laws in Oregon and several large cities require advance schedules, so compliance habits come up in interviews.",
    ],
    questions: [
      {
        question: "How are store managers usually paid?",
        answer:
          "Salary with a quarterly or annual bonus on comparable sales, controllable profit and shrink. Luxury and specialty formats sometimes add commission. Exempt status depends on duties as well as salary, and California looks at how working time is really spent, so counsel should see a schedule heavy on register shifts.",
      },
      {
        question: "Will a big-box manager succeed in a small specialty store?",
        answer:
          "Occasionally, and the reverse is harder. Large formats teach process, labor models and safety; boutiques demand personal selling and taste in product. We look for a stretch of floor selling in the history and suggest a paid trial day. Pay expectations also differ, which is best discussed at once.",
      },
      {
        question: "How can we change managers without unsettling the staff?",
        answer:
          "Name an interim keyholder, confirm nobody's hours will change, and keep the search confidential until the meeting with the outgoing manager has taken place. Change alarm codes and safe combinations that day. The new arrival should work one full weekend before altering the schedule or the floor plan.",
      },
    ],
  },
};
