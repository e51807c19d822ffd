/** Maps CSV columns to fields: guessed by heading, corrected by the person who imports. */

export const personFields = [
  "email",
  "firstName",
  "lastName",
  "fullName",
  "phone",
  "title",
  "company",
  "location",
  "skills",
  "credentials",
  "languages",
  "years",
  "salary",
  "linkedin",
  "portfolio",
  "source",
  "summary",
  "notes",
] as const;
export type PersonField = (typeof personFields)[number];

export const fieldLabels: Readonly<Record<PersonField, string>> = {
  email: "Email address",
  firstName: "First name",
  lastName: "Last name",
  fullName: "Full name",
  phone: "Phone",
  title: "Current title",
  company: "Current company",
  location: "Location",
  skills: "Skills",
  credentials: "Licenses and certifications",
  languages: "Languages",
  years: "Years of experience",
  salary: "Desired salary",
  linkedin: "LinkedIn URL",
  portfolio: "Website or portfolio",
  source: "Source",
  summary: "Summary",
  notes: "Notes",
};

/** Headings in the exports of other systems, without case, spaces and punctuation. */
const headings: Readonly<Record<PersonField, readonly string[]>> = {
  email: [
    "email",
    "emailaddress",
    "mail",
    "candidateemail",
    "primaryemail",
    "workemail",
    "personalemail",
    "contactemail",
  ],
  firstName: ["firstname", "givenname", "forename", "vorname", "prénom", "prenom", "nombre"],
  lastName: ["lastname", "surname", "familyname", "nachname", "nom", "apellido", "apellidos"],
  fullName: ["name", "fullname", "candidate", "candidatename", "applicant", "applicantname", "contactname"],
  phone: ["phone", "phonenumber", "mobile", "mobilephone", "cell", "cellphone", "telephone", "tel", "primaryphone"],
  title: [
    "title",
    "jobtitle",
    "currenttitle",
    "position",
    "currentposition",
    "currentjobtitle",
    "headline",
    "occupation",
  ],
  company: ["company", "currentcompany", "employer", "currentemployer", "organization", "organisation", "companyname"],
  location: ["location", "city", "address", "place", "currentlocation", "citystate", "residence"],
  skills: ["skills", "skill", "keyskills", "skillset", "technologies", "tags", "expertise"],
  credentials: [
    "licensesandcertifications",
    "certifications",
    "certification",
    "certificates",
    "licenses",
    "license",
    "credentials",
  ],
  languages: ["languages", "language", "languagesspoken"],
  years: ["years", "yearsofexperience", "experience", "experienceyears", "totalexperience", "yoe"],
  salary: ["salary", "desiredsalary", "expectedsalary", "salaryexpectation", "salaryexpectations", "desiredpay"],
  linkedin: ["linkedin", "linkedinurl", "linkedinprofile", "linkedinprofileurl", "linkedinlink"],
  portfolio: ["portfolio", "website", "portfoliourl", "websiteurl", "url", "personalwebsite", "github"],
  source: ["source", "origin", "leadsource", "candidatesource", "channel", "sourcename"],
  summary: ["summary", "profile", "about", "bio", "profilesummary"],
  notes: ["notes", "note", "comments", "comment", "remarks"],
};

const normalizeHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The first column with a known heading of each field. A column maps to one field only. */
export const guessColumns = (headerRow: readonly string[]): Partial<Record<PersonField, number>> => {
  const names = headerRow.map(normalizeHeading);
  const takenColumns = new Set<number>();
  const columnByField: Partial<Record<PersonField, number>> = {};
  for (const field of personFields) {
    const index = headings[field].map((name) => names.findIndex((each, at) => each === name && !takenColumns.has(at)));
    const first = index.find((each) => each >= 0);
    if (first === undefined) continue;
    takenColumns.add(first);
    columnByField[field] = first;
  }
  return columnByField;
};
