import type { RoleCopy } from "../types.ts";

/** The text of each Human Resources role page, by slug. */
export const humanResources: Readonly<Record<string, RoleCopy>> = {
  "hr-manager-recruiters": {
    description:
      "When complaints, leave requests and open enrollment all land on the owner's desk, it is time for an HR manager. See how we find and test one.",
    intro:
      "Supervisors improvise discipline when nobody runs personnel matters, and the improvisation is what a plaintiff's lawyer reads later. The seat calls for someone steady who has handled a termination, an agency charge and a benefits renewal.",
    hiredFor: {
      text: "A company usually creates this post around the time that one person in payroll can no longer hold it all. The manager runs policies, benefits, leave and employee relations, supervises a generalist or two, and reports to an owner, CFO or vice president. Multi-site plants want presence on the floor, often across shifts.",
      duties: [
        "Investigates complaints: interviews the parties, weighs the evidence and writes findings that counsel can use.",
        "Plans the benefits renewal with the broker and leads open enrollment meetings.",
        "Rehearses written warnings with supervisors before they meet the employee.",
      ],
    },
    credentials: [
      "SHRM-CP or SHRM-SCP",
      "PHR or SPHR from HRCI",
      "PHRca for California employers",
      "Bachelor's in HR or business",
    ],
    tools: ["ADP Workforce Now", "UKG Ready", "Paycom", "BambooHR", "HR Acuity", "NAVEX EthicsPoint"],
    screening: [
      {
        title: "One investigation in full",
        text: "Candidates pick one complaint they handled and we follow it: intake, interim measures, witnesses, notes, finding, aftermath. Gaps appear when the investigator was actually outside counsel or the department's director.",
      },
      {
        title: "Policy across state lines",
        text: "Three remote employees in California, New York and Texas ask about paid sick leave and a final paycheck. Knowing where to look, and saying so, beats reciting a wrong rule.",
      },
      {
        title: "Word from the floor",
        text: "Beyond the listed references we ask to speak with a supervisor who was coached, preferably after a dispute. Whether that person felt squarely treated tells us a great deal.",
      },
    ],
    good: "Files are complete, the EEO-1 report and required notices go out on schedule, and managers phone before they fire. Complaints receive an answer, in writing, from a named person.",
    great:
      "Reads exit interviews alongside overtime and finds the department that will lose people next. Brings the owner a repair with a cost attached, and charges from agencies become rare.",
    trends: [
      "Mid-size employers outgrow their PEO arrangement and then need a manager to rebuild benefits and policies in-house.",
      "The Pregnant Workers Fairness Act and state sick leave laws keep enlarging the compliance calendar.",
    ],
    questions: [
      {
        question: "At what headcount does a company need an HR manager?",
        answer:
          "Watch the federal thresholds: Title VII and the ADA reach employers at 15 employees, FMLA and the ACA mandate at 50, EEO-1 filing at 100. Each crossing adds duties that an office administrator rarely has time for. Multi-state hiring brings the moment forward.",
      },
      {
        question: "Should the HR manager report to finance or to the owner?",
        answer:
          "Both work. Under a CFO, benefits and payroll get attention while employee relations may wait. A direct line to the chief executive gives complaints about senior people somewhere to go. Whichever you choose, name an alternate for complaints about that superior.",
      },
      {
        question: "Would an HR manager from another industry adapt to ours?",
        answer:
          "For office settings, readily. Union plants, hospitals and government contractors are harder: labor agreements, license checks or federal contracting rules take a cycle to learn. In those cases we search within the sector first and treat outsiders with similar rules as the second list.",
      },
    ],
  },
  "hr-business-partner-recruiters": {
    description:
      "Leaders reorganize with or without advice. Hire an HR business partner who understands the P&L, speaks plainly and knows employment law.",
    intro:
      "Without a partner beside them, vice presidents plan reorganizations on a whiteboard and learn about severance law afterward. The right one reads a budget, disagrees in private and knows which promotions the organization will regret.",
    hiredFor: {
      text: "Business partners are assigned to a client group, perhaps engineering, a sales region or two plants, and answer for its people decisions. Transactions go to a service center or a generalist. What remains is headcount planning, calibration, succession, restructuring and the conversation a leader has been putting off.",
      duties: [
        "Meets each department head about open headcount, performance risks and who might resign.",
        "Facilitates calibration sessions and stops ratings that have no evidence behind them.",
        "Models a restructuring with finance, including selection criteria, notices and severance.",
      ],
    },
    credentials: [
      "SHRM-SCP or SPHR",
      "Prosci change management certification",
      "ICF coaching credential",
      "Hogan assessment certification",
      "Master's in HR or labor relations",
    ],
    tools: ["Workday HCM", "SAP SuccessFactors", "Visier", "Lattice", "Culture Amp", "Qualtrics"],
    screening: [
      {
        title: "Knowledge of the client group",
        text: "How many leaders, which functions, what revenue or cost line. Candidates explain how that unit makes money and where it was understaffed. Vague answers suggest an order taker with a larger title.",
      },
      {
        title: "A reduction on paper",
        text: "A director must cut nine jobs of sixty. We give a spreadsheet of roles and tenure and listen for selection criteria, adverse impact analysis, WARN, OWBPA and how the survivors hear about it.",
      },
      {
        title: "Testimony from a leader",
        text: "A former internal client takes our call, somebody senior who was contradicted at least once. We ask what the advice was, if it was followed and how things turned out.",
      },
    ],
    good: "Attends the staff meeting and is missed when absent. Talent reviews lead to named actions, headcount requests arrive with reasoning, and risky exits are discussed with counsel ahead of time.",
    great:
      "Sees in the span-of-control chart that a new layer would slow the plant, and persuades the vice president to drop it. Two of the successors on last year's slate now hold the jobs.",
    trends: [
      "Attrition models flag who may leave; companies want partners able to challenge the data before acting on it.",
      "Chat-based help desks answer policy questions, so each partner tends to be given a larger client group.",
    ],
    questions: [
      {
        question: "How many employees can one business partner support?",
        answer:
          "It varies with how much paperwork the role keeps. Where a service center handles transactions and managers are experienced, a partner can carry several hundred people. New managers, unions or rapid growth call for far fewer. Count leaders as well as employees.",
      },
      {
        question: "Can a generalist be promoted into an HRBP position?",
        answer:
          "Some thrive. Look for one whom directors already consult before deciding, and who is comfortable with a budget file. The difficulty is letting go of transactions, so hand those to somebody else on the same day the title changes.",
      },
      {
        question: "Must a partner sit on site with the client group?",
        answer:
          "For plants, clinics and stores, yes, most of the week: trust comes from walking around. Software and corporate groups are often served remotely with scheduled visits. If travel between sites exceeds a few days a month, mention it in the first conversation.",
      },
    ],
  },
  "hr-generalist-recruiters": {
    description:
      "One desk for onboarding, I-9s, leave and benefits. Our recruiters screen each HR generalist on accuracy, discretion and state rules.",
    intro:
      "New hires show up without a login, COBRA letters sit in a drawer and leave paperwork comes back late. What closes those gaps is a careful all-rounder who keeps confidences and can answer the same question kindly twice.",
    hiredFor: {
      text: "A first or second HR hire has to touch everything. Mornings may bring an I-9, a garnishment order and a question on deductibles; afternoons, a phone screen or an exit interview. Larger departments narrow the seat toward leave, benefits or onboarding. State plainly who makes the final call on discipline.",
      duties: [
        "Completes I-9 section two within three business days and files E-Verify cases where required.",
        "Tracks FMLA certifications, intermittent leave hours and the return-to-work date.",
        "Fixes benefit deductions with the carrier and payroll so the employee's next check is right.",
      ],
    },
    credentials: [
      "aPHR or PHR",
      "SHRM-CP, held or in progress",
      "Fundamental Payroll Certification (FPC)",
      "Two-year or four-year HR degree",
    ],
    tools: ["Paylocity", "Rippling", "Gusto", "E-Verify", "iCIMS", "DocuSign"],
    screening: [
      {
        title: "Spot the I-9 errors",
        text: "A completed sample form goes out with five mistakes in it, among them an expired document and a late signature. The sharpest also say how to correct it without backdating.",
      },
      {
        title: "A confidence kept",
        text: "Payroll data, a colleague's diagnosis, tomorrow's layoff list: generalists see all three. We ask when a friend at work wanted to know, and references hear the same question.",
      },
      {
        title: "Twelve tasks, self-graded",
        text: "On a checklist of HR work, candidates mark which they own, assist or have only seen. The grid is then compared with a former manager's version, and differences get a second call.",
      },
    ],
    good: "Paperwork is finished inside legal deadlines, inbox questions are answered the same day and the HRIS matches the payroll register. Medical papers live in a separate file, and sensitive talks happen behind a closed door.",
    great:
      "Turns the ten questions everyone asks into one page that people actually open. Catches a misclassified hourly lead during a routine change, alerts the manager and has the back pay calculated before payday.",
    trends: [
      "DHS allows remote examination of I-9 documents for employers in good standing with E-Verify, which makes distributed onboarding simpler.",
      "Employees check leave balances and pay stubs in a phone app, leaving the generalist the complicated cases.",
    ],
    questions: [
      {
        question: "Can one generalist handle payroll along with HR?",
        answer:
          "In a company with one state and a simple pay structure, yes, and it is common. Split the duties once there are several states, union rates or weekly hourly payroll. For fraud control, the person who adds employees should never be the only one approving the run.",
      },
      {
        question: "Is HR generalist work exempt or hourly under federal rules?",
        answer:
          "Titles do not decide. The FLSA's administrative exemption looks for discretion and independent judgment on matters of significance, plus a salary level. A seat made of data entry and filing will probably be nonexempt. Describe the actual week and have counsel classify it.",
      },
      {
        question: "Which is safer for a first HR hire, generalist or manager?",
        answer:
          "If a lawyer or PEO is already on call and the need is daily administration, choose the generalist. Where complaints, terminations or a union campaign are in view, start with the senior person. Hiring junior and hoping to escalate leaves the owner deciding alone.",
      },
    ],
  },
  "talent-acquisition-specialist-recruiters": {
    description:
      "Requisitions pile up faster than managers can interview. Bring in a talent acquisition specialist who sources, screens and closes, on staff or contract.",
    intro:
      "Hiring managers end up posting their own ads, and good applicants wait in a queue that nobody opens. An in-house recruiter who sources on Monday and reports honestly on Friday puts an end to that.",
    hiredFor: {
      text: "You are hiring the person whose calls introduce your company to everyone else. Corporate recruiters carry a set of requisitions from intake to accepted offer, while sourcers only find people and coordinators only schedule. High-volume hourly hiring rewards speed and text messages; specialist searches reward research and a good ear.",
      duties: [
        "Runs intake meetings and pushes back on requirements that shrink the pool for no reason.",
        "Writes Boolean strings and personal messages to people who have not applied.",
        "Extends offers, explains total pay and handles the counteroffer conversation.",
      ],
    },
    credentials: [
      "AIRS sourcing certification, such as CIR",
      "SHRM Talent Acquisition Specialty Credential",
      "Agency or RPO desk experience",
      "PHR or SHRM-CP, optional",
    ],
    tools: ["LinkedIn Recruiter", "Greenhouse", "Lever", "Workday Recruiting", "Gem", "Paradox"],
    screening: [
      {
        title: "Half an hour of sourcing",
        text: "A real requisition, thirty minutes, the search window visible to both sides. We want to see which synonyms come to mind, how dead ends are dropped and what the opening message says.",
      },
      {
        title: "Funnel by requisition",
        text: "Screens, submittals, interviews, offers and acceptances for three recent openings. People who run their own desk know these numbers roughly by heart and can explain the weakest ratio.",
      },
      {
        title: "Candidates they turned down",
        text: "Former applicants are unusual references, so we ask for one who was rejected and find out how the news came. A courteous, specific no is the habit that protects an employer's reputation.",
      },
    ],
    good: "Every applicant has a current status in the ATS. Managers get a short slate with notes they can interview from, and pay expectations were settled during the opening call.",
    great:
      "Shows a vice president, with market evidence, that the posted range will not buy the listed skills, and gets one of the two changed. Finalists who declined still answer this recruiter's messages.",
    trends: [
      "New York City's bias audit law and newer state rules mean recruiters must know what their screening software does.",
      "Fabricated résumés and stand-ins at video interviews have made identity checks part of remote hiring.",
    ],
    questions: [
      {
        question: "How many open requisitions can one recruiter carry?",
        answer:
          "Hourly roles with repeat profiles can be run by the dozen. Engineering, clinical or leadership openings need close sourcing, so the sensible load is far smaller. Estimate hours per vacancy, add them up, then see whether a coordinator would be cheaper than a second recruiter.",
      },
      {
        question: "Should we look for agency or corporate recruiting experience?",
        answer:
          "Agency alumni source hard and close well; they may be new to approvals, internal equity and compliance records. Corporate recruiters know those and sometimes rely on inbound applicants. Ask either one to find five names for your hardest opening and the difference becomes visible.",
      },
      {
        question: "Does hiring a talent acquisition specialist replace outside recruiters?",
        answer:
          "For repeat openings, largely. Confidential replacements, executive posts and sudden volume still go out, because one desk cannot be sized for the peak. A useful arrangement leaves the employee in charge of the process and hands us the requisitions that stall.",
      },
    ],
  },
};
