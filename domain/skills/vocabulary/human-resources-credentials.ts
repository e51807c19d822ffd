import { credential, type Skill } from "../skill.ts";

/** Certificates of human resources. */
export const humanResourcesCredentials: readonly Skill[] = [
  credential(
    "SHRM-CP",
    ["SHRM Certified Professional", "SHRM CP certification", "SHRM certified", "SHRM certification", "SHRM"],
    { implies: ["Human resources"], near: ["PHR"] },
  ),
  credential("SHRM-SCP", ["SHRM Senior Certified Professional", "SHRM SCP certification"], {
    implies: ["SHRM-CP"],
    near: ["SPHR"],
  }),
  credential(
    "PHR",
    ["Professional in Human Resources", "PHR certification", "HRCI certification", "PHRca", "PHR certified", "HRCI"],
    { implies: ["Human resources"] },
  ),
  credential("SPHR", ["Senior Professional in Human Resources", "SPHR certification", "SPHR certified"], {
    implies: ["PHR"],
  }),
  credential("GPHR", ["Global Professional in Human Resources", "PHRi", "SPHRi"], {
    implies: ["Human resources", "Global mobility"],
  }),
  credential("aPHR", ["Associate Professional in Human Resources", "aPHR certification"], { near: ["PHR"] }),
  credential(
    "CIPD",
    [
      "CIPD Level 5",
      "CIPD Level 7",
      "CIPD qualified",
      "Chartered Institute of Personnel and Development",
      "MCIPD",
      "Assoc CIPD",
      "CIPD Level 3",
      "Chartered MCIPD",
      "FCIPD",
    ],
    { implies: ["Human resources"], near: ["SHRM-CP", "PHR"] },
  ),
  credential(
    "CHRP",
    [
      "Certified Human Resources Professional",
      "CHRL",
      "CPHR",
      "Chartered Professional in Human Resources",
      "Certified Human Resources Leader",
    ],
    { implies: ["Human resources"], near: ["SHRM-CP", "PHR"] },
  ),
  credential(
    "Certified Compensation Professional",
    ["CCP compensation", "WorldatWork CCP", "WorldatWork", "CCP certification", "Global Remuneration Professional"],
    { implies: ["Compensation"] },
  ),
  credential(
    "Certified Employee Benefit Specialist",
    ["CEBS", "CEBS designation", "Certified Benefits Professional", "GBA benefits", "CBP WorldatWork"],
    { implies: ["Benefits administration"] },
  ),
  credential(
    "Certified Payroll Professional",
    [
      "CPP payroll",
      "Fundamental Payroll Certification",
      "FPC payroll",
      "American Payroll Association",
      "APA certification payroll",
      "PayrollOrg",
      "Payroll Compliance Practitioner",
    ],
    { implies: ["Payroll"] },
  ),
  credential(
    "Talent development certification",
    [
      "CPTD",
      "APTD",
      "CPLP",
      "ATD certification",
      "Certified Professional in Talent Development",
      "Certified Professional in Learning and Performance",
    ],
    { implies: ["Learning and development"] },
  ),
  credential(
    "ICF coaching credential",
    [
      "ICF certified coach",
      "ICF ACC",
      "ICF PCC",
      "Professional Certified Coach",
      "Associate Certified Coach",
      "certified coach",
      "International Coach Federation",
      "certified executive coach",
    ],
    { implies: ["Professional coaching"] },
  ),
  credential(
    "Recruiter certification",
    [
      "Certified Internet Recruiter",
      "AIRS certification",
      "Certified Staffing Professional",
      "AIRS CIR",
      "PRC recruiter",
      "talent acquisition certification",
    ],
    { implies: ["Recruiting"] },
  ),
  credential(
    "Workday certification",
    ["Workday Pro", "Workday certified", "Workday HCM certification", "Workday Pro certification"],
    { implies: ["Workday HCM"] },
  ),
];
