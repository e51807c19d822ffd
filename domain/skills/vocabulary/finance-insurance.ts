import { craft, tool, type Skill } from "../skill.ts";

export const financeInsurance: readonly Skill[] = [
  craft("Insurance", ["Insurance industry", "Insurance products", "Insurance services", "Insurance experience"], {
    onlyListed: ["Insurance"],
  }),
  craft(
    "Property and casualty insurance",
    [
      "P&C insurance",
      "Property & casualty",
      "P&C",
      "Property and casualty",
      "Commercial lines",
      "Personal lines",
      "General insurance",
    ],
    { implies: ["Insurance"] },
  ),
  craft(
    "Life and health insurance",
    ["Life insurance", "Life & health", "Health insurance products", "Life and annuity", "Life and health"],
    { implies: ["Insurance"], near: ["Property and casualty insurance"] },
  ),
  craft(
    "Claims adjusting",
    [
      "Claims adjuster",
      "Insurance adjuster",
      "Adjusting claims",
      "Claims adjustment",
      "Claims investigation",
      "Claim investigations",
      "Property claims",
      "Auto claims",
      "Liability claims",
      "Bodily injury claims",
      "Claims examiner",
    ],
    { implies: ["Claims processing", "Insurance"] },
  ),
  craft("Claims processing", [
    "Claims handling",
    "Claims management",
    "Insurance claims",
    "Processing claims",
    "Claims administration",
    "Insurance claims processing",
    "Processed claims",
  ]),
  craft(
    "Insurance underwriting",
    [
      "Commercial underwriter",
      "Risk selection",
      "P&C underwriting",
      "Life underwriting",
      "Insurance underwriter",
      "Commercial lines underwriting",
    ],
    { implies: ["Insurance", "Underwriting"] },
  ),
  craft(
    "Actuarial science",
    [
      "Actuarial analysis",
      "Actuary",
      "Actuarial",
      "Loss reserving",
      "Ratemaking",
      "Actuarial modeling",
      "Actuarial modelling",
    ],
    { near: ["Insurance underwriting"] },
  ),
  craft("Reinsurance", ["Treaty reinsurance", "Facultative reinsurance", "Reinsurance accounting"], {
    implies: ["Insurance"],
  }),
  craft("Subrogation", ["Subrogation claims", "Salvage and subrogation", "Recovery claims"], {
    near: ["Claims adjusting"],
  }),
  craft(
    "Insurance policy servicing",
    [
      "Certificates of insurance",
      "COIs",
      "Policy renewals",
      "Policy administration",
      "Endorsements",
      "Policy servicing",
      "Account servicing in insurance",
    ],
    { near: ["Property and casualty insurance"], onlyListed: ["Endorsements"] },
  ),
  tool(
    "Guidewire",
    ["Guidewire PolicyCenter", "Guidewire ClaimCenter", "ClaimCenter", "PolicyCenter", "BillingCenter"],
    { near: ["Duck Creek"] },
  ),
  tool("Duck Creek", ["Duck Creek Policy", "Duck Creek Claims"]),
  tool("Applied Epic", ["Applied Systems Epic", "Applied TAM", "EPIC insurance agency system"], {
    implies: ["Insurance policy servicing"],
    near: ["AMS360"],
  }),
  tool("AMS360", ["AMS 360", "Vertafore AMS360", "Vertafore"], { implies: ["Insurance policy servicing"] }),
  tool("Xactimate", ["Xactware", "XactAnalysis"], { implies: ["Claims adjusting"] }),
];
