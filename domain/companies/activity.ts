/** The activity log of a workspace, which its admins can read. */
import { z } from "zod";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";

/** Every audited action with its text in the activity log. */
export const auditActions = {
  "workspace.created": "created the workspace",
  "workspace.changed": "changed the company settings",
  "profile.saved": "updated the company profile",
  "logo.changed": "changed the logo",
  "team.created": "created a team",
  "team.changed": "changed a team",
  "team.removed": "removed a team",
  "team-member.set": "changed a team member's role",
  "team-member.removed": "removed a member from a team",
  "member.invited": "invited a team member",
  "invitation.revoked": "revoked an invitation",
  "member.joined": "accepted an invitation",
  "member.level-changed": "changed a team member's permissions",
  "member.removed": "removed a team member",
  "member.left": "left the workspace",
  "recruiter.admitted": "gave a recruiter access",
  "recruiter.dismissed": "removed a recruiter's access",
  "token.made": "created an API token",
  "token.revoked": "revoked an API token",
  "token.used": "used an API token for the first time",
  "webhook.added": "added a webhook endpoint",
  "webhook.changed": "changed a webhook endpoint",
  "webhook.removed": "removed a webhook endpoint",
  "webhook.secret-renewed": "replaced a webhook endpoint's secret",
  "webhook.switched-off": "turned off a failing webhook endpoint",
  "sample.loaded": "loaded the sample data",
  "sample.removed": "removed the sample data",
  "job.drafted": "drafted a job",
  "job.changed": "changed a job",
  "job.opened": "published a job",
  "job.paused": "paused a job",
  "job.closed": "closed a job",
  "job.expired": "paused an expired job",
  "plan.set": "set the plan",
  "network.requested": "requested access to the candidate network",
  "network.approved": "approved access to the candidate network",
  "network.declined": "declined access to the candidate network",
  "job.needs-corrected": "corrected a job's requirements",
  "match.run": "matched candidates to a job",
  "introduction.requested": "requested an introduction",
  "interview.scheduled": "scheduled an interview",
  "interview.moved": "rescheduled an interview",
  "interview.cancelled": "canceled an interview",
  "interview.panel-changed": "changed an interview panel",
  "interview.invited": "invited a candidate to choose an interview time",
  "shortlist.made": "created a shortlist",
  "shortlist.changed": "changed a shortlist",
  "shortlist.dropped": "deleted an unsent shortlist",
  "shortlist.consents-asked": "asked candidates for consent to share their details",
  "shortlist.sent": "sent a shortlist",
  "shortlist.extended": "extended a shortlist",
  "shortlist.revoked": "closed a shortlist",
  "shortlist.reader-added": "added a client reviewer to a shortlist",
  "shortlist.reader-revoked": "revoked a client reviewer's link",
  "shortlist.taken-off": "removed a candidate from a shortlist",
  "shortlist.answered": "reviewed a shortlist",
  "offer.made": "drafted an offer",
  "offer.discarded": "discarded a draft offer",
  "offer.sent": "sent an offer",
  "offer.withdrawn": "withdrew an offer",
  "offer.accepted": "accepted an offer",
  "offer.declined": "declined an offer",
  "candidate.deleted": "deleted a candidate's record",
  "import.started": "imported candidates from a file",
  "import.cancelled": "stopped an import",
  "export.requested": "requested a workspace export",
  "export.downloaded": "downloaded a workspace export",
  "fairness.audited": "ran a bias audit",
  "fairness.downloaded": "downloaded a bias audit",
  "workspace.closing": "started closing the workspace",
  "workspace.kept": "canceled closing the workspace",
  "decision-log.downloaded": "downloaded the decision log",
} as const;
export type AuditAction = keyof typeof auditActions;

/** Who acts without an account of the workspace: our own tasks, and the holders of a link. */
const actorsWithoutAccount: Readonly<Partial<Record<AuditAction, string>>> = {
  "webhook.switched-off": brand.name,
  "job.expired": brand.name,
  "offer.accepted": "The candidate",
  "offer.declined": "The candidate",
  "shortlist.answered": "A client reviewer",
};

/** The label of the actor where no account is stored. */
export const unnamedActorLabel = (action: AuditAction): string => actorsWithoutAccount[action] ?? "A former member";

/** The label of a client reviewer, who acts by a link. */
export const clientActorLabel = (name: string): string => `${name} (client)`;

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
