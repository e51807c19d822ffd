/**
 * Who may do what: the whole table. A column is a standing, which `standingOf` in access.ts finds for an actor and a
 * resource. Whatever is not written here is forbidden.
 */
export const standings = ["anonymous", "candidate", "viewer", "editor", "admin", "staff"] as const;

export type Standing = (typeof standings)[number];

const members = ["viewer", "editor", "admin"] as const;

export const permissions = {
  // The workspace and what everyone in it sees.
  "workspace.read": members,
  "job.read": members,
  "candidate.read": members,
  "team.read": members,
  "report.read": members,
  "match.run": members,
  // Profiles whose owners let recruiters find them; the database also asks whether the company has access.
  "network.read": members,
  "member.read": members,
  "workspace.leave": members,

  // The work itself.
  "job.edit": ["editor", "admin"],
  "job.publish": ["editor", "admin"],
  "candidate.edit": ["editor", "admin"],
  "candidate.import": ["editor", "admin"],
  // Email to a candidate: a rejection, a new answer date.
  "candidate.contact": ["editor", "admin"],
  "interview.schedule": ["editor", "admin"],
  "shortlist.draft": ["editor", "admin"],
  // People are shown outside of the workspace.
  "shortlist.send": ["editor", "admin"],
  "introduction.request": ["editor", "admin"],
  "network.request": ["editor", "admin"],
  // What somebody is offered is seen by those who may offer it.
  "offer.make": ["editor", "admin"],
  "offer.send": ["editor", "admin"],

  // Who is in, how the company shows itself, and what it pays.
  "team.create": ["admin"],
  "team.manage": ["admin"],
  "member.manage": ["admin"],
  "member.invite": ["admin"],
  "workspace.change": ["admin"],
  "plan.change": ["admin"],
  "recruiter.admit": ["admin"],
  "activity.read": ["admin"],
  "sample.load": ["admin"],
  // Everybody's data at once leaves the building: for those who answer for the workspace.
  "workspace.export": ["admin"],
  "workspace.close": ["admin"],
  // What programs may do in the workspace, and where its news are sent.
  "integration.manage": ["admin"],
  // New tokens and endpoints, new addresses and secrets for them.
  "integration.create": ["admin"],
  // Counts of what applicants said about themselves, and what was done after every match.
  "fairness.audit": ["admin"],

  // The firm's own desk.
  "lead.read": ["staff"],
  "lead.work": ["staff"],
  "content.manage": ["staff"],
  "upload.read": ["staff"],
  "client.plan": ["staff"],
  "client.network": ["staff"],
} as const satisfies Readonly<Record<string, readonly Standing[]>>;

export type Action = keyof typeof permissions;

export const actions = Object.keys(permissions) as readonly Action[];

/**
 * What comes to a stop while a workspace is being closed: nobody and nothing new. What is there can be read, exported and answered;
 * jobs stand as they are, so that whoever cancels finds them as they were.
 */
export const stopsWhileClosing: readonly Action[] = [
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
 * What a member can do only after confirming their own email address: whatever reaches people outside the workspace, shows the
 * candidate network or lets a program in. Reading, drafting and importing stay open.
 */
export const needsConfirmedEmail: readonly Action[] = [
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

/** What the demo workspace shows to anyone who passes by. Nothing in it can be changed; its people are invented. */
export const openInTheDemo: readonly Action[] = [
  "workspace.read",
  "job.read",
  "candidate.read",
  "team.read",
  "report.read",
  "match.run",
];
