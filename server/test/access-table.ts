/**
 * The access table of the whole API, written by hand: for each call, what each knocker gets when they ask for their own, for
 * another workspace's, and for what is not there. The test knocks at every door and compares; a call without a row fails.
 */
import { randomUUID } from "node:crypto";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import { emptyProfile } from "#domain/profiles/profile.ts";
import { candidateDoors } from "./access-candidate-doors.ts";
import { applicationDoors } from "./access-application-doors.ts";
import { closingDoors } from "./access-closing-doors.ts";
import { deskDoors } from "./access-desk-doors.ts";
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { integrationDoors } from "./access-integration-doors.ts";
import { fairnessDoors } from "./access-fairness-doors.ts";
import { identityDoors } from "./access-identity-doors.ts";
import { pipelineDoors } from "./access-pipeline-doors.ts";
import { interviewDoors } from "./access-interview-doors.ts";
import { offerDoors } from "./access-offer-doors.ts";
import { importDoors } from "./access-imports-doors.ts";
import { shortlistDoors } from "./access-shortlist-doors.ts";
import { reportDoors } from "./access-reports-doors.ts";
import {
  anyone,
  byLink,
  confirmed,
  confirmedFirst,
  inWorkspace,
  levelOf,
  orDemo,
  outside,
  ownOnly,
  partOf,
  signedIn,
  withoutSession,
} from "./access-rules.ts";

const callLink = (held: Holdings) => ({ token: held.callToken });
const team = (held: Holdings) => ({ id: held.teamId });
const seat = (held: Holdings) => ({ id: held.teamId, userId: held.colleagueId });
const job = (held: Holdings) => ({ id: held.jobId });
const introduction = (held: Holdings) => ({ token: held.introductionToken });
const ownIntroduction = (held: Holdings) => ({ id: held.introductionId });
const project = (held: Holdings) => ({ id: held.projectId });
const connection = (held: Holdings) => ({ id: held.connectionId });
const colleague = (held: Holdings) => ({ userId: held.colleagueId });
const profile = () => ({
  tagline: "A tagline of length",
  culture: "A culture that is described at length",
  benefits: ["Health"],
  locations: ["Dayton"],
});
const invitee = () => ({ email: "new@people.example", role: "Interviewer", permissions: "viewer" });
const contact = {
  name: "Dana Whitfield",
  phone: "6145550171",
  email: "dana@people.example",
  company: "Whitfield",
  hiringNeeds: "Two nurses by May",
};
const wholeJob: JobFacts = {
  title: "Charge nurse",
  department: "",
  description: "",
  requirements: "",
  mustHave: [],
  niceToHave: [],
  benefits: "",
  location: "",
  remote: false,
  salaryMin: null,
  salaryMax: null,
  minYears: null,
  type: "full-time",
  priority: "medium",
  deadline: null,
  targetStart: null,
  hiringTeamId: null,
  recruiterId: null,
};
const nothing = () => ({});
const publishable = {
  profileVisibility: "public",
  showEmail: false,
  showPhone: false,
  showLocation: true,
  showSalaryExpectation: false,
};

