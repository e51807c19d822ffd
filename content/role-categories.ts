import type { RoleCategory } from "#domain/roles/catalogue.ts";
import type { RoleCategoryCopy } from "./types.ts";

export const roleCategoryCopy: Readonly<Record<RoleCategory, RoleCategoryCopy>> = {
  Administrative: {
    category: "Administrative",
    hiredFor:
      "A calendar that holds, visitors met at the door and paperwork that goes out on time: this is the work that keeps an office usable.",
    screenedFor: [
      {
        title: "Discretion",
        text: "Executive support means seeing salaries, board papers and personal travel. Former managers tell us how that was handled.",
      },
      {
        title: "Office software",
        text: "Outlook and Google calendars across time zones, mail merge, expense tools such as Concur. A short practical exercise shows more than a line on a résumé.",
      },
      {
        title: "Pace and interruptions",
        text: "A front desk with three ringing lines is a different day from one executive in back-to-back meetings, and we match people to the setting they know.",
      },
    ],
    trends: [
      "One assistant now often supports several executives, which makes prioritization worth more than typing speed.",
      "In hybrid offices, reception and mail stay on site while scheduling moves online.",
      "Software drafts the routine minutes; deciding what to forward is still a person's call.",
      "Temp-to-hire remains a common route, because a trial month answers questions an interview cannot.",
    ],
  },
  "Customer Service": {
    category: "Customer Service",
    hiredFor: "When an order goes missing or a login fails, these are the people a customer actually talks to.",
    screenedFor: [
      {
        title: "Tone under pressure",
        text: "Role-played calls with an upset customer. We listen for whether the caller is heard before the script begins.",
      },
      {
        title: "Ticketing and phone systems",
        text: "Zendesk, Salesforce Service Cloud, Five9 or Genesys, and notes written so the next agent can pick up where the last one stopped.",
      },
      {
        title: "Shift coverage",
        text: "Evenings, weekends and holidays are agreed before the offer, along with who can cover on short notice.",
      },
    ],
    trends: [
      "Chatbots absorb the simple questions and leave agents with the longer, angrier ones.",
      "Home-based agents widen the hiring area; a quiet room and wired internet have become requirements.",
      "Bilingual English and Spanish speakers often earn a pay differential.",
      "Early turnover is expensive in a call center, and an honest preview of the job prevents much of it.",
    ],
  },
  Operations: {
    category: "Operations",
    hiredFor:
      "Employers bring them in to keep a site running to plan: people on shift, equipment working, stock in place, nobody hurt.",
    screenedFor: [
      {
        title: "Numbers they owned",
        text: "Overtime, scrap, shrink, energy, labor cost per unit. Candidates say where the figure stood, what they changed and where it ended up.",
      },
      {
        title: "Safety record",
        text: "OSHA 10 or 30, the incident investigations they led, and what they did on the day that output and safety pulled in opposite directions.",
      },
      {
        title: "Time on the floor",
        text: "Plants, stores and buildings are run on foot. Good supervisors know first-line staff by name and have covered the shift nobody wants.",
      },
    ],
    trends: [
      "Many supervisors come up from the line, and employers budget for lead training as well as experience.",
      "A Lean or Six Sigma belt opens the conversation; the project behind the certificate carries it.",
      "Second and third shift stay open longest. Differentials and fixed rotations shorten the wait.",
      "Maintenance, inventory and labor scheduling run in software, and comfort with it tells similar résumés apart.",
    ],
  },
  Logistics: {
    category: "Logistics",
    hiredFor: "Goods have to be bought, received, counted, stored and shipped, and each of those steps needs an owner.",
    screenedFor: [
      {
        title: "Systems by name",
        text: "SAP, Oracle, Manhattan, Blue Yonder or NetSuite. Someone who has run cycle counts in one warehouse system usually learns the next one quickly.",
      },
      {
        title: "Freight and trade knowledge",
        text: "Bills of lading, LTL and truckload rates, Incoterms, customs brokers, and hazardous materials where they apply.",
      },
      {
        title: "Bad weeks",
        text: "A missed port cutoff, a supplier that failed two days before launch. What was done in the first hour, and who was told?",
      },
    ],
    trends: [
      "Second sourcing is ordinary practice, so buyers with domestic and Mexican supplier contacts stay in demand.",
      "Automated warehouses need fewer pickers and more people who can troubleshoot conveyors, robots and the software behind them.",
      "Lead positions filled well before peak season pay off when the volume arrives.",
      "CSCP and CPIM certificates carry weight for planning jobs and less on the dock.",
    ],
  },
  Finance: {
    category: "Finance",
    hiredFor:
      "Closing the books, explaining a variance, lending or investing other people's money: the work is judged by whether the figures hold up later.",
    screenedFor: [
      {
        title: "Licenses and registrations",
        text: "CPA status by state, FINRA Series 7 and 66, NMLS registration for mortgage lending. All of them can be verified in public registers.",
      },
      {
        title: "The close they know",
        text: "How many entities, how many days, which ERP, and which reconciliations were theirs from start to finish.",
      },
      {
        title: "Integrity near a deadline",
        text: "An auditor's question late in the quarter, or a manager who wanted revenue pulled forward. A good answer has detail in it.",
      },
    ],
    trends: [
      "New CPAs are in short supply, and people leaving public accounting usually weigh more than one offer.",
      "With routine entries automated, hiring moves toward people who can review a result and explain it.",
      "Growing private companies look for controllers who have lived through an ERP migration or a first audit.",
      "Counteroffers are common around busy season; a start date after the bonus payout loses fewer candidates.",
    ],
  },
  "Human Resources": {
    category: "Human Resources",
    hiredFor:
      "Somebody has to hire fairly, pay correctly, keep the policies lawful and sit in the room when things go wrong.",
    screenedFor: [
      {
        title: "Employment law in practice",
        text: "FMLA leave, ADA accommodation, FLSA classification and the rules of every state where staff live, discussed as situations. Definitions can be memorized.",
      },
      {
        title: "HRIS and payroll",
        text: "Workday, UKG, ADP or Paycom: who ran open enrollment, and who cleaned up the data afterward.",
      },
      {
        title: "Standing with managers",
        text: "A partner who cannot disagree with a director is only processing forms. Finalists describe a time they said no and what followed.",
      },
    ],
    trends: [
      "State pay transparency laws have made compensation knowledge a common requirement.",
      "Remote staff in several states push small companies to hire their first HR generalist earlier.",
      "Recruiting teams grow and shrink with headcount plans; contract recruiters take up much of the swing.",
      "SHRM and HRCI credentials appear in many postings, while experience with investigations decides between finalists.",
    ],
  },
  Sales: {
    category: "Sales",
    hiredFor: "A revenue target has a name next to it, and the name is theirs.",
    screenedFor: [
      {
        title: "Quota in context",
        text: "Attainment by year, size of territory, average deal, share of inbound leads. A ranking sheet or award letter settles most doubts.",
      },
      {
        title: "Match with the sales cycle",
        text: "Selling implants to surgeons, software to a committee and supplies to a plant buyer are three different jobs.",
      },
      {
        title: "Method and CRM habits",
        text: "MEDDIC, Challenger or a method of their own. The test is how they qualify out, and whether Salesforce would tell the same story.",
      },
    ],
    trends: [
      "Buyers do their reading before they call, and the seller has to add something in the first meeting.",
      "Experienced reps leave commission behind when they move, so a guarantee or a ramped quota is often what closes the offer.",
      "Hospital access and vendor credentialing shape device and pharmaceutical hiring.",
      "Whether a non-compete can be enforced differs by state and is worth checking before the offer goes out.",
    ],
  },
  Management: {
    category: "Management",
    hiredFor:
      "The brief is usually a result with a date on it: a plant on budget, a building handed over, a product in customers' hands.",
    screenedFor: [
      {
        title: "Scope, confirmed",
        text: "Headcount, budget, sites and reporting line, compared with what peers and former superiors describe.",
      },
      {
        title: "Credentials where they count",
        text: "PMP for project work, OSHA 30 on construction sites, Six Sigma in plants, CSCP in supply chain. For product managers, shipped releases stand in for certificates.",
      },
      {
        title: "The team they left",
        text: "Who was promoted under them, who quit, and whether the numbers lasted after they moved on.",
      },
    ],
    trends: [
      "Flatter structures give each manager more direct reports, and coaching ability is tested earlier in the process.",
      "Plant and construction leaders willing to relocate are scarce; a second visit with the family often decides.",
      "Replacing a sitting manager calls for a confidential search, which rules out an open posting.",
      "Employers favor managers who pull their own data over those who wait for the report.",
    ],
  },
  Healthcare: {
    category: "Healthcare",
    hiredFor:
      "Hospitals, clinics and care facilities depend on them for patient care, and every vacancy is covered by overtime or an agency until it is filled.",
    screenedFor: [
      {
        title: "License and certification",
        text: "An active state license or compact privilege, BLS and ACLS where the unit requires them, specialty certification, and a clear result on the OIG exclusion list.",
      },
      {
        title: "Unit and acuity",
        text: "Patient ratios, ventilators, trauma level, clinic volume. A med-surg nurse and a step-down nurse share a license but not a workload.",
      },
      {
        title: "Schedule and setting",
        text: "Nights, weekends, call and floating come up in the first conversation, since that is where acceptances tend to fall apart.",
      },
    ],
    trends: [
      "Compact licensure shortens start dates for nurses; therapists have compacts of their own with different member states.",
      "As bedside veterans retire, units run short of preceptors and teaching ability counts alongside clinical years.",
      "Sign-on bonuses come with repayment terms, and candidates read them.",
      "Nurse practitioners and physician assistants carry a growing share of primary care, under scope rules set state by state.",
    ],
  },
  Marketing: {
    category: "Marketing",
    hiredFor:
      "Their job is to bring the right buyers in and show how it happened, on a budget that someone will question.",
    screenedFor: [
      {
        title: "Channel depth",
        text: "Paid search, lifecycle email, retail media, trade shows. Few people are strong in all of them, so which ones did they run with their own hands?",
      },
      {
        title: "Attribution they can defend",
        text: "GA4, HubSpot or Marketo reports walked through line by line, including the campaign that did not work.",
      },
      {
        title: "Positioning",
        text: "A launch plan, a messaging document or an agency brief they wrote, read for clarity before anyone looks at the design.",
      },
    ],
    trends: [
      "Third-party tracking keeps getting harder, and experience with consent and first-party data is asked for.",
      "On small teams, the manager who can also write, build a landing page and pull a report gets the offer.",
      "Generative tools speed up production. Editing, testing and brand judgment stay with the person hired.",
      "Consumer brands recruit from marketplaces and retail media as readily as from agencies.",
    ],
  },
  Analytics: {
    category: "Analytics",
    hiredFor:
      "Most companies have the data already and lack someone to turn a vague question into a query, a model and a recommendation.",
    screenedFor: [
      {
        title: "SQL first",
        text: "Joins, window functions and a messy table, worked through live. Python or R comes next where the job involves modeling.",
      },
      {
        title: "Statistical judgment",
        text: "Sampling bias, a test stopped too early, a correlation somebody wanted to believe, and how they would explain it to the business.",
      },
      {
        title: "Tools in use",
        text: "Tableau, Power BI or Looker; dbt with Snowflake or BigQuery; C++ or kdb+ for quantitative finance.",
      },
    ],
    trends: [
      "One company's data scientist is another's analyst. A written scope attracts better matches than a title does.",
      "Self-service dashboards took over simple reporting and left the harder questions to specialists.",
      "Preparing data fills much of the week in many of these jobs; saying so in the posting saves a resignation.",
      "Banks, insurers and health systems want domain knowledge along with the mathematics, which narrows the field quickly.",
    ],
  },
  Technology: {
    category: "Technology",
    hiredFor:
      "Product teams and IT departments need them to build, connect, run and protect the systems the business depends on.",
    screenedFor: [
      {
        title: "Work samples over puzzles",
        text: "A code review, a design discussion or an incident write-up. We also ask about a technical decision they would reverse today.",
      },
      {
        title: "Stack and depth",
        text: "TypeScript, Java, Go or Python; AWS, Azure or Google Cloud; Kubernetes, Terraform, Cisco. What they designed, what they inherited, what was merely nearby.",
      },
      {
        title: "Security and on-call",
        text: "Least privilege, patching, a backup that was really restored once, and a fair account of the last outage at night.",
      },
    ],
    trends: [
      "Remote work loosened the tie between salary and location, though hybrid schedules keep many openings near a hub.",
      "With AI coding assistants in daily use, interviews test how people read and judge code as much as how they write it.",
      "Cloud spending has become an engineering concern, and a candidate who has cut a bill stands out.",
      "Clearances and CompTIA Security+ remain the entry ticket for much defense and federal work.",
    ],
  },
  Engineering: {
    category: "Engineering",
    hiredFor:
      "Drawings, calculations, control code and test reports leave their desks and become bridges, machines and production lines.",
    screenedFor: [
      {
        title: "Licensure",
        text: "EIT or PE for work that must be sealed, and in which states. Licensing in a further state takes time and belongs in the first conversation.",
      },
      {
        title: "Software and standards",
        text: "SolidWorks, Civil 3D, AutoCAD Electrical, Allen-Bradley or Siemens PLCs; ASME codes, the NEC, ISO 9001, IATF 16949.",
      },
      {
        title: "From paper to hardware",
        text: "A design that met reality: what failed in commissioning, how the tolerance or the ladder logic changed, who signed the revision.",
      },
    ],
    trends: [
      "Controls engineers are hard to find away from manufacturing clusters, and heavy travel is a frequent reason for refusals.",
      "Utilities, public agencies and consulting firms compete for the same civil and power engineers.",
      "Export-controlled programs under ITAR restrict who may be considered and lengthen the search.",
      "Senior engineers retire with knowledge nobody wrote down; employers plan an overlap where they can.",
    ],
  },
  Legal: {
    category: "Legal",
    hiredFor: "Firms and legal departments hire for the matter in front of them and for the ones they can see coming.",
    screenedFor: [
      {
        title: "Bar and standing",
        text: "Admission by state, in-house registration where it is required, disciplinary history. For paralegals, an ABA-approved program or the NALA certificate; for compliance officers, CRCM or CAMS.",
      },
      {
        title: "Matter list",
        text: "Deals, disputes or examinations with the names redacted, and the part the candidate carried alone.",
      },
      {
        title: "Conflicts",
        text: "Cleared before confidential details change hands. Skipping this step can undo a search at the offer stage.",
      },
    ],
    trends: [
      "Legal departments take routine work in-house and keep outside counsel for litigation and large deals.",
      "Privacy, sanctions and anti-money-laundering experience moves well from one industry to another.",
      "Relativity and contract management systems appear in paralegal postings next to Westlaw.",
      "Attorneys changing jobs compare hours, advancement and salary, and expect to discuss all three early.",
    ],
  },
  Design: {
    category: "Design",
    hiredFor:
      "A screen, a package or a logo is all that many people ever see of a company, and a designer decided how it looks and works.",
    screenedFor: [
      {
        title: "Portfolio, walked through",
        text: "Two projects in depth: the problem, the discarded versions, the constraint that changed the outcome.",
      },
      {
        title: "Craft in the files",
        text: "Figma libraries with components and tokens; Illustrator and InDesign files a printer can open without a phone call.",
      },
      {
        title: "Research and accessibility",
        text: "Usability sessions they moderated, WCAG contrast and keyboard behavior, and what happened when the findings contradicted the roadmap.",
      },
    ],
    trends: [
      "Product teams like one designer who can cover research, interaction and interface.",
      "Design systems shift the work from drawing screens to maintaining shared parts.",
      "Junior openings draw crowds. Senior designers with shipped work in regulated products are few.",
      "Image generators made concepts quick to produce; art direction, licensing and print files still need a trained hand.",
    ],
  },
  Transportation: {
    category: "Transportation",
    hiredFor:
      "Freight moves when a qualified driver, a sound truck and a dispatcher with a plan meet at the same dock.",
    screenedFor: [
      {
        title: "CDL and endorsements",
        text: "Class A or B, hazmat, tanker, doubles; medical card dates; the motor vehicle record, gone over with the driver.",
      },
      {
        title: "DOT compliance",
        text: "Clearinghouse queries, hours of service on the ELD, pre-trip inspections. Fleet managers show the CSA scores they brought down.",
      },
      {
        title: "Home time and lanes",
        text: "Regional, dedicated or over the road is settled on the first call, because drivers leave over mismatched schedules.",
      },
    ],
    trends: [
      "Insurers set minimum driving experience, and that keeps newly licensed drivers out of many fleets.",
      "A dispatcher works in a TMS, on load boards and in telematics at the same time.",
      "Local routes fill faster than long haul for a plain reason: drivers sleep at home.",
      "Electric and natural gas trucks change shop planning and the training fleets look for.",
    ],
  },
  Security: {
    category: "Security",
    hiredFor: "Protecting people, premises and merchandise is mostly observation, clear reports and calm conversation.",
    screenedFor: [
      {
        title: "Guard cards and permits",
        text: "State registration, armed or unarmed, CPR and first aid, and the background check the site's contract calls for. Managers may bring the CPP from ASIS.",
      },
      {
        title: "Report writing",
        text: "An incident report written from a short video clip. It may be read in court, so facts come before opinion.",
      },
      {
        title: "De-escalation",
        text: "Examples from a hospital, a store or a campus where nobody was touched and the situation ended.",
      },
    ],
    trends: [
      "Organized retail theft has turned loss prevention from apprehension toward building cases with police.",
      "Cameras, access control and remote monitoring replace some fixed posts with technical ones.",
      "Police and military backgrounds are valued, but a lobby or a hospital entrance goes to the person with service skills.",
      "When a guard contract changes hands, incumbents are often offered their own posts by the new company.",
    ],
  },
  Hospitality: {
    category: "Hospitality",
    hiredFor:
      "Guests remember the room, the plate and the welcome; owners remember labor cost and occupancy. These hires answer for both.",
    screenedFor: [
      {
        title: "Property and volume",
        text: "Room count, covers per night, banquet size, union or not. Success in a forty-seat dining room does not prove a ballroom.",
      },
      {
        title: "Health code and alcohol service",
        text: "ServSafe Manager, the state's alcohol server card, and the inspection grades earned under their watch.",
      },
      {
        title: "Margins",
        text: "Food cost, RevPAR, labor percentage, comps. The chef should be able to price a menu and the manager to read a P&L.",
      },
    ],
    trends: [
      "Short staffing in kitchens and housekeeping makes the manager the first substitute on any shift.",
      "Two consecutive days off and the closing schedule come up before pay does.",
      "Resorts recruit a season ahead and often provide housing.",
      "Experience with Opera, Toast or Tripleseat shortens training, and postings name them.",
    ],
  },
  Executive: {
    category: "Executive",
    hiredFor:
      "Boards and owners appoint them to set direction, raise or protect capital, and answer for what the whole company does.",
    screenedFor: [
      {
        title: "The record behind the title",
        text: "Revenue, headcount, ownership and the state of the company on arrival and on departure, taken from filings and from people who were there.",
      },
      {
        title: "Fit with the owners",
        text: "A family, a private equity sponsor and public shareholders differ in pace, reporting and pay. Which have they worked for, and what would they not repeat?",
      },
      {
        title: "References beyond the list",
        text: "With consent, former directors, investors and direct reports whom the candidate did not choose.",
      },
    ],
    trends: [
      "A first-time chief executive is considered more readily when an experienced chair stays close.",
      "Equity, severance and change-of-control terms can take longer to negotiate than salary.",
      "Cyber risk and artificial intelligence are on the board agenda, and every officer is expected to discuss them.",
      "An interim appointment covers the gap while the search runs, and sometimes becomes permanent.",
    ],
  },
  "Skilled Trades": {
    category: "Skilled Trades",
    hiredFor: "They install, weld, machine, wire and repair, and the work either passes inspection or it does not.",
    screenedFor: [
      {
        title: "Licenses and tickets",
        text: "Journeyman or master electrician by state, EPA 608 for refrigerants, AWS qualification by weld position, ASE for diesel.",
      },
      {
        title: "Bench test",
        text: "A weld coupon, a print with GD&T callouts, a dead motor circuit to trace. Twenty minutes of this is worth an hour of talk.",
      },
      {
        title: "Safety habits",
        text: "Lockout/tagout, confined space, fall protection, PPE in good order. Foremen notice, and so do we.",
      },
    ],
    trends: [
      "In many regions retiring journeymen outnumber finishing apprentices, and employers train helpers of their own.",
      "Union scale sets the reference wage locally, even for open shops.",
      "Heat pumps, vehicle chargers and automated cells add electrical and controls work to familiar jobs.",
      "Tool allowance, per diem and a take-home truck are weighed along with the hourly rate.",
    ],
  },
  Education: {
    category: "Education",
    hiredFor:
      "Districts, private schools and colleges rely on them for instruction, and for the student who needs more than instruction.",
    screenedFor: [
      {
        title: "Certification by state",
        text: "Grade band, subject endorsement, reciprocity, alternative routes, and the date the fingerprint clearance runs out.",
      },
      {
        title: "A lesson or a session",
        text: "A short demonstration with students where the school allows it; otherwise a lesson plan with the assessment attached.",
      },
      {
        title: "Plans and records",
        text: "IEP and 504 meetings, caseload size, PowerSchool or Infinite Campus, advising notes that a colleague could follow.",
      },
    ],
    trends: [
      "Special education, mathematics, science and bilingual positions are the slow ones to fill.",
      "School hiring follows the calendar: resignations surface in spring, and strong candidates are committed before summer.",
      "Rural districts offer four-day weeks and housing help to compete with suburban pay.",
      "Student mental health takes up more of the week, which makes caseload the first thing applicants want to know.",
    ],
  },
  Content: {
    category: "Content",
    hiredFor:
      "Readers decide in a line or two whether to go on. Copy, page plans and product documentation are all written against that clock.",
    screenedFor: [
      {
        title: "Samples with the brief",
        text: "The published piece, the brief it answered and the draft before editing. The distance between them is the interview.",
      },
      {
        title: "Subject knowledge",
        text: "Medical, financial and developer topics need a writer who can question an expert and get the terms right.",
      },
      {
        title: "Publishing tools",
        text: "WordPress, Contentful, MadCap Flare, Markdown kept in Git, and enough HTML to fix a broken heading.",
      },
    ],
    trends: [
      "Software makes drafts cheap. Reporting, fact checking and a recognizable voice are what employers pay for.",
      "Search pages answer many questions themselves, so strategists also plan for newsletters and product help.",
      "Freelance work is frequently the audition for a staff position.",
      "Technical writers sit closer to engineering than they used to, and API documentation brings the better offers.",
    ],
  },
};
