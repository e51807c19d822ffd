import type { RoleCopy } from "../types.ts";

/** The text of each Finance role page, by slug. */
export const finance: Readonly<Record<string, RoleCopy>> = {
  "accountant-recruiters": {
    description:
      "Find an accountant who reconciles to zero, explains every accrual and hands the auditor clean support. General ledger, cost and tax seats.",
    intro:
      "Unreconciled balances age quietly, and by the third month nobody remembers what the suspense account holds. The person for this chair likes tracing a difference back to its invoice and writes support that a stranger could follow.",
    hiredFor: {
      text: "A staff or senior accountant owns a set of balance sheet accounts and everything that moves through them. In a small company the same seat also covers payables, sales tax and the yearly 1099 run; in a larger one it may be fixed assets or intercompany only. We settle which version you need before calling anyone.",
      duties: [
        "Books accruals and prepaid amortization at month end, with the invoice or contract attached.",
        "Reconciles bank, credit card and clearing accounts and chases every item older than the period.",
        "Pulls samples and schedules for the outside auditor, and answers follow-ups from the ledger itself.",
      ],
    },
    credentials: [
      "Bachelor's degree in accounting",
      "CPA license or exam sections passed",
      "CMA from the IMA for cost roles",
      "Enrolled Agent status for tax work",
    ],
    tools: ["QuickBooks Online", "NetSuite", "Sage Intacct", "BlackLine", "Excel", "Avalara"],
    screening: [
      {
        title: "A reconciliation with a trap",
        text: "Candidates get a bank statement, a ledger extract and twenty minutes. One deposit is transposed and one check was voided in the wrong month. We watch how they search before we look at the answer.",
      },
      {
        title: "Which accounts were theirs",
        text: "Résumés say month-end close. On the phone we go account by account: who posted the entry, who approved it, what the balance was made of and which reconciling items refused to clear.",
      },
      {
        title: "License and exam status",
        text: "CPA standing is read on CPAverify or in the state's own lookup. For candidates still sitting the exam we see the score notices and ask when the earliest passed section expires.",
      },
    ],
    good: "Accounts tie out by the agreed close day. Entries carry a description that makes sense six months later, and a variance over the threshold arrives with its cause instead of a question mark.",
    great:
      "Notices that the same correction is posted each month and gets the upstream form or billing rule changed. When the external auditors send their request list, most of the folder has already been filled.",
    trends: [
      "Several states have opened a route to the CPA without a fifth year of study, trading credit hours for supervised experience.",
      "Sales tax registration in many states after the Wayfair ruling has put indirect tax work on ordinary ledger desks.",
    ],
    questions: [
      {
        question: "Does a staff accountant qualify as exempt from overtime?",
        answer:
          "Often, if the work calls for professional judgment and the salary test is met. The federal rules treat accounting clerks and bookkeepers differently from accountants, and some states set a higher bar. Write the duties down first, then let employment counsel confirm the classification.",
      },
      {
        question: "Is a CPA necessary for a general ledger position?",
        answer:
          "Usually not. The license matters when someone signs attest work, and it signals technical depth for SEC filers. For a private company's ledger, a candidate with two clean audits behind them and your ERP in hand is often the better use of the budget.",
      },
      {
        question: "Can an accountant work remotely through the month-end close?",
        answer:
          "Yes, if invoices are scanned, approvals run in the system and no checks are printed at the office. Where paper still arrives by mail, a hybrid schedule with office days fixed around close works. Tell applicants which of the two you have.",
      },
    ],
  },
  "accounting-manager-recruiters": {
    description:
      "Hire an accounting manager who runs the close calendar, reviews the team's work and keeps the audit on schedule, matched to your ERP and entity count.",
    intro:
      "With no one reviewing entries, the controller does it at night and the close slips a day each month. This chair suits a senior who already checks colleagues' work unasked and can tell them it is wrong.",
    hiredFor: {
      text: "The post sits between the people who book and the person who signs. Employers open it when the department passes three or four heads, when a lender asks for monthly statements, or when the controller must be freed for a system project. Half of the work is the calendar and half is people.",
      duties: [
        "Runs the close checklist, assigns each task an owner and clears review notes before sign-off.",
        "Approves payroll, payables and receivables batches after testing a sample against source documents.",
        "Sits with a staff accountant to rework a reconciliation and explains why it failed.",
      ],
    },
    credentials: [
      "Active CPA license",
      "Public accounting background, audit track",
      "Master's in accounting or taxation",
      "CMA or CGMA designation",
    ],
    tools: ["FloQast", "Microsoft Business Central", "NetSuite", "BILL", "SAP Concur", "Workday Financial Management"],
    screening: [
      {
        title: "Their own review notes",
        text: "With names removed, finalists show or rebuild the comments they left on a junior's workpaper. Vague notes such as 'please revise' tell us the reviewing was done by somebody else.",
      },
      {
        title: "Length of the close",
        text: "How many business days it took when they arrived and when they left, and which step was removed to get there. We put the same figures to a former controller.",
      },
      {
        title: "First people decision",
        text: "Managing former peers is where new leads stumble. Candidates talk us through a late or careless colleague: what was said, how it was documented and whether that person is still employed there.",
      },
    ],
    good: "The calendar is published, each task has a name beside it and the controller receives a trial balance that needs few corrections. Staff know by midmorning what is late.",
    great:
      "Takes a vacation in close week because two deputies are trained to cover. Policies exist in writing, auditors' adjustments have shrunk year on year, and someone from the team has been promoted.",
    trends: [
      "Close management software leaves a dated trail of who prepared and who reviewed, and auditors increasingly ask for that record.",
      "Part of payables is frequently handled by a shared service center abroad, so supervising people in another time zone belongs in the interview.",
    ],
    questions: [
      {
        question: "Should we promote our senior accountant or search outside?",
        answer:
          "Promote if that person already reviews others and wants to manage. Look outside when the department needs something nobody has done yet, such as consolidations or a first audit. We can interview the internal candidate against the same exercise so the comparison is fair.",
      },
      {
        question: "How large should the team be before adding an accounting manager?",
        answer:
          "The controller's calendar tells you. Once more than a day or two of each week goes to reviewing entries and answering staff questions, a layer is due. In smaller departments, a senior accountant with lead duties and a matching raise can be enough.",
      },
      {
        question: "Will candidates from audit firms accept a first management title?",
        answer:
          "Gladly, in most cases. An audit senior or manager has supervised staff and knows what a clean file looks like. What they may lack is booking entries daily, so pair them with an experienced senior for the first two closes and keep the start date flexible around busy season.",
      },
    ],
  },
  "controller-recruiters": {
    description:
      "Controller search for companies with lenders, auditors or investors to answer. Candidates assessed on GAAP judgment, internal controls and systems.",
    intro:
      "An empty controller's office shows up first in the covenant certificate and the audit fee. Filling it takes someone who can defend a revenue recognition memo to a partner and still spot a wrong freight accrual.",
    hiredFor: {
      text: "Owners bring one in when the books must satisfy somebody outside the building: a bank, a private equity sponsor, a buyer in due diligence. The job covers GAAP positions, internal controls, the audit relationship and the accounting staff. Cash forecasting often comes with it where there is no treasurer. The reporting line, to a CFO or straight to the owner, changes whom we call.",
      duties: [
        "Issues monthly financial statements with a written explanation of each movement that matters.",
        "Prepares the covenant calculation for the bank and signs the supporting schedules.",
        "Drafts accounting memos on leases, revenue contracts or an acquisition before the auditors ask.",
      ],
    },
    credentials: [
      "CPA, active in at least one state",
      "National audit firm experience",
      "MBA or MAcc",
      "SOX 404 experience for public filers",
    ],
    tools: ["SAP S/4HANA", "Oracle Fusion Cloud ERP", "NetSuite OneWorld", "Acumatica", "Workiva", "Kyriba"],
    screening: [
      {
        title: "A worked GAAP question",
        text: "We send a two-page customer contract with a setup fee, a license and support. Finalists outline the ASC 606 treatment in writing and say which fact they would need to confirm.",
      },
      {
        title: "Three years of adjustments",
        text: "The last three management letters, or an honest summary of them, show what external auditors found. We want to hear which findings repeated and what was changed to end them.",
      },
      {
        title: "The banker's view",
        text: "References include a lender, audit partner or sponsor's finance lead where one agrees to talk. They know whether bad news came early, in a phone call, or surfaced in the schedules.",
      },
    ],
    good: "Statements go out when promised and survive the audit with few changes. Cash, debt and tax payments hold no surprises, and duties are separated so that nobody both approves and pays.",
    great:
      "Questions a sales contract before it is signed because of what it would do to revenue. Rebuilds the chart of accounts ahead of an ERP move, and the CFO stops attending audit meetings.",
    trends: [
      "Private equity owners often replace the finance lead soon after a purchase, and want lender reporting experience on the résumé.",
      "Interim controllers on contract cover system conversions and departures, and a fair number are asked to stay.",
    ],
    questions: [
      {
        question: "Do we need a controller or a CFO first?",
        answer:
          "If the problem is late or unreliable statements, a controller. If it is raising capital, pricing or negotiating with investors, a CFO. Many owner-run firms begin with a strong controller and buy CFO advice by the day until a transaction justifies the full post.",
      },
      {
        question: "How can we replace a sitting controller discreetly?",
        answer:
          "Keep the circle small: the CEO, one board member, us. Outreach describes the company without naming it, candidates sign a nondisclosure agreement before they learn more, and bank access and signing authority are mapped in advance so the handover can happen in a day.",
      },
      {
        question: "What should the compensation include besides base salary?",
        answer:
          "An annual bonus split between company profit and a few finance goals is typical. Sponsor-backed employers frequently add equity or a phantom plan that pays at exit. Candidates with unvested awards will ask what you do about them, so decide before final interviews.",
      },
    ],
  },
  "financial-analyst-recruiters": {
    description:
      "Budget season, lender models, investment memos: we find the financial analyst whose spreadsheets can be audited and whose forecast gets used.",
    intro:
      "Department heads keep their own versions of the forecast until one analyst owns the model. You need a builder who checks the inputs, labels the assumptions and is comfortable telling a director that the plan does not add up.",
    hiredFor: {
      text: "The title hides at least three jobs. FP&A analysts budget and explain variances; credit analysts spread borrower statements and write up risk; investment analysts value companies and draft the memo. Each reads different documents all week, so a search begins by naming the one you have and the decisions that wait on it.",
      duties: [
        "Updates the rolling forecast with actuals and calls budget owners about the gaps.",
        "Builds three-statement or cash flow models with sensitivity cases for a pending decision.",
        "Condenses a month of results into five slides that executives can question.",
      ],
    },
    credentials: [
      "Degree in finance, economics or mathematics",
      "CFA charter or levels passed",
      "FPAC certification from AFP",
      "FMVA modeling certificate",
    ],
    tools: [
      "Excel and Power Query",
      "Bloomberg Terminal",
      "S&P Capital IQ",
      "Anaplan",
      "Workday Adaptive Planning",
      "Power BI",
    ],
    screening: [
      {
        title: "A broken model",
        text: "Each finalist receives a workbook containing a circular reference, a hard-coded growth rate and a sign error. They have an hour and submit a list of findings ranked by effect on the result.",
      },
      {
        title: "Forecast against actual",
        text: "The conversation turns to one forecast they issued, how far off it proved and why. Somebody who has never measured the miss was probably only formatting another person's numbers.",
      },
      {
        title: "One page, no jargon",
        text: "A memo to a head of sales on why margin fell, limited to a page. Our recruiter reads it first as a layperson; if the cause is unclear by the second paragraph, it counts against the writer.",
      },
    ],
    good: "Formulas trace, inputs sit on one sheet and versions are dated. The monthly variance note explains price, volume and timing separately, and budget owners recognize their own numbers in it.",
    great:
      "Asks what the decision is before opening a spreadsheet. Kills a pet project with two lines of sensitivity analysis, keeps the sponsor's goodwill and is invited to the meeting the next time.",
    trends: [
      "Planning platforms have taken over consolidation from linked workbooks, and administrators of Anaplan or Adaptive are hard to hire.",
      "SQL turns up in more analyst postings, since much of the useful data sits in a warehouse outside the ledger.",
    ],
    questions: [
      {
        question: "How should we test modeling skill without wasting candidates' time?",
        answer:
          "Keep it to an hour, use invented figures and give everyone the same file. Score errors found, structure and the written summary separately. Long take-home models drive off people who are employed, and a polished one may reflect help you cannot see.",
      },
      {
        question: "Is investment banking experience useful for a corporate finance seat?",
        answer:
          "For deal work and board material, yes. Former banking analysts model quickly and write well under deadline. Ask how they feel about a budget cycle that repeats every year, because boredom is the usual reason they leave an operating company.",
      },
      {
        question: "What distinguishes a financial analyst from a senior one?",
        answer:
          "A junior analyst completes a template and flags what looks odd. The senior designs it, chooses the assumptions and presents to the budget owner alone. If nobody in the department could review the work, pay for the senior level, since errors would otherwise go unseen.",
      },
    ],
  },
  "financial-advisor-recruiters": {
    description:
      "Whether clients follow depends on whom you hire. Financial advisor recruitment for RIAs, banks and broker-dealers, with BrokerCheck read first.",
    intro:
      "Clients whose advisor has left soon hear from competitors. The successor has to be licensed for your platform, patient on the phone and able to retell a retirement plan without a binder.",
    hiredFor: {
      text: "Two very different hires share this name. One brings a book and wants payout, transition money and freedom; the other inherits households that your firm already serves and wants salary, mentoring and a path to partnership. Registration, supervision and the offer letter depend on which it is, so we ask that first.",
      duties: [
        "Holds annual reviews with households and updates the plan when a job, home or inheritance changes.",
        "Rebalances accounts, raises cash for withdrawals and documents why each recommendation suits the client.",
        "Asks accountants and estate attorneys for introductions and follows up on every name.",
      ],
    },
    credentials: [
      "FINRA Series 7 with Series 66",
      "Series 65 for advisory-only firms",
      "CFP certification, active with the board",
      "State life and health insurance license",
      "ChFC or CIMA designation",
    ],
    tools: ["eMoney", "MoneyGuide", "Redtail CRM", "Orion", "Schwab Advisor Center", "Morningstar"],
    screening: [
      {
        title: "BrokerCheck and IAPD",
        text: "Both public databases are read before the first call. A customer dispute need not end the conversation: we request the statement of claim, the outcome and what the advisor does differently now.",
      },
      {
        title: "What is portable",
        text: "Trailing twelve-month revenue, split into advisory fees, commissions and trails, plus the number of households. Then we ask who introduced each large client, since relationships owned by a former bank tend to stay.",
      },
      {
        title: "A mock first meeting",
        text: "An invented couple, ten years from retirement, holding too much employer stock. We count how many questions come before the first recommendation and whether fees are explained unprompted.",
      },
    ],
    good: "Every household is reviewed each year, with notes that would satisfy an examiner. Clients hear from the advisor in a falling market before they pick up the phone, and few households leave.",
    great:
      "Meets the heirs of every household well before an estate settles. Tells a prospect to keep the pension rather than roll it over, forgoes the fee, and is later introduced to that prospect's colleagues.",
    trends: [
      "Breakaway teams keep moving from wirehouses to independent RIAs, and custodians help them with transition support.",
      "Regulation Best Interest made rollover recommendations a documentation exercise, so compliance habits weigh more in hiring.",
    ],
    questions: [
      {
        question: "Can an incoming advisor bring clients from the old firm?",
        answer:
          "It depends on the contract and on whether both firms belong to the Broker Protocol, which allows departing advisors to take limited client contact details. Outside it, nonsolicitation terms and privacy rules decide. Securities counsel should read the agreement before anyone resigns.",
      },
      {
        question: "How is pay arranged for advisors with and without a book?",
        answer:
          "An experienced producer takes a share of revenue under a grid, often with a forgivable note that vests over years. A service advisor draws salary plus bonus for retention and new assets. RIAs may add equity after a trial period. Put clawback terms in plain words.",
      },
      {
        question: "What must be filed before a new hire can advise clients?",
        answer:
          "Your firm files Form U4, fingerprints are processed and each state approves separately. Someone currently registered moves faster than a person whose Series 7 has lapsed, which happens two years after leaving the industry unless they joined FINRA's program for maintaining qualifications.",
      },
    ],
  },
  "loan-officer-recruiters": {
    description:
      "Production only counts when it funds. Hire a mortgage or commercial loan officer with verified NMLS standing and files that underwriting can approve.",
    intro:
      "Referral partners send the next buyer elsewhere when nobody returns a call on Saturday. A lender needs an originator who answers, structures the file correctly at application and says no early to a borrower who will not qualify.",
    hiredFor: {
      text: "Banks, credit unions and mortgage companies hire originators to bring in borrowers and see them to the closing table. The work is sales with a rulebook beside it: disclosures are timed, income is documented and steering is forbidden. Retail, call-center and commercial desks draw on separate groups of candidates.",
      duties: [
        "Takes applications, pulls credit and runs the file through Desktop Underwriter or Loan Product Advisor.",
        "Visits real estate agents, builders or business owners who send borrowers.",
        "Collects missing pay stubs and letters of explanation ahead of the rate lock's expiry.",
      ],
    },
    credentials: [
      "Active NMLS ID, license or registration",
      "SAFE MLO test passed",
      "Annual continuing education completed",
      "Certified Mortgage Banker (CMB) designation",
      "Formal credit training for commercial lenders",
    ],
    tools: ["Encompass", "Calyx Point", "Desktop Underwriter", "Optimal Blue", "nCino", "Total Expert"],
    screening: [
      {
        title: "NMLS Consumer Access",
        text: "The public record shows employers, state approvals and regulatory actions. We compare it line by line with the résumé, and short stays at several shops get a direct question.",
      },
      {
        title: "Pull-through over applications",
        text: "Funded units by month, purchase against refinance, and how many applications died. Production reports or a manager's confirmation replace round numbers. Volume from one refinance boom says little about this year.",
      },
      {
        title: "A file with a problem",
        text: "Self-employed borrower, declining income, gift funds from a cousin. Candidates describe what they would request first, which program they would try and what they would tell the agent that evening.",
      },
    ],
    good: "Applications arrive in processing complete, with income calculated the way the underwriter would. Loan Estimates leave within the TRID window, and borrowers know what happens next without calling to ask.",
    great:
      "Real estate agents change lenders to keep working with this originator. Past borrowers get a call when rates or circumstances make a refinance sensible, and stay uncalled when it would not help them.",
    trends: [
      "Purchase business dominates when rates are high, which favors originators with agent relationships over those raised on refinance leads.",
      "Non-QM, bank-statement and renovation loans widen what an originator can offer, and lenders ask for experience in them.",
    ],
    questions: [
      {
        question: "Does every loan officer need a state license?",
        answer:
          "No. The SAFE Act has mortgage originators at nonbank lenders licensed state by state, with an exam and yearly education, while employees of banks and credit unions are federally registered instead. Business-purpose lenders generally fall outside both. Your regulator's rules decide the edge cases.",
      },
      {
        question: "Can commission vary with the interest rate on a loan?",
        answer:
          "On consumer mortgages, Regulation Z forbids paying an originator according to a loan's terms, rate included. Basis points on volume, a flat amount per unit or salary plus bonus are the usual forms. Guarantees, draws and overtime treatment deserve a look from counsel before the plan is printed.",
      },
      {
        question: "Could an originator moving from a bank start before licensing?",
        answer:
          "Possibly. Federal law grants temporary authority to operate to certain registered originators who join a state-licensed lender and have applied for the new license. Eligibility is checked through NMLS and past denials or convictions can rule it out, so ask early.",
      },
    ],
  },
};
