export const roleCategories = [
  "Administrative",
  "Customer Service",
  "Operations",
  "Logistics",
  "Finance",
  "Human Resources",
  "Sales",
  "Management",
  "Healthcare",
  "Marketing",
  "Analytics",
  "Technology",
  "Engineering",
  "Legal",
  "Design",
  "Transportation",
  "Security",
  "Hospitality",
  "Executive",
  "Skilled Trades",
  "Education",
  "Content",
] as const;

export const roleIndustries = [
  "General",
  "Manufacturing",
  "Financial Services",
  "Retail",
  "Healthcare",
  "Technology",
  "Engineering",
  "Hospitality",
  "Education",
] as const;

export type RoleCategory = (typeof roleCategories)[number];
export type RoleIndustry = (typeof roleIndustries)[number];

export interface Role {
  readonly slug: `${string}-recruiters`;
  readonly title: string;
  readonly category: RoleCategory;
  readonly industry: RoleIndustry;
}

const role = (title: string, category: RoleCategory, industry: RoleIndustry): Role => ({
  slug: `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-recruiters`,
  title,
  category,
  industry,
});

// Every title forms its plural with a plain "s", because page copy says "We recruit {title}s".
// The healthcare landing pages (physician, administration, executive) have pages of their own and are not in this list.
export const roles: readonly Role[] = [
  role("Administrative Assistant", "Administrative", "General"),
  role("Executive Assistant", "Administrative", "General"),
  role("Office Manager", "Administrative", "General"),
  role("Receptionist", "Administrative", "General"),

  role("Customer Service Representative", "Customer Service", "Retail"),
  role("Call Center Manager", "Customer Service", "General"),
  role("Technical Support Specialist", "Customer Service", "Technology"),

  role("Operations Manager", "Operations", "General"),
  role("Production Supervisor", "Operations", "Manufacturing"),
  role("Safety Manager", "Operations", "Manufacturing"),
  role("Facilities Manager", "Operations", "General"),
  role("Store Manager", "Operations", "Retail"),

  role("Warehouse Manager", "Logistics", "General"),
  role("Logistics Coordinator", "Logistics", "General"),
  role("Inventory Manager", "Logistics", "Retail"),
  role("Procurement Specialist", "Logistics", "Manufacturing"),
  role("Supply Chain Analyst", "Logistics", "Manufacturing"),

  role("Accountant", "Finance", "General"),
  role("Accounting Manager", "Finance", "General"),
  role("Controller", "Finance", "General"),
  role("Financial Analyst", "Finance", "Financial Services"),
  role("Financial Advisor", "Finance", "Financial Services"),
  role("Loan Officer", "Finance", "Financial Services"),

  role("HR Manager", "Human Resources", "General"),
  role("HR Business Partner", "Human Resources", "General"),
  role("HR Generalist", "Human Resources", "General"),
  role("Talent Acquisition Specialist", "Human Resources", "General"),

  role("Sales Representative", "Sales", "General"),
  role("Account Executive", "Sales", "Technology"),
  role("Sales Manager", "Sales", "General"),
  role("Business Development Manager", "Sales", "General"),
  role("Sales Engineer", "Sales", "Technology"),
  role("Medical Sales Representative", "Sales", "Healthcare"),

  role("General Manager", "Management", "General"),
  role("Project Manager", "Management", "General"),
  role("Product Manager", "Management", "Technology"),
  role("Plant Manager", "Management", "Manufacturing"),
  role("Supply Chain Manager", "Management", "Manufacturing"),
  role("Construction Manager", "Management", "Engineering"),

  role("Registered Nurse", "Healthcare", "Healthcare"),
  role("Licensed Practical Nurse", "Healthcare", "Healthcare"),
  role("Nurse Practitioner", "Healthcare", "Healthcare"),
  role("Nurse Manager", "Healthcare", "Healthcare"),
  role("Physician Assistant", "Healthcare", "Healthcare"),
  role("Pharmacist", "Healthcare", "Healthcare"),
  role("Physical Therapist", "Healthcare", "Healthcare"),
  role("Occupational Therapist", "Healthcare", "Healthcare"),
  role("Respiratory Therapist", "Healthcare", "Healthcare"),
  role("Radiologic Technologist", "Healthcare", "Healthcare"),

  role("Marketing Manager", "Marketing", "General"),
  role("Digital Marketing Manager", "Marketing", "General"),
  role("Product Marketing Manager", "Marketing", "Technology"),
  role("Brand Manager", "Marketing", "Retail"),

  role("Data Analyst", "Analytics", "Technology"),
  role("Data Scientist", "Analytics", "Technology"),
  role("Business Analyst", "Analytics", "General"),
  role("Business Intelligence Analyst", "Analytics", "Technology"),
  role("Quantitative Analyst", "Analytics", "Financial Services"),

  role("Software Engineer", "Technology", "Technology"),
  role("Frontend Developer", "Technology", "Technology"),
  role("Full Stack Developer", "Technology", "Technology"),
  role("Mobile App Developer", "Technology", "Technology"),
  role("DevOps Engineer", "Technology", "Technology"),
  role("Cloud Architect", "Technology", "Technology"),
  role("Data Engineer", "Technology", "Technology"),
  role("Machine Learning Engineer", "Technology", "Technology"),
  role("Cybersecurity Analyst", "Technology", "Technology"),
  role("Network Engineer", "Technology", "Technology"),

  role("Mechanical Engineer", "Engineering", "Engineering"),
  role("Electrical Engineer", "Engineering", "Engineering"),
  role("Civil Engineer", "Engineering", "Engineering"),
  role("Manufacturing Engineer", "Engineering", "Manufacturing"),
  role("Quality Engineer", "Engineering", "Manufacturing"),
  role("Controls Engineer", "Engineering", "Manufacturing"),

  role("Corporate Attorney", "Legal", "General"),
  role("Paralegal", "Legal", "General"),
  role("Compliance Officer", "Legal", "Financial Services"),

  role("UX Designer", "Design", "Technology"),
  role("Product Designer", "Design", "Technology"),
  role("Graphic Designer", "Design", "General"),

  role("Truck Driver", "Transportation", "General"),
  role("Dispatcher", "Transportation", "General"),
  role("Fleet Manager", "Transportation", "General"),

  role("Security Officer", "Security", "General"),
  role("Security Manager", "Security", "General"),
  role("Loss Prevention Manager", "Security", "Retail"),

  role("Hotel Manager", "Hospitality", "Hospitality"),
  role("Restaurant Manager", "Hospitality", "Hospitality"),
  role("Executive Chef", "Hospitality", "Hospitality"),
  role("Event Planner", "Hospitality", "Hospitality"),

  role("Chief Executive Officer", "Executive", "General"),
  role("Chief Financial Officer", "Executive", "General"),
  role("Chief Operating Officer", "Executive", "General"),
  role("Chief Technology Officer", "Executive", "Technology"),
  role("Chief Marketing Officer", "Executive", "General"),

  role("Electrician", "Skilled Trades", "General"),
  role("HVAC Technician", "Skilled Trades", "General"),
  role("Welder", "Skilled Trades", "Manufacturing"),
  role("CNC Machinist", "Skilled Trades", "Manufacturing"),
  role("Maintenance Technician", "Skilled Trades", "Manufacturing"),
  role("Diesel Mechanic", "Skilled Trades", "General"),

  role("Teacher", "Education", "Education"),
  role("Special Education Teacher", "Education", "Education"),
  role("School Counselor", "Education", "Education"),
  role("Academic Advisor", "Education", "Education"),

  role("Copywriter", "Content", "General"),
  role("Content Strategist", "Content", "General"),
  role("Technical Writer", "Content", "Technology"),
];

const bySlug: ReadonlyMap<string, Role> = new Map(roles.map((entry) => [entry.slug, entry]));

/** The role with the page /{slug}; undefined shows the not-found page. */
export const findRole = (slug: string): Role | undefined => bySlug.get(slug);
