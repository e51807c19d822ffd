/**
 * The access table of the whole API, written by hand: for each call, the status that each persona gets for their own rows, for
 * another workspace's and for missing ones. The test sends every case and compares; a call without a row fails.
 */
import { randomUUID } from "node:crypto";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import { emptyProfile } from "#domain/profiles/profile.ts";
import { candidateEndpointCases } from "./access-candidate-cases.ts";
import { applicationEndpointCases } from "./access-application-cases.ts";
import { closingEndpointCases } from "./access-closing-cases.ts";
import { deskEndpointCases } from "./access-desk-cases.ts";
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { integrationEndpointCases } from "./access-integration-cases.ts";
import { fairnessEndpointCases } from "./access-fairness-cases.ts";
import { identityEndpointCases } from "./access-identity-cases.ts";
import { pipelineEndpointCases } from "./access-pipeline-cases.ts";
import { interviewEndpointCases } from "./access-interview-cases.ts";
import { offerEndpointCases } from "./access-offer-cases.ts";
import { importEndpointCases } from "./access-imports-cases.ts";
import { shortlistEndpointCases } from "./access-shortlist-cases.ts";
import { reportEndpointCases } from "./access-reports-cases.ts";
import {
  anyone,
  withLink,
  confirmed,
  confirmedFirst,
  inWorkspace,
  levelOf,
  orDemo,
  withoutAccount,
  ownOnly,
  partOf,
  signedIn,
  withoutSession,
} from "./access-rules.ts";

const callLink = (fixtures: Fixtures) => ({ token: fixtures.callToken });
const team = (fixtures: Fixtures) => ({ id: fixtures.teamId });
const seat = (fixtures: Fixtures) => ({ id: fixtures.teamId, userId: fixtures.teamMemberId });
const job = (fixtures: Fixtures) => ({ id: fixtures.jobId });
const introduction = (fixtures: Fixtures) => ({ token: fixtures.introductionToken });
const ownIntroduction = (fixtures: Fixtures) => ({ id: fixtures.introductionId });
const project = (fixtures: Fixtures) => ({ id: fixtures.projectId });
const connection = (fixtures: Fixtures) => ({ id: fixtures.connectionId });
const teamMember = (fixtures: Fixtures) => ({ userId: fixtures.teamMemberId });
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

