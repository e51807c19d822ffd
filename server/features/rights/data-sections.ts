/** The sections of a download, in the order of its pages. The keys are those of `own_data` in the database. */
export const dataSections = {
  account: "Your account",
  "ways-to-sign-in": "Sign-in methods",
  passkeys: "Your passkeys",
  browsers: "Browsers you're signed in with",
  "trusted-devices": "Trusted devices, which skip the code when you sign in",
  "mail-settings": "Email preferences",
  workspaces: "Workspaces you belong to",
  profile: "Your profile",
  "privacy-settings": "Your privacy settings and publishing history",
  "human-review": "Your human review setting",
  "resume-readings": "Data we read from your resumes",
  "resume-analyses": "Data imported from your resumes",
  portfolio: "Your projects",
  integrations: "Your links",
  activities: "Profile history",
  connections: "Your connections",
  "connection-invitations": "Connection requests you sent by email",
  "invitations-to-you": "Connection requests others sent to your email",
  introductions: "Introductions companies requested",
  "records-from-introductions": "Records in companies' workspaces from introductions",
  "files-in-records": "Files companies keep with those records",
  applications: "Applications you sent",
  "self-identification": "Your self-identification answers",
  "application-consents": "Your consents when you applied",
  "records-from-applications": "Records in companies' workspaces from applications",
  interviews: "Interviews you were invited to",
  "interview-links": "Links to choose an interview time",
  "submission-consents": "Requests to share your details with a client, and your responses",
  shortlisted: "Shortlists you were on",
  offers: "Offers you received, and your responses",
  "saved-jobs": "Jobs you saved",
  "job-alerts": "Your job alerts",
  "job-alert-deliveries": "Jobs we emailed you about",
  "match-facts": "Data the matching engine uses about you",
  "match-runs": "Match runs that included you, with your score",
  "match-scores": "Scores companies keep about you",
  mails: "Emails we sent you",
  consents: "Notices you saw and consents you gave",
  "forms-you-sent": "Forms you sent us",
  "mails-with-us": "Emails between you and us",
  files: "Your files",
  "your-actions-in-workspaces": "Your actions in workspaces",
  "interview-hours": "Your interview availability",
  panels: "Interviews you were asked to conduct",
  scorecards: "Scorecards you wrote",
  "shortlists-to-you": "Shortlists you were sent, and your feedback",
  "security-events": "Your account's security activity",
  retention: "Your last visit",
} as const;

/** Sections that `own_interviews` returns. */
export const interviewSections: ReadonlySet<string> = new Set<keyof typeof dataSections>([
  "interviews",
  "interview-links",
  "interview-hours",
  "panels",
  "scorecards",
]);

/** Sections that `own_shortlists` returns. */
export const shortlistSections: ReadonlySet<string> = new Set<keyof typeof dataSections>([
  "submission-consents",
  "shortlisted",
  "shortlists-to-you",
]);

export type DataSection = keyof typeof dataSections;
export const sectionNames = Object.keys(dataSections) as readonly DataSection[];
