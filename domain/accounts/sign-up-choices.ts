/** The closed lists of the employer's sign-up, each value with its label. */
export const companySizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;

export const signUpIndustries = {
  technology: "Technology",
  healthcare: "Healthcare",
  finance: "Finance",
  manufacturing: "Manufacturing",
  retail: "Retail",
  consulting: "Consulting",
  education: "Education",
  energy: "Energy",
  other: "Other",
} as const;

/** What the person does in the company. */
export const positions = {
  hr_director: "HR Director",
  recruiting_manager: "Recruiting Manager",
  talent_acquisition: "Talent Acquisition Specialist",
  hiring_manager: "Hiring Manager",
  ceo: "CEO/Founder",
  operations: "Operations Manager",
  other: "Other",
} as const;

export type SignUpIndustry = keyof typeof signUpIndustries;
export type Position = keyof typeof positions;

export const industryValues = Object.keys(signUpIndustries) as [SignUpIndustry, ...SignUpIndustry[]];
export const positionValues = Object.keys(positions) as [Position, ...Position[]];