export const accessTable: Readonly<Record<string, Door>> = {
  ...identityDoors,
  ...candidateDoors,
  ...applicationDoors,
  ...importDoors,
  ...interviewDoors,
  ...shortlistDoors,
  ...offerDoors,
  ...fairnessDoors,
  ...closingDoors,
  ...integrationDoors,

  // One's own account.
  "POST /api/accounts/employers": { status: anyone(400), admitted: 400, body: nothing },
  "GET /api/me": { status: anyone(200) },
  "PATCH /api/me": { status: signedIn(200), body: () => ({ name: "Ada Reyes" }) },
  "PUT /api/me/workspace": {
    status: (knocker, whose) => {
      if (outside(knocker)) return 401;
      return levelOf[knocker] !== undefined && whose === "own" ? 200 : 404;
    },
    params: (held) => ({ companyId: held.companyId }),
    body: (held) => ({ companyId: held.companyId }),
  },
  "GET /api/me/notifications": { status: signedIn(200) },
  "PUT /api/me/notifications": { status: signedIn(200), body: () => ({ memberJoined: false, newSignIn: true }) },
  "GET /api/me/sessions": { status: signedIn(200) },
  "DELETE /api/me/sessions/:id": {
    status: (knocker, whose) => (outside(knocker) ? 401 : whose === "own" ? 200 : 404),
    params: (held) => ({ id: held.sessionId }),
  },
  "DELETE /api/me/sessions": { status: signedIn(200) },

  // The workspace.
  "GET /api/workspace": { status: inWorkspace(1, 200) },
  "PATCH /api/workspace": { status: inWorkspace(3, 200), body: () => ({ website: "https://harbor.example" }) },
  "PUT /api/workspace/profile": { status: inWorkspace(3, 200), body: profile },
  "POST /api/workspace/logo": { status: inWorkspace(3, 400), admitted: 400, body: nothing },
  "GET /api/workspace/logo": { status: inWorkspace(1, 404) },
  "PUT /api/workspace/sample-data": { status: inWorkspace(3, 200) },
  "DELETE /api/workspace/sample-data": { status: inWorkspace(3, 200) },
  "GET /api/workspace/members": { status: inWorkspace(1, 200) },
  "PATCH /api/workspace/members/:userId": {
    status: inWorkspace(3, 200, 404),
    params: colleague,
    body: () => ({ level: "editor" }),
  },
  "DELETE /api/workspace/members/:userId": { status: inWorkspace(3, 200, 404), params: colleague },
  "POST /api/workspace/leave": {
    status: (knocker, whose) => {
      if (knocker === "staff let in") return 404;
      // The last admin stays; the first workspace has two.
      return inWorkspace(1, knocker === "admin of another" ? 409 : 200)(knocker, whose);
    },
    admitted: 409,
    body: nothing,
  },
  "GET /api/workspace/recruiters": { status: inWorkspace(1, 200) },
  "POST /api/workspace/recruiters": {
    status: inWorkspace(3, 400),
    admitted: 400,
    body: () => ({ email: "nobody@people.example" }),
  },
  "DELETE /api/workspace/recruiters/:userId": {
    status: inWorkspace(3, 200, 404),
    params: (held) => ({ userId: held.recruiterId }),
  },
  "GET /api/workspace/activity": { status: inWorkspace(3, 200) },
  "GET /api/workspace/security-events": { status: inWorkspace(3, 200) },
  "GET /api/workspace/security-events/lines": { status: inWorkspace(3, 200) },
  "GET /api/me/security-events": { status: signedIn(200) },
  "GET /api/workspace/network-access": { status: inWorkspace(1, 200) },
  "POST /api/workspace/network-access": { status: confirmedFirst(inWorkspace(2, 200)), body: nothing },
  "GET /api/workspace/invitations": { status: inWorkspace(1, 200) },
  "POST /api/workspace/invitations": {
    status: confirmedFirst(inWorkspace(3, 201, 404)),
    params: team,
    body: (held) => ({ ...invitee(), teamId: held.teamId }),
  },
  "DELETE /api/workspace/invitations/:id": {
    status: inWorkspace(3, 200, 404),
    params: (held) => ({ id: held.invitationId }),
  },

  // An invitation belongs to whoever holds its link, and is accepted under its own address alone.
  "GET /api/invitations/:token": {
    status: (_knocker, whose) => (whose === "missing" ? 404 : 200),
    params: (held) => ({ token: held.invitationToken }),
  },
  "POST /api/invitations/:token/accept": {
    status: (knocker, whose) => (whose === "missing" ? 404 : outside(knocker) ? 401 : 403),
    params: (held) => ({ token: held.invitationToken }),
    body: nothing,
  },

  // So does a booked call. The time asked for is not on offer.
  "GET /api/calls/:token": { status: byLink(200), params: callLink },
  "POST /api/calls/:token/move": {
    status: byLink(400),
    admitted: 400,
    params: callLink,
    body: () => ({ startsAt: "2020-01-06T15:00:00.000Z", timeZone: "UTC" }),
  },
  "POST /api/calls/:token/cancel": { status: byLink(200), params: callLink, body: nothing },

  // Teams and jobs. Without a workspace a team id is looked for in the demo.
  "GET /api/teams/:id": {
    status: (knocker, whose) => {
      if (knocker === "without the factor") return 403;
      return levelOf[knocker] !== undefined && whose === "own" ? 200 : 404;
    },
    params: team,
  },
  "POST /api/teams": {
    status: inWorkspace(3, 201),
    body: () => ({ name: "New team", description: "A team of its own", members: [invitee()] }),
  },
  "PATCH /api/teams/:id": {
    status: partOf(3, 200),
    params: team,
    body: () => ({ name: "Renamed", description: "Another description" }),
  },
  "DELETE /api/teams/:id": { status: partOf(3, 200), params: team },
  "PUT /api/teams/:id/members/:userId": {
    status: partOf(3, 200),
    params: seat,
    body: () => ({ role: "Lead", permissions: "editor" }),
  },
  "DELETE /api/teams/:id/members/:userId": { status: partOf(3, 200), params: seat },
  "POST /api/jobs-enhanced": {
    status: partOf(2, 201),
    params: team,
    body: (held) => ({ title: "Charge nurse", hiringTeamId: held.teamId }),
  },
  "GET /api/jobs-enhanced": { status: orDemo(200, 200) },
  "GET /api/jobs-enhanced/:id": { status: orDemo(200, 404), params: job },
  "PUT /api/jobs-enhanced/:id": { status: partOf(2, 200), params: job, body: () => ({ revision: 1, facts: wholeJob }) },
  // An incomplete draft is refused only to whoever may publish at all.
  "POST /api/jobs-enhanced/:id/steps": {
    status: confirmed(partOf(2, 400)),
    admitted: 400,
    params: job,
    body: () => ({ revision: 1, step: "open" }),
  },
  "POST /api/jobs-enhanced/:id/copies": { status: partOf(2, 201), params: job, body: nothing },
  "POST /api/job-requirements": { status: inWorkspace(1, 200), body: () => wholeJob },
  ...pipelineDoors,
  "GET /api/jobs-enhanced/:id/needs": { status: orDemo(200, 404), params: job },
  "PUT /api/jobs-enhanced/:id/needs": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ mustHave: ["Patient care"], niceToHave: [] }),
  },

  // Candidates and matching. In the demo anyone may look; here it has nobody in it.
  "GET /api/candidates": { status: orDemo(200, 200) },
  "GET /api/candidates/search": { status: orDemo(200, 200) },
  "GET /api/candidates/:id": { status: orDemo(200, 404), params: (held) => ({ id: held.candidateId }) },
  "POST /api/ai/match-candidates": {
    status: orDemo(200, 404),
    params: job,
    body: (held) => ({ jobId: held.jobId }),
  },
  "POST /api/ai/generate-interview-questions": {
    status: orDemo(200, 404),
    params: job,
    body: (held) => ({ jobId: held.jobId, candidateId: held.candidateId }),
  },
  "POST /api/introductions": {
    status: confirmedFirst(inWorkspace(2, 201, 404)),
    params: job,
    body: (held) => ({ jobId: held.jobId, candidateId: held.profileId }),
  },
  // Whoever was asked answers by the link in the mail.
  "GET /api/introductions/:token": { status: byLink(200), params: introduction },
  "POST /api/introductions/:token/answer": {
    status: byLink(200),
    params: introduction,
    body: () => ({ answer: "decline" }),
  },
  "GET /api/dashboard": {
    status: (knocker) => (knocker === "without the factor" ? 403 : levelOf[knocker] === undefined ? 404 : 200),
  },

  ...reportDoors,

  // The public site.
  "GET /api/jobs": { status: anyone(200) },
  "GET /api/job-board": { status: anyone(200) },
  "GET /api/job-board/:slug": { status: anyone(404), params: () => ({ slug: "no-such-job" }) },
  "GET /api/job-postings": { status: anyone(200) },
  "GET /api/docs/openapi.json": { status: anyone(200) },
  "GET /api/testimonials": { status: anyone(200) },
  "GET /api/experts": { status: anyone(200) },
  "GET /api/experts/:slug": { status: anyone(404), params: () => ({ slug: "nobody" }) },
  "GET /api/strategy-call-slots": { status: anyone(200) },
  "GET /api/calculator-report.pdf": { status: anyone(200) },
  "POST /api/strategy-calls": { status: anyone(400), admitted: 400, body: nothing },
  "POST /api/quote-requests": { status: anyone(400), admitted: 400, body: nothing },
  "POST /api/contact-recruiter": { status: anyone(201), body: () => contact },
  "POST /api/leads": { status: anyone(400), admitted: 400, body: nothing },
  "POST /api/parse-company": { status: anyone(400), admitted: 400, body: () => ({ url: "no website" }) },
  "POST /api/job-description-files": { status: anyone(400), admitted: 400, body: nothing },

  // The conversation keeps nothing by itself, so everybody may have it.
  "POST /api/candidate/chat": {
    status: anyone(200),
    body: () => ({ message: "Jane Smith", currentStep: "intro", currentProfile: {} }),
  },

  // A résumé belongs to the session that sent it, a visitor's too; to everybody else it is not there.
  "POST /api/candidate/import/resume": { status: anyone(400), admitted: 400, body: nothing },
  "POST /api/candidate/import/linkedin": { status: anyone(400), admitted: 400, body: () => ({ url: "no profile" }) },
  "POST /api/candidate/import/linkedin-export": { status: anyone(400), admitted: 400, body: nothing },
  "GET /api/candidate/import/resume/:id": {
    status: (knocker, whose) => (!withoutSession(knocker) && whose === "own" ? 200 : 404),
    params: (held) => ({ id: held.resumeReadingId }),
  },
  "GET /api/candidate/resume": { status: anyone(200) },

  // Everybody takes their own profile along, and these have none to take.
  "GET /api/candidate/export/:format": { status: anyone(404), params: () => ({ format: "json" }) },

  // The editor. What is somebody's own is not there for anybody else; whoever has no session gets one with what they write.
  "GET /api/candidate/portfolio": { status: anyone(200) },
  "POST /api/candidate/portfolio": { status: anyone(201), body: () => ({ title: "A project" }) },
  "PUT /api/candidate/portfolio/:id": { status: ownOnly(200), params: project, body: () => ({ title: "Changed" }) },
  "DELETE /api/candidate/portfolio/:id": { status: ownOnly(200), params: project },
  "POST /api/candidate/portfolio/order": { status: anyone(200), body: () => ({ ids: [] }) },
  "GET /api/candidate/integrations": { status: anyone(200) },
  "PUT /api/candidate/integrations/:platform": {
    status: anyone(200),
    params: () => ({ platform: "website" }),
    body: () => ({ address: "https://people.example/me" }),
  },
  "DELETE /api/candidate/integrations/:platform": { status: anyone(200), params: () => ({ platform: "github" }) },
  "POST /api/candidate/integrations/:platform/confirm": {
    status: anyone(404),
    params: () => ({ platform: "github" }),
    body: nothing,
  },
  "GET /api/candidate/photo": { status: anyone(200) },
  "POST /api/candidate/photo": { status: anyone(400), admitted: 400, body: nothing },
  "DELETE /api/candidate/photo": { status: anyone(200) },
  "GET /api/candidate/photo/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "GET /api/candidate/privacy": { status: anyone(200) },
  "PATCH /api/candidate/privacy": { status: anyone(200), body: () => ({ showPhone: false }) },
  // These have no settings yet, so what they show is the default.
  "POST /api/candidate/privacy/publication": { status: signedIn(200), body: () => publishable },
  "DELETE /api/candidate/privacy/publication": { status: signedIn(200) },
  "GET /api/candidate/privacy/standing": { status: anyone(200) },
  "GET /api/candidate/privacy/preview": { status: anyone(200), query: "as=company&company=Marker" },
  "POST /api/candidate/privacy/page": { status: signedIn(200), body: nothing },
  "GET /api/profiles/:handle": { status: anyone(404), params: () => ({ handle: "nobody" }) },
  "GET /api/candidate/introductions": { status: anyone(200) },
  "POST /api/candidate/introductions/:id/answer": {
    status: (knocker, whose) => (outside(knocker) ? 401 : whose === "own" ? 200 : 404),
    params: ownIntroduction,
    body: () => ({ answer: "decline" }),
  },
  "POST /api/candidate/enhance": {
    status: anyone(200),
    body: () => ({ field: "skills", currentProfile: emptyProfile }),
  },
  "GET /api/skills": { status: anyone(200), query: "q=nurs" },
  "GET /api/candidate/connections": { status: anyone(200) },
  "POST /api/candidate/connections": {
    status: confirmed(signedIn(201)),
    body: () => ({ email: "somebody@people.example" }),
  },
  "POST /api/candidate/connections/:id/answer": {
    status: (knocker, whose) => (outside(knocker) ? 401 : whose === "own" ? 200 : 404),
    params: connection,
    body: () => ({ answer: "accept" }),
  },
  "DELETE /api/candidate/connections/:id": {
    status: (knocker, whose) => (outside(knocker) ? 401 : whose === "own" ? 200 : 404),
    params: connection,
  },
  "GET /api/connection-refusals/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/connection-refusals/:token": {
    status: anyone(404),
    params: () => ({ token: "not-signed" }),
    body: nothing,
  },

  // Open jobs as one's own profile matches them. Reading makes no session; saving a job that is not there makes none either.
  "GET /api/candidate/openings": { status: anyone(200) },
  "GET /api/candidate/market": { status: anyone(200) },
  "PUT /api/candidate/saved-jobs/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "DELETE /api/candidate/saved-jobs/:id": { status: anyone(200), params: () => ({ id: randomUUID() }) },
  "GET /api/candidate/job-alerts": { status: anyone(200) },
  "PUT /api/candidate/job-alerts": {
    status: confirmed(signedIn(200)),
    body: () => ({ isOn: true, frequency: "weekly", leastScore: 60 }),
  },

  // A profile belongs to the session too. Reading without one makes none, saving does; one that is not the asker's is a conflict.
  "GET /api/candidate/profile": { status: anyone(200) },
  "PATCH /api/candidate/profile": {
    status: anyone(409),
    admitted: 409,
    body: () => ({ profileId: randomUUID(), revision: 0, changes: { title: "Nurse" }, base: {} }),
  },

  // One's own data. Whoever has no session has none; a deletion that is not meant is refused before anybody is looked at.
  "GET /api/rights": { status: anyone(200) },
  "GET /api/rights/download": { status: (knocker) => (withoutSession(knocker) ? 404 : 200) },
  "POST /api/rights/deletion": { status: anyone(400), admitted: 400, body: () => ({ word: "remove" }) },
  "GET /api/rights/receipts/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "PUT /api/rights/human-review": { status: anyone(200), body: () => ({ wantsPerson: false }) },
  "GET /api/rights/notices": { status: anyone(200) },
  "POST /api/rights/notices": {
    status: anyone(200),
    body: () => ({ textIds: ["ai-notice/everywhere/1"], choice: "shown", shownAt: "openings" }),
  },
  "GET /api/rights/keep/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/rights/keep/:token": { status: anyone(404), params: () => ({ token: "not-signed" }), body: nothing },

  // A link that we signed opens without a session; any other opens nothing.
  "GET /api/unsubscribe/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/unsubscribe/:token": { status: anyone(404), params: () => ({ token: "not-signed" }), body: nothing },

  // Whoever forwards mail has a secret of their own; a session is none.
  "POST /api/inbound-mail": { status: anyone(401), body: nothing },

  ...deskDoors,
};
