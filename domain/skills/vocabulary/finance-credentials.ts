import { credential, tool, type Skill } from "../skill.ts";

export const financeCredentials: readonly Skill[] = [
  credential(
    "CPA",
    ["Certified Public Accountant", "CPA license", "CPA licence", "Licensed CPA", "Active CPA", "CPA certification"],
    { implies: ["Accounting", "US GAAP"], near: ["ACCA", "Chartered Accountant", "Certified Management Accountant"] },
  ),
  credential(
    "CPA candidate",
    [
      "CPA eligible",
      "CPA track",
      "CPA exam",
      "Pursuing CPA",
      "CPA in progress",
      "Passed CPA exam",
      "Sitting for CPA",
      "Sitting for the CPA",
    ],
    { near: ["CPA"] },
  ),
  credential("Certified Management Accountant", ["US CMA", "CMA (IMA)", "Certified Management Accountant (CMA)"], {
    implies: ["Management accounting"],
    near: ["CIMA"],
  }),
  credential(
    "ACCA",
    ["Association of Chartered Certified Accountants", "FCCA", "ACCA qualified", "Chartered Certified Accountant"],
    { implies: ["Accounting", "IFRS"], near: ["Chartered Accountant", "CIMA"] },
  ),
  credential(
    "CIMA",
    ["ACMA", "CGMA", "Chartered Global Management Accountant", "Chartered Institute of Management Accountants"],
    { implies: ["Management accounting"] },
  ),
  credential(
    "Chartered Accountant",
    ["ICAEW", "FCA chartered accountant", "CA (ICAI)", "Chartered accountancy", "ICAI"],
    { implies: ["Accounting", "IFRS"] },
  ),
  credential("CFA", ["Chartered Financial Analyst", "CFA charterholder", "CFA charter", "CFA Institute"], {
    implies: ["Investment analysis", "Valuation", "CFA Level I"],
  }),
  credential(
    "CFA Level I",
    ["CFA Level 1", "CFA Level II", "CFA Level 2", "CFA candidate", "CFA Level III candidate", "CFA Level 3"],
    { near: ["CFA"] },
  ),
  credential("CFP", ["Certified Financial Planner", "CFP certification", "CFP professional"], {
    implies: ["Financial planning", "Retirement planning"],
    near: ["ChFC"],
  }),
  credential("ChFC", ["Chartered Financial Consultant", "CLU", "Chartered Life Underwriter"], {
    implies: ["Financial planning"],
  }),
  credential("Certified Internal Auditor", ["CIA", "CIA certification", "IIA certified"], {
    implies: ["Internal audit"],
    near: ["CPA"],
    onlyListed: ["CIA"],
  }),
  credential("CFE", ["Certified Fraud Examiner", "ACFE"], { implies: ["Forensic accounting"] }),
  credential("Enrolled Agent", ["IRS Enrolled Agent", "Enrolled Agent (EA)", "EA license"], {
    implies: ["Tax preparation", "Individual tax"],
  }),
  credential("PTIN", ["Preparer Tax Identification Number", "IRS PTIN"], {
    near: ["Tax preparation"],
  }),
  credential("FRM", ["Financial Risk Manager", "GARP FRM"], {
    implies: ["Financial risk management"],
  }),
  credential("CAMS", ["Certified Anti-Money Laundering Specialist", "ACAMS", "CAMS certification"], {
    implies: ["Anti-money laundering", "Know your customer"],
    onlyListed: ["CAMS"],
  }),
  credential("CTP", ["Certified Treasury Professional", "CTP certification", "AFP CTP"], { implies: ["Treasury"] }),
  credential("FPAC", ["Certified Corporate FP&A Professional", "AFP FP&A certification", "FPAC certification"], {
    implies: ["Financial planning and analysis"],
  }),
  credential(
    "Certified Bookkeeper",
    ["AIPB certified bookkeeper", "Certified Public Bookkeeper", "Certified Bookkeeper (CB)"],
    { implies: ["Bookkeeping"] },
  ),
  credential(
    "QuickBooks ProAdvisor",
    ["ProAdvisor", "QuickBooks certified", "QuickBooks Certified ProAdvisor", "QuickBooks Certified User"],
    { implies: ["QuickBooks"] },
  ),
  credential(
    "Series 7",
    ["FINRA Series 7", "Series 7 license", "Series 7 licence", "General Securities Representative"],
    { implies: ["SIE"], near: ["Series 6"] },
  ),
  credential("Series 6", ["FINRA Series 6", "Series 6 license"], { implies: ["SIE"] }),
  credential("Series 63", ["FINRA Series 63", "Series 63 license"], { near: ["Series 66"] }),
  credential(
    "Series 65",
    ["FINRA Series 65", "Registered Investment Adviser exam", "Series 65 license", "RIA license"],
    { near: ["Series 66"] },
  ),
  credential("Series 66", ["FINRA Series 66", "Series 66 license"], { implies: ["Series 63", "Series 65"] }),
  credential("Series 24", ["FINRA Series 24", "General Securities Principal", "Series 9/10", "Series 24 license"], {
    implies: ["Series 7"],
  }),
  credential("Series 79", ["FINRA Series 79", "Investment Banking Representative"], {
    implies: ["SIE"],
    near: ["Series 7"],
  }),
  credential("SIE", ["Securities Industry Essentials", "SIE exam", "FINRA SIE"]),
  credential(
    "NMLS license",
    ["NMLS", "NMLS licensed", "MLO license", "Mortgage loan originator license", "SAFE Act license", "NMLS licence"],
    { implies: ["Mortgage lending"] },
  ),
  credential(
    "Property and casualty license",
    [
      "P&C license",
      "P&C licence",
      "Property & casualty license",
      "P&C licensed",
      "Licensed in property and casualty",
      "Property and casualty licence",
    ],
    { implies: ["Property and casualty insurance"], near: ["Life and health license"] },
  ),
  credential(
    "Life and health license",
    [
      "Life & health license",
      "L&H license",
      "Life and health insurance license",
      "Life insurance license",
      "Life, accident and health license",
      "Health and life license",
    ],
    { implies: ["Life and health insurance"] },
  ),
  credential(
    "Adjuster license",
    [
      "Claims adjuster license",
      "All-lines adjuster license",
      "Licensed adjuster",
      "All lines adjuster",
      "Insurance adjuster license",
    ],
    { implies: ["Claims adjusting"] },
  ),
  credential("CPCU", ["Chartered Property Casualty Underwriter", "CPCU designation"], {
    implies: ["Property and casualty insurance"],
  }),
  credential("Certified Insurance Counselor", ["CIC designation", "Certified Insurance Counsellor"], {
    implies: ["Property and casualty insurance"],
    near: ["CPCU"],
  }),
  credential(
    "Fellow of the Society of Actuaries",
    [
      "FSA (actuary)",
      "ASA (actuary)",
      "Associate of the Society of Actuaries",
      "FCAS",
      "ACAS",
      "Fellow of the Casualty Actuarial Society",
      "Actuarial exams",
    ],
    { implies: ["Actuarial science"] },
  ),
  tool("MoneyGuidePro", ["MoneyGuide", "Money Guide Pro"], {
    implies: ["Financial planning"],
    near: ["eMoney", "RightCapital"],
  }),
  tool("RightCapital", ["Right Capital"], { implies: ["Financial planning"], near: ["eMoney"] }),
  tool("SAP Business One", ["SAP B1"], { implies: ["ERP systems"], near: ["SAP", "Dynamics 365 Business Central"] }),
];
