import type { RoleCopy } from "../types.ts";

/** The text of each Legal role page, by slug. */
export const legal: Readonly<Record<string, RoleCopy>> = {
  "corporate-attorney-recruiters": {
    description:
      "Outside counsel bills by the hour for questions a corporate attorney could answer at lunch. Search for in-house and law firm transactional lawyers.",
    intro:
      "Contracts wait for signature, the minute book is two meetings behind and each small question becomes an invoice from a law firm. A company in that position wants a lawyer who drafts, decides and lives with the business risk.",
    hiredFor: {
      text: "In-house, the work is commercial agreements, financings, equity plans, board matters and whatever walks in. At a firm it is deals, and the rank matters: a junior associate runs diligence, a senior one runs the transaction. We approach both groups, and they weigh hours, bonus and equity quite differently.",
      duties: [
        "Negotiates customer and vendor agreements on the company's paper and on the other side's.",
        "Prepares board consents, minutes and stock option approvals ahead of each quarterly meeting.",
        "Directs outside counsel, questions their invoices and settles who drafts what.",
      ],
    },
    credentials: [
      "JD from an ABA-accredited law school",
      "Active bar admission in good standing",
      "In-house counsel registration, where required",
      "CIPP/US for data-heavy businesses",
    ],
    tools: ["Ironclad", "Practical Law", "Westlaw", "Carta", "Diligent Boards", "Datasite"],
    screening: [
      {
        title: "Redline exercise",
        text: "Four pages of a hostile services agreement, ninety minutes, one cover note to the business. Marking everything fails. We look for the three clauses that matter and the fallback offered on each.",
      },
      {
        title: "Behind the deal sheet",
        text: "Value and closing date are easy to list. So we ask who held the pen on the purchase agreement, what the last open point was and who conceded it.",
      },
      {
        title: "Standing with every bar",
        text: "Each admission is looked up on the state's attorney search, active or not, along with discipline. Where your state registers in-house lawyers, the filing goes on the start checklist.",
      },
    ],
    good: "Turns routine agreements within the agreed days, spots the uncapped indemnity and explains it in an email that a sales director can act upon. Corporate records would survive diligence.",
    great:
      "Gives an answer at the meeting, with the risk stated in dollars, rather than promising research. The template library has been rewritten so that ordinary deals rarely reach the legal department.",
    trends: [
      "Contract review software produces the first markup at many companies, and hiring managers now test how lawyers supervise it.",
      "Fractional general counsel arrangements serve firms too small for a salaried lawyer, giving in-house candidates an added option.",
    ],
    questions: [
      {
        question: "Can a lawyer admitted elsewhere work for our company here?",
        answer:
          "Many states let in-house lawyers practice for their employer under a registration or limited license, with fees and continuing education attached. Rules and deadlines vary, and court appearances are usually excluded. We check the state bar's requirements before presenting somebody from out of state.",
      },
      {
        question: "Could a noncompete keep an attorney from joining us?",
        answer:
          "Professional conduct rules modeled on ABA Rule 5.6 restrict agreements that limit a lawyer's right to practice after leaving. Confidentiality duties and conflicts remain, and they are the real obstacle when the person comes from a competitor or opposing firm. Raise them with ethics counsel.",
      },
      {
        question: "What replaces billable bonuses when an associate goes in-house?",
        answer:
          "Base salary often falls, and the rest is rebuilt: a target bonus, stock or options, steadier hours, no origination pressure. Firm lawyers frequently wait for the year-end payout before giving notice. Spell out the equity's vesting and how it is valued.",
      },
    ],
  },
  "paralegal-recruiters": {
    description:
      "Deadlines docketed, exhibits numbered, signature pages tracked. Paralegal recruiting for litigation, corporate, real estate and IP practices.",
    intro:
      "Attorneys bill less when they are numbering exhibits themselves, and a missed filing date is a malpractice matter. The cure is somebody methodical who knows the local rules and asks before guessing.",
    hiredFor: {
      text: "Practice area comes before everything else. A litigation paralegal lives by court rules and discovery; a corporate one by closing checklists and state filings; in real estate it is title and surveys, in immigration the forms. Firms count billable hours, legal departments count turnaround, and candidates should hear which applies.",
      duties: [
        "Files pleadings through CM/ECF or the state portal and calendars the deadlines that follow.",
        "Codes and organizes document productions and keeps the privilege log.",
        "Assembles closing binders, chases signature pages and orders good standing certificates.",
      ],
    },
    credentials: [
      "Certificate from an ABA-approved paralegal program",
      "NALA Certified Paralegal (CP)",
      "NFPA Registered Paralegal (RP)",
      "Notary public commission",
    ],
    tools: ["Relativity", "Clio", "CM/ECF and PACER", "iManage", "CompuLaw", "Lexis+"],
    screening: [
      {
        title: "Deadline calculation",
        text: "Service by mail on a Friday, a federal holiday, a local rule. Applicants compute the response date and cite what they relied on, with the rule book open as it would be at work.",
      },
      {
        title: "Cite check and proofreading",
        text: "A two-page brief excerpt carries a dead citation, an inconsistent defined term and a misnumbered exhibit. We score what was caught and whether the corrections follow the Bluebook.",
      },
      {
        title: "Lawyers and matters supported",
        text: "How many lawyers, how many active matters, what was delegated without review. The supervising attorney is asked the same and about the week before a trial or closing.",
      },
    ],
    good: "Nothing is filed late. Drafts come back with names, dates and exhibit numbers checked, the file can be found by anyone, and time entries are in by evening.",
    great:
      "Sees in the scheduling order that two depositions collide and proposes new dates before opposing counsel does. Associates hand over first drafts of discovery responses and change only a few lines.",
    trends: [
      "Arizona, Utah and a few other states license paraprofessionals to give limited legal services on their own.",
      "Generative drafting tools invent citations now and then, which has made careful cite checking more valuable again.",
    ],
    questions: [
      {
        question: "Are paralegals entitled to overtime under federal law?",
        answer:
          "Generally yes. Department of Labor regulations say paralegals usually do not meet the learned professional exemption, because an advanced specialized degree is not the standard route into the field. Trial weeks add hours, so budget for them and confirm state rules with counsel.",
      },
      {
        question: "Does a paralegal need a certificate or license?",
        answer:
          "Most states have no license, and titles are loosely used. California is stricter: its Business and Professions Code sets education or experience and continuing education for anyone called a paralegal. Elsewhere firms prefer an ABA-approved program or NALA's exam without insisting on either.",
      },
      {
        question: "Could our legal assistant grow into a paralegal seat?",
        answer:
          "Frequently, if that assistant already drafts and checks dockets. Move one substantive task at a time, and watch billing: clients and courts accept paralegal rates for substantive legal work, while clerical tasks billed that way get struck from invoices.",
      },
    ],
  },
  "compliance-officer-recruiters": {
    description:
      "Examiners notice an empty chair. Hire a compliance officer with BSA/AML, lending or adviser experience, vetted for bank, broker and fintech seats.",
    intro:
      "Alerts age, policies expire and the next examination begins by asking who is in charge. Regulators expect a named individual with authority, one who can halt a product launch and explain the reason to the board.",
    hiredFor: {
      text: "Which regulator you answer to defines the search. Banks and credit unions need BSA/AML and consumer lending depth; broker-dealers, FINRA supervision; investment advisers, the SEC rule that requires a chief compliance officer. Fintechs with a sponsor bank inherit that bank's expectations. Monitoring, testing, training and board reports run through all of them.",
      duties: [
        "Decides whether escalated alerts become suspicious activity reports and documents the reasoning.",
        "Tests a sample of loans, trades or advertisements against the written procedure.",
        "Prepares the examination request list and tracks each finding to closure.",
      ],
    },
    credentials: [
      "CAMS from ACAMS",
      "CRCM from the American Bankers Association",
      "FINRA Series 7, 24 or 14",
      "IACCP for investment advisers",
      "Certified Fraud Examiner (CFE)",
    ],
    tools: ["Nasdaq Verafin", "NICE Actimize", "Smarsh", "StarCompliance", "LexisNexis Bridger Insight", "Ncontracts"],
    screening: [
      {
        title: "Exam history",
        text: "Which agency came, what was cited and how the remediation closed. Exam reports are confidential supervisory information and stay with the institution, so we judge from the candidate's own account and a superior's.",
      },
      {
        title: "Silence on SARs",
        text: "Federal law prohibits disclosing that a suspicious activity report exists. We ask about a memorable case and note whether the answer stays general. Someone who names the customer is out.",
      },
      {
        title: "Pressure from sales",
        text: "A profitable client with unexplained wires, and a business head who wants the account opened today. We listen for who was informed, what was written and whether the decision held.",
      },
    ],
    good: "Policies match how work is actually done, training is completed and test results reach the board on time. Findings have owners and due dates, and old ones disappear from the list.",
    great:
      "Product managers invite this officer to design meetings, since the answer usually includes a lawful way to do it. Problems are found by internal testing and self-reported before examiners arrive.",
    trends: [
      "Sponsor banks have come under regulatory orders over fintech partners, and both sides want officers who know third-party risk.",
      "Tuning alert models now falls to compliance too, as examiners ask how thresholds were chosen and validated.",
    ],
    questions: [
      {
        question: "May one person serve as BSA officer and compliance officer?",
        answer:
          "In small institutions this is common, provided the board appoints the BSA officer formally and grants enough time, independence and resources. Examiners criticize combined roles that lack those. As transaction volume grows, splitting the seats is easier to defend than explaining a backlog.",
      },
      {
        question: "What background restrictions apply to this hire?",
        answer:
          "Insured banks are limited by Section 19 of the FDI Act in employing people with certain convictions, and securities firms check for statutory disqualification. Fingerprinting is normal. Any consumer report has to follow the FCRA steps, and counsel should weigh individual results.",
      },
      {
        question: "Can we fill the position on a contract or outsourced basis?",
        answer:
          "Small investment advisers often outsource parts of the program to consultants, and interim officers cover departures at banks. Accountability does not transfer: the firm must still name a responsible person with real knowledge of the business. Ask counsel whether the regulator must be told of a change.",
      },
    ],
  },
};