export const accessTable: Readonly<Record<string, EndpointCase>> = {
  ...identityEndpointCases,
  ...candidateEndpointCases,
  ...applicationEndpointCases,
  ...importEndpointCases,
  ...interviewEndpointCases,
  ...shortlistEndpointCases,
  ...offerEndpointCases,
  ...fairnessEndpointCases,
  ...closingEndpointCases,
  ...integrationEndpointCases,

  // The user's own account.
  "POST /api/accounts/employers": { status: anyone(400), admittedStatus: 400, body: nothing },
  "GET /api/me": { status: anyone(200) },
  "PATCH /api/me": { status: signedIn(200), body: () => ({ name: "Ada Reyes" }) },
  "PUT /api/me/workspace": {
    status: (persona, owner) => {
      if (withoutAccount(persona)) return 401;
      return levelOf[persona] !== undefined && owner === "own" ? 200 : 404;
    },
    params: (fixtures) => ({ companyId: fixtures.companyId }),
    body: (fixtures) => ({ companyId: fixtures.companyId }),
  },
  "GET /api/me/notifications": { status: signedIn(200) },
  "PUT /api/me/notifications": { status: signedIn(200), body: () => ({ memberJoined: false, newSignIn: true }) },
  "GET /api/me/sessions": { status: signedIn(200) },
  "DELETE /api/me/sessions/:id": {
    status: (persona, owner) => (withoutAccount(persona) ? 401 : owner === "own" ? 200 : 404),
    params: (fixtures) => ({ id: fixtures.sessionId }),
  },
  "DELETE /api/me/sessions": { status: signedIn(200) },

  // The workspace.
  "GET /api/workspace": { status: inWorkspace(1, 200) },
  "PATCH /api/workspace": { status: inWorkspace(3, 200), body: () => ({ website: "https://harbor.example" }) },
  "PUT /api/workspace/profile": { status: inWorkspace(3, 200), body: profile },
  "POST /api/workspace/logo": { status: inWorkspace(3, 400), admittedStatus: 400, body: nothing },
  "GET /api/workspace/logo": { status: inWorkspace(1, 404) },
  "PUT /api/workspace/sample-data": { status: inWorkspace(3, 200) },
  "DELETE /api/workspace/sample-data": { status: inWorkspace(3, 200) },
  "GET /api/workspace/members": { status: inWorkspace(1, 200) },
  "PATCH /api/workspace/members/:userId": {
    status: inWorkspace(3, 200, 404),
    params: teamMember,
    body: () => ({ level: "editor" }),
  },
  "DELETE /api/workspace/members/:userId": { status: inWorkspace(3, 200, 404), params: teamMember },
  "POST /api/workspace/leave": {
    status: (persona, owner) => {
      if (persona === "staff let in") return 404;
      // The last admin stays; the first workspace has two.
      return inWorkspace(1, persona === "admin of another" ? 409 : 200)(persona, owner);
    },
    admittedStatus: 409,
    body: nothing,
  },
  "GET /api/workspace/recruiters": { status: inWorkspace(1, 200) },
  "POST /api/workspace/recruiters": {
    status: inWorkspace(3, 400),
    admittedStatus: 400,
    body: () => ({ email: "nobody@people.example" }),
  },
  "DELETE /api/workspace/recruiters/:userId": {
    status: inWorkspace(3, 200, 404),
    params: (fixtures) => ({ userId: fixtures.recruiterId }),
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
    body: (fixtures) => ({ ...invitee(), teamId: fixtures.teamId }),
  },
  "DELETE /api/workspace/invitations/:id": {
    status: inWorkspace(3, 200, 404),
    params: (fixtures) => ({ id: fixtures.invitationId }),
  },

  // An invitation is open to the holder of its link, and only its own email address can accept it.
  "GET /api/invitations/:token": {
    status: (_persona, owner) => (owner === "missing" ? 404 : 200),
    params: (fixtures) => ({ token: fixtures.invitationToken }),
  },
  "POST /api/invitations/:token/accept": {
    status: (persona, owner) => (owner === "missing" ? 404 : withoutAccount(persona) ? 401 : 403),
    params: (fixtures) => ({ token: fixtures.invitationToken }),
    body: nothing,
  },

  // A booked call is open to the holder of its link. The requested time is not available.
  "GET /api/calls/:token": { status: withLink(200), params: callLink },
  "POST /api/calls/:token/move": {
    status: withLink(400),
    admittedStatus: 400,
    params: callLink,
    body: () => ({ startsAt: "2020-01-06T15:00:00.000Z", timeZone: "UTC" }),
  },
  "POST /api/calls/:token/cancel": { status: withLink(200), params: callLink, body: nothing },

  // Teams and jobs. Without a workspace a team id is looked up in the demo.
  "GET /api/teams/:id": {
    status: (persona, owner) => {
      if (persona === "without the factor") return 403;
      return levelOf[persona] !== undefined && owner === "own" ? 200 : 404;
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
    body: (fixtures) => ({ title: "Charge nurse", hiringTeamId: fixtures.teamId }),
  },
  "GET /api/jobs-enhanced": { status: orDemo(200, 200) },
  "GET /api/jobs-enhanced/:id": { status: orDemo(200, 404), params: job },
  "PUT /api/jobs-enhanced/:id": { status: partOf(2, 200), params: job, body: () => ({ revision: 1, facts: wholeJob }) },
  // Only callers who may publish learn that the draft is incomplete.
  "POST /api/jobs-enhanced/:id/steps": {
    status: confirmed(partOf(2, 400)),
    admittedStatus: 400,
    params: job,
    body: () => ({ revision: 1, step: "open" }),
  },
  "POST /api/jobs-enhanced/:id/copies": { status: partOf(2, 201), params: job, body: nothing },
  "POST /api/job-requirements": { status: inWorkspace(1, 200), body: () => wholeJob },
  ...pipelineEndpointCases,
  "GET /api/jobs-enhanced/:id/needs": { status: orDemo(200, 404), params: job },
  "PUT /api/jobs-enhanced/:id/needs": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ mustHave: ["Patient care"], niceToHave: [] }),
  },

  // Candidates and matching. The demo is public; in these tests it is empty.
  "GET /api/candidates": { status: orDemo(200, 200) },
  "GET /api/candidates/search": { status: orDemo(200, 200) },
  "GET /api/candidates/:id": { status: orDemo(200, 404), params: (fixtures) => ({ id: fixtures.candidateId }) },
  "POST /api/ai/match-candidates": {
    status: orDemo(200, 404),
    params: job,
    body: (fixtures) => ({ jobId: fixtures.jobId }),
  },
  "GET /api/ai/match-runs/:jobId/last": {
    status: orDemo(200, 404),
    params: (fixtures) => ({ jobId: fixtures.jobId }),
  },
  "POST /api/ai/generate-interview-questions": {
    status: orDemo(200, 404),
    params: job,
    body: (fixtures) => ({ jobId: fixtures.jobId, candidateId: fixtures.candidateId }),
  },
  "POST /api/introductions": {
    status: confirmedFirst(inWorkspace(2, 201, 404)),
    params: job,
    body: (fixtures) => ({ jobId: fixtures.jobId, candidateId: fixtures.profileId }),
  },
  // The candidate answers by the link in the email.
  "GET /api/introductions/:token": { status: withLink(200), params: introduction },
  "POST /api/introductions/:token/answer": {
    status: withLink(200),
    params: introduction,
    body: () => ({ answer: "decline" }),
  },
  "GET /api/dashboard": {
    status: (persona) => (persona === "without the factor" ? 403 : levelOf[persona] === undefined ? 404 : 200),
  },
  "GET /api/action-items": { status: (persona) => (persona === "without the factor" ? 403 : 200) },

  "GET /api/navigation": { status: (persona) => (persona === "without the factor" ? 403 : 200) },
  "PUT /api/jobs-enhanced/:id/pin": { status: inWorkspace(1, 200, 404), params: job },
  "DELETE /api/jobs-enhanced/:id/pin": { status: inWorkspace(1, 200), params: job },

  ...reportEndpointCases,

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
  "POST /api/strategy-calls": { status: anyone(400), admittedStatus: 400, body: nothing },
  "POST /api/quote-requests": { status: anyone(400), admittedStatus: 400, body: nothing },
  "POST /api/contact-recruiter": { status: anyone(201), body: () => contact },
  "POST /api/leads": { status: anyone(400), admittedStatus: 400, body: nothing },
  "POST /api/parse-company": { status: anyone(400), admittedStatus: 400, body: () => ({ url: "no website" }) },
  "POST /api/job-description-files": { status: anyone(400), admittedStatus: 400, body: nothing },

  // The chat stores nothing, so it is public.
  "POST /api/candidate/chat": {
    status: anyone(200),
    body: () => ({ message: "Jane Smith", currentStep: "intro", currentProfile: {} }),
  },

  // A resume belongs to the session that uploaded it, a visitor's too; everyone else gets 404.
  "POST /api/candidate/import/resume": { status: anyone(400), admittedStatus: 400, body: nothing },
  "POST /api/candidate/import/linkedin": {
    status: anyone(400),
    admittedStatus: 400,
    body: () => ({ url: "no profile" }),
  },
  "POST /api/candidate/import/linkedin-export": { status: anyone(400), admittedStatus: 400, body: nothing },
  "GET /api/candidate/import/resume/:id": {
    status: (persona, owner) => (!withoutSession(persona) && owner === "own" ? 200 : 404),
    params: (fixtures) => ({ id: fixtures.resumeReadingId }),
  },
  "GET /api/candidate/resume": { status: anyone(200) },

  // Everyone may export their own profile; these personas have none.
  "GET /api/candidate/export/:format": { status: anyone(404), params: () => ({ format: "json" }) },

  // The profile editor. Others get 404 for a person's rows; a write without a session creates one.
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
  "POST /api/candidate/photo": { status: anyone(400), admittedStatus: 400, body: nothing },
  "DELETE /api/candidate/photo": { status: anyone(200) },
  "GET /api/candidate/photo/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "GET /api/candidate/privacy": { status: anyone(200) },
  "PATCH /api/candidate/privacy": { status: anyone(200), body: () => ({ showPhone: false }) },
  // These personas have no settings yet, so they get the defaults.
  "POST /api/candidate/privacy/publication": { status: signedIn(200), body: () => publishable },
  "DELETE /api/candidate/privacy/publication": { status: signedIn(200) },
  "GET /api/candidate/privacy/standing": { status: anyone(200) },
  "GET /api/candidate/privacy/preview": { status: anyone(200), query: "as=company&company=Marker" },
  "POST /api/candidate/privacy/page": { status: signedIn(200), body: nothing },
  "GET /api/profiles/:handle": { status: anyone(404), params: () => ({ handle: "nobody" }) },
  "GET /api/candidate/introductions": { status: anyone(200) },
  "POST /api/candidate/introductions/:id/answer": {
    status: (persona, owner) => (withoutAccount(persona) ? 401 : owner === "own" ? 200 : 404),
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
    status: (persona, owner) => (withoutAccount(persona) ? 401 : owner === "own" ? 200 : 404),
    params: connection,
    body: () => ({ answer: "accept" }),
  },
  "DELETE /api/candidate/connections/:id": {
    status: (persona, owner) => (withoutAccount(persona) ? 401 : owner === "own" ? 200 : 404),
    params: connection,
  },
  "GET /api/connection-refusals/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/connection-refusals/:token": {
    status: anyone(404),
    params: () => ({ token: "not-signed" }),
    body: nothing,
  },

  // Open jobs that match the user's profile. Neither reading nor saving a missing job creates a session.
  "GET /api/candidate/openings": { status: anyone(200) },
  "GET /api/candidate/market": { status: anyone(200) },
  "PUT /api/candidate/saved-jobs/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "DELETE /api/candidate/saved-jobs/:id": { status: anyone(200), params: () => ({ id: randomUUID() }) },
  "GET /api/candidate/job-alerts": { status: anyone(200) },
  "PUT /api/candidate/job-alerts": {
    status: confirmed(signedIn(200)),
    body: () => ({ isOn: true, frequency: "weekly", minScore: 60 }),
  },

  // A profile belongs to the session too. Saving without a session creates one; another's profile id is a conflict.
  "GET /api/candidate/profile": { status: anyone(200) },
  "PATCH /api/candidate/profile": {
    status: anyone(409),
    admittedStatus: 409,
    body: () => ({ profileId: randomUUID(), revision: 0, changes: { title: "Nurse" }, base: {} }),
  },

  // The user's own data. Without a session there is none; a deletion without the confirmation word is rejected first.
  "GET /api/rights": { status: anyone(200) },
  "GET /api/rights/download": { status: (persona) => (withoutSession(persona) ? 404 : 200) },
  "POST /api/rights/deletion": { status: anyone(400), admittedStatus: 400, body: () => ({ word: "remove" }) },
  "GET /api/rights/receipts/:id": { status: anyone(404), params: () => ({ id: randomUUID() }) },
  "PUT /api/rights/human-review": { status: anyone(200), body: () => ({ requestsHumanReview: false }) },
  "GET /api/rights/notices": { status: anyone(200) },
  "POST /api/rights/notices": {
    status: anyone(200),
    body: () => ({ textIds: ["ai-notice/everywhere/2"], choice: "shown", shownAt: "openings" }),
  },
  "GET /api/rights/keep/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/rights/keep/:token": { status: anyone(404), params: () => ({ token: "not-signed" }), body: nothing },

  // A signed link works without a session; any other gets 404.
  "GET /api/unsubscribe/:token": { status: anyone(404), params: () => ({ token: "not-signed" }) },
  "POST /api/unsubscribe/:token": { status: anyone(404), params: () => ({ token: "not-signed" }), body: nothing },

  // The mail forwarder has its own secret; a session does not count.
  "POST /api/inbound-mail": { status: anyone(401), body: nothing },

  ...deskEndpointCases,
};
