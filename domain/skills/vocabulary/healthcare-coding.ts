import { craft, credential, tool, type Skill } from "../skill.ts";

/** Coding of diagnoses and procedures, with the certificates of coders and billers. */
export const medicalCodingSkills: readonly Skill[] = [
  craft(
    "Medical coding",
    [
      "medical coder",
      "clinical coding",
      "healthcare coding",
      "diagnosis coding",
      "procedure coding",
      "medical records coding",
      "coding compliance healthcare",
      "coding guidelines",
      "outpatient coding",
      "procedural coding",
    ],
    { implies: ["Medical terminology"] },
  ),
  craft("ICD-10-CM", ["ICD-10", "ICD10", "ICD-10 coding", "ICD-9", "ICD-10 codes", "ICD-9-CM", "ICD codes"], {
    implies: ["Medical coding"],
  }),
  craft("ICD-10-PCS", ["PCS coding", "ICD-10 PCS coding", "inpatient procedure coding"], {
    implies: ["Inpatient coding"],
  }),
  craft("Inpatient coding", ["facility coding", "hospital coding", "inpatient coder", "hospital inpatient coding"], {
    implies: ["Medical coding", "ICD-10-CM"],
  }),
  craft("CPT coding", ["CPT", "CPT codes", "Current Procedural Terminology", "CPT-4", "procedure codes"], {
    implies: ["Medical coding"],
    near: ["HCPCS"],
  }),
  craft("HCPCS", ["HCPCS coding", "HCPCS Level II", "Healthcare Common Procedure Coding System"], {
    implies: ["Medical coding"],
  }),
  craft(
    "E/M coding",
    ["evaluation and management coding", "E&M coding", "E/M leveling", "E&M levels", "E/M guidelines"],
    { implies: ["CPT coding"] },
  ),
  craft(
    "DRG assignment",
    [
      "DRG",
      "MS-DRG",
      "APR-DRG",
      "diagnosis-related groups",
      "DRG validation",
      "DRG coding",
      "MS-DRGs",
      "DRG optimization",
    ],
    { implies: ["Inpatient coding"] },
  ),
  craft(
    "Risk adjustment coding",
    [
      "HCC coding",
      "hierarchical condition categories",
      "HCC",
      "risk adjustment",
      "RAF scores",
      "HCC risk adjustment",
      "risk adjustment coder",
    ],
    { implies: ["ICD-10-CM"] },
  ),
  craft(
    "Coding audits",
    [
      "coding auditor",
      "medical coding audits",
      "coding quality audits",
      "coding reviews",
      "medical record audits",
      "coding compliance audits",
    ],
    { implies: ["Medical coding"] },
  ),
  craft(
    "Clinical documentation improvement",
    [
      "CDI",
      "clinical documentation integrity",
      "CDI specialist",
      "documentation queries",
      "physician queries",
      "CDI program",
      "provider queries",
    ],
    { near: ["Inpatient coding", "DRG assignment"] },
  ),
  craft(
    "NCCI edits",
    [
      "CCI edits",
      "National Correct Coding Initiative",
      "LCD/NCD",
      "local coverage determination",
      "coding modifiers",
      "medical necessity edits",
      "national coverage determination",
      "modifier 25",
    ],
    { implies: ["Medical coding"] },
  ),
  tool(
    "3M encoder",
    ["3M 360 Encompass", "encoder software", "3M Coding and Reimbursement System", "Solventum 360 Encompass", "3M 360"],
    { near: ["Optum EncoderPro", "TruCode"] },
  ),
  tool("Optum EncoderPro", ["EncoderPro", "Encoder Pro", "Find-A-Code", "Optum encoder"], { near: ["TruCode"] }),
  tool("TruCode", ["TruCode encoder"]),
  credential(
    "Certified Professional Coder",
    ["CPC", "CPC-A", "AAPC", "AAPC certified", "CPC certification", "AAPC CPC", "certified coder"],
    { implies: ["Medical coding", "CPT coding", "ICD-10-CM"], near: ["Certified Coding Specialist"] },
  ),
  credential("Certified Coding Specialist", ["CCS", "CCS-P", "AHIMA CCS", "AHIMA certified", "AHIMA"], {
    implies: ["Medical coding", "ICD-10-CM", "Inpatient coding"],
  }),
  credential("Certified Outpatient Coder", ["COC coder", "CPC-H", "COC (AAPC)"], {
    implies: ["Medical coding"],
    near: ["Certified Professional Coder"],
  }),
  credential("Certified Risk Adjustment Coder", ["CRC coder", "CRC (AAPC)", "AAPC CRC"], {
    implies: ["Risk adjustment coding"],
  }),
  credential("Certified Coding Associate", ["CCA (AHIMA)", "CCA coder", "AHIMA CCA"], { implies: ["Medical coding"] }),
  credential("RHIA", ["Registered Health Information Administrator"], {
    implies: ["Health information management"],
    near: ["RHIT"],
  }),
  credential("RHIT", ["Registered Health Information Technician"], { implies: ["Health information management"] }),
  credential(
    "CDI certification",
    ["CCDS", "CDIP", "certified clinical documentation specialist", "Certified Documentation Integrity Practitioner"],
    { implies: ["Clinical documentation improvement"] },
  ),
  credential(
    "CRCR",
    ["Certified Revenue Cycle Representative", "HFMA CRCR", "HFMA certification", "HFMA certified", "HFMA"],
    { implies: ["Revenue cycle management"], near: ["CHFP"] },
  ),
  credential(
    "CHFP",
    ["Certified Healthcare Financial Professional", "HFMA CHFP", "FHFMA", "Fellow of HFMA", "CSAF HFMA"],
    { implies: ["Revenue cycle management"] },
  ),
  credential(
    "CHAA",
    ["Certified Healthcare Access Associate", "CHAM", "Certified Healthcare Access Manager", "NAHAM"],
    { implies: ["Patient access"] },
  ),
  credential(
    "Certified Billing and Coding Specialist",
    [
      "CBCS",
      "Certified Medical Reimbursement Specialist",
      "CMRS",
      "CPB biller",
      "Certified Professional Biller",
      "certified medical biller",
    ],
    { implies: ["Medical billing"] },
  ),
  credential("CHC", ["Certified in Healthcare Compliance", "CHPC", "healthcare compliance certification", "CHPS"], {
    implies: ["Healthcare compliance"],
  }),
];
