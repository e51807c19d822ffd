/** The sections of a download, in the order of its pages. The keys are those of `own_data` in the database. */
export const dataSections = {
  account: "Your account",
  "ways-to-sign-in": "Ways to sign in",
  passkeys: "Your passkeys",
  browsers: "Browsers you are signed in with",
  "trusted-devices": "Devices that skip the code when you sign in",
  "mail-settings": "Mails you want",
  workspaces: "Workspaces you work in",
  profile: "Your profile",
  "privacy-settings": "What you let others see, and when you published it",
  "human-review": "Your wish for a review by a person",
  "resume-readings": "What was read from your résumés",
  "resume-analyses": "What was taken over from them",
  portfolio: "Your projects",
  integrations: "Your pages elsewhere",
  activities: "What happened to your profile",
  connections: "Your connections",
  "connection-invitations": "Requests you sent to addresses",
  "invitations-to-you": "Requests that others sent to your address",
  introductions: "Introductions that companies asked for",
  "records-from-introductions": "Records that introductions made in companies' workspaces",
  "files-in-records": "Files that companies keep with those records",
  applications: "Applications you sent",
  "self-identification": "What you said about yourself, for the check of fairness",
  "application-consents": "What you agreed to when you applied",
  "records-from-applications": "Records that applications made in companies' workspaces",
  interviews: "Interviews you were asked to",
  "interview-links": "Links to choose the time of an interview",
  "submission-consents": "Questions whether you may be shown to a client, and your answers",
  shortlisted: "Shortlists you were on",
  offers: "Offers you were made, and your answers",
  "saved-jobs": "Jobs you saved",
  "job-alerts": "Your job alerts",
  "job-alert-deliveries": "Jobs we wrote to you about",
  "match-facts": "What the matching engine sees of you",
  "match-runs": "Match runs you appeared in, with your score",
  "match-scores": "Scores that companies keep of you",
  mails: "Mails we sent you",
  consents: "What you were told and what you answered",
  "forms-you-sent": "Forms you sent us",
  "mails-with-us": "Mails between you and us",
  files: "Your files",
  "your-actions-in-workspaces": "What you did in workspaces",
  "interview-hours": "When you have time for interviews",
  panels: "Interviews you were asked to hold",
  scorecards: "Scorecards you wrote",
  "shortlists-to-you": "Shortlists you were sent, and your answers",
  "security-events": "Security activity of your account",
  retention: "When you were last here",
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
