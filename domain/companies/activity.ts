/** The activity log of a workspace, which its admins can read. */
import { z } from "zod";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";

/** Every audited action with its text in the activity log. */
export const auditActions = {
  "workspace.created": "created the workspace",
  "workspace.changed": "changed the company's settings",
  "profile.saved": "saved the company profile",
  "logo.changed": "changed the logo",
  "team.created": "created a team",
  "team.changed": "changed a team",
  "team.removed": "removed a team",
  "team-member.set": "set a member's place in a team",
  "team-member.removed": "took a member out of a team",
  "member.invited": "invited somebody",
  "invitation.revoked": "revoked an invitation",
  "member.joined": "joined by invitation",
  "member.level-changed": "changed a member's permissions",
  "member.removed": "removed a member",
  "member.left": "left the workspace",
  "recruiter.admitted": "let a recruiter in",
  "recruiter.dismissed": "put a recruiter out",
  "token.made": "made an API token",
  "token.revoked": "revoked an API token",
  "token.used": "used an API token for the first time",
  "webhook.added": "added a webhook endpoint",
  "webhook.changed": "changed a webhook endpoint",
  "webhook.removed": "removed a webhook endpoint",
  "webhook.secret-renewed": "made a new secret for a webhook endpoint",
  "webhook.switched-off": "switched off a webhook endpoint that took nothing",
  "sample.loaded": "loaded the sample data",
  "sample.removed": "removed the sample data",
  "job.drafted": "drafted a job",
  "job.changed": "changed a job",
  "job.opened": "published a job",
  "job.paused": "paused a job",
  "job.closed": "closed a job",
  "job.expired": "paused a job whose last day has passed",
  "plan.set": "set the plan",
  "network.requested": "requested access to the candidate network",
  "network.approved": "approved access to the candidate network",
  "network.declined": "declined access to the candidate network",
  "job.needs-corrected": "corrected what a job asks for",
  "match.run": "matched candidates for a job",
  "introduction.requested": "asked for an introduction",
  "interview.scheduled": "scheduled an interview",
  "interview.moved": "moved an interview",
  "interview.cancelled": "cancelled an interview",
  "interview.panel-changed": "changed the panel of an interview",
  "interview.invited": "asked somebody to choose a time for an interview",
  "shortlist.made": "made a shortlist",
  "shortlist.changed": "changed a shortlist",
  "shortlist.dropped": "deleted a shortlist that was not sent",
  "shortlist.consents-asked": "asked candidates whether they may be shown",
  "shortlist.sent": "sent a shortlist",
  "shortlist.extended": "gave a shortlist more time",
  "shortlist.revoked": "ended a shortlist",
  "shortlist.reader-added": "added a reader to a shortlist",
  "shortlist.reader-revoked": "ended a reader's link",
  "shortlist.taken-off": "took somebody off a shortlist",
  "shortlist.answered": "answered a shortlist by link",
  "offer.made": "drafted an offer",
  "offer.discarded": "discarded the draft of an offer",
  "offer.sent": "sent an offer",
  "offer.withdrawn": "withdrew an offer",
  "offer.accepted": "accepted an offer",
  "offer.declined": "declined an offer",
  "candidate.deleted": "deleted a candidate's record",
  "import.started": "imported people from a file",
  "import.cancelled": "stopped an import",
  "export.requested": "asked for an export of everything",
  "export.downloaded": "downloaded an export of everything",
  "fairness.audited": "made the tables of a bias audit",
  "fairness.downloaded": "downloaded the tables of a bias audit",
  "workspace.closing": "began to close the workspace",
  "workspace.kept": "cancelled the closing of the workspace",
  "decision-log.downloaded": "downloaded the decision log",
} as const;
export type AuditAction = keyof typeof auditActions;

/** Actions of candidates, who are not members of the workspace. */
const candidateActions: readonly AuditAction[] = ["offer.accepted", "offer.declined"];

/** The label of the actor where no account is stored. */
export const unnamedActorLabel = (action: AuditAction): string => {
  if (action === "webhook.switched-off") return brand.name;
  return candidateActions.includes(action) ? "The candidate" : "Somebody who has left";
};

const activityEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** The name of the target, such as "Clinical leadership" or "ada@harbor.example". */
  subject: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const readActivity = endpoint({
  method: "GET",
  path: "/api/workspace/activity",
  query: z.object({ before: z.uuid().optional() }),
  reply: z.object({ entries: z.array(activityEntry), more: z.boolean() }),
});
