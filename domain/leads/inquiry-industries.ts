/** The industries whose pages carry an inquiry form, with the labels of its fields on each page. */
export const inquiryIndustries = {
  healthcare: {
    name: "Healthcare",
    companyLabel: "Healthcare Organization",
    messageLabel: "Healthcare Staffing Requirements",
  },
  technology: { name: "Technology", companyLabel: "Company", messageLabel: "Technology Hiring Requirements" },
  "financial-services": {
    name: "Financial Services",
    companyLabel: "Company",
    messageLabel: "Financial Services Hiring Requirements",
  },
} as const;

export type InquiryIndustry = keyof typeof inquiryIndustries;

export const isInquiryIndustry = (slug: string): slug is InquiryIndustry => Object.hasOwn(inquiryIndustries, slug);
