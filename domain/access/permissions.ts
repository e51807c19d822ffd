/**
 * The whole permission table. Each action lists the roles that may take it; `accessRoleOf` in access.ts finds the role of an actor
 * for a resource. Anything not listed here is forbidden.
 */
const accessRoles = ["anonymous", "candidate", "viewer", "editor", "admin", "staff"] as const;

export type AccessRole = (typeof accessRoles)[number];

const members = ["viewer", "editor", "admin"] as const;

export const permissions = {
  // The workspace and what everyone in it sees.
  "workspace.read": members,
  "job.read": members,
  "candidate.read": members,
  "team.read": members,
  "report.read": members,
  "match.run": members,
  // Profiles whose owners let recruiters find them; the database also checks that the company has access.
  "network.read": members,
  "member.read": members,
  "workspace.leave": members,

  // Jobs, candidates and applications.
  "job.edit": ["editor", "admin"],
  "job.publish": ["editor", "admin"],
  "candidate.edit": ["editor", "admin"],
  "candidate.import": ["editor", "admin"],
  // Email to a candidate: a rejection, a new answer date.
  "candidate.contact": ["editor", "admin"],
  "interview.schedule": ["editor", "admin"],
  "shortlist.draft": ["editor", "admin"],
  // Shows candidates outside of the workspace.
  "shortlist.send": ["editor", "admin"],
  "introduction.request": ["editor", "admin"],
  "network.request": ["editor", "admin"],
  // Only people who may make offers can see their terms.
  "offer.make": ["editor", "admin"],
  "offer.send": ["editor", "admin"],

  // Teams, members, the company profile and the plan.
  "team.create": ["admin"],
  "team.manage": ["admin"],
  "member.manage": ["admin"],
  "member.invite": ["admin"],
  "workspace.change": ["admin"],
  "plan.change": ["admin"],
  "recruiter.admit": ["admin"],
  "activity.read": ["admin"],
  "sample.load": ["admin"],
  // Exports the data of all candidates at once, so only admins may do it.
  "workspace.export": ["admin"],
  "workspace.close": ["admin"],
  // API tokens and webhooks.
  "integration.manage": ["admin"],
  // New tokens and endpoints, and new URLs and secrets for them.
  "integration.create": ["admin"],
  // Counts of self-identification answers, and the decision log.
  "fairness.audit": ["admin"],

  // The firm's own desk.
  "lead.read": ["staff"],
  "lead.work": ["staff"],
  "content.manage": ["staff"],
  "upload.read": ["staff"],
  "client.plan": ["staff"],
  "client.network": ["staff"],
} as const satisfies Readonly<Record<string, readonly AccessRole[]>>;

export type Action = keyof typeof permissions;

export const actions = Object.keys(permissions) as readonly Action[];

/**
 * Actions that are blocked while a workspace is being closed: nothing new is created. Existing data can be read, exported and answered.
 * Jobs stay unchanged, so that canceling the closing restores them as they were.
 */
export const actionsBlockedWhileClosing: readonly Action[] = [
  "job.edit",
  "candidate.import",
  "introduction.request",
  "shortlist.draft",
  "shortlist.send",
  "team.create",
  "recruiter.admit",
  "sample.load",
];

/**
 * Actions that need a confirmed email address: those that reach people outside the workspace, show the candidate network or create API
 * access. Reading, drafting and importing need none.
 */
export const actionsRequiringConfirmedEmail: readonly Action[] = [
  "network.read",
  "network.request",
  "job.publish",
  "candidate.contact",
  "interview.schedule",
  "shortlist.send",
  "introduction.request",
  "offer.send",
  "member.invite",
  "integration.create",
];

/** What anyone may do in the demo workspace. It is read-only, and its people are fake. */
export const demoActions: readonly Action[] = [
  "workspace.read",
  "job.read",
  "candidate.read",
  "team.read",
  "report.read",
  "match.run",
];
