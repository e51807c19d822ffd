/** The permission table, said a second time in full: whoever changes a line there has to mean it here too. */
import { expect, test } from "vitest";
import { demoCompanyId } from "../demo/figures.ts";
import { type Actor, can, standingOf } from "./access.ts";
import { type Action, actions, openInTheDemo } from "./permissions.ts";

const company = "018f0000-0000-7000-8000-000000000001";
const elsewhere = "018f0000-0000-7000-8000-000000000002";
const [team, otherTeam] = ["team-1", "team-2"];

const member = (level: "viewer" | "editor" | "admin", teams = {}): Actor => ({
  kind: "member",
  userId: "u",
  companyId: company,
  level,
  teams,
});
const letIn: Actor = { kind: "staff", userId: "s", companyId: company };

const asks: readonly (readonly [name: string, actor: Actor])[] = [
  ["anonymous", { kind: "anonymous" }],
  ["candidate", { kind: "candidate", userId: "c" }],
  ["viewer", member("viewer")],
  ["editor", member("editor")],
  ["admin", member("admin")],
  ["staff outside", { kind: "staff", userId: "s" }],
  ["staff let in", letIn],
];

const reads = "viewer, editor, admin, staff let in";
const works = "editor, admin, staff let in";

const expected: Readonly<Record<Action, string>> = {
  "workspace.read": reads,
  "job.read": reads,
  "candidate.read": reads,
  "team.read": reads,
  "report.read": reads,
  "match.run": reads,
  "network.read": reads,
  "member.read": reads,
  "workspace.leave": reads,
  "job.edit": works,
  "job.publish": works,
  "candidate.edit": works,
  "candidate.import": works,
  "candidate.contact": works,
  "interview.schedule": works,
  "shortlist.draft": works,
  "shortlist.send": works,
  "introduction.request": works,
  "network.request": works,
  "offer.make": works,
  "offer.send": works,
  "team.create": "admin",
  "team.manage": "admin",
  "member.manage": "admin",
  "member.invite": "admin",
  "workspace.change": "admin",
  "plan.change": "admin",
  "recruiter.admit": "admin",
  "activity.read": "admin",
  "sample.load": "admin",
  "workspace.export": "admin",
  "workspace.close": "admin",
  "integration.manage": "admin",
  "integration.create": "admin",
  "fairness.audit": "admin",
  "lead.read": "",
  "lead.work": "",
  "content.manage": "",
  "upload.read": "",
  "client.plan": "",
  "client.network": "",
};

test("[ONBOARD-18] viewer reads, editor works on jobs and candidates, admin also manages members, company and plan", () => {
  const allowed = actions.map((action) => {
    const who = asks.filter(([, actor]) => can(actor, action, { companyId: company })).map(([name]) => name);
    return [action, who.join(", ")];
  });
  expect(Object.fromEntries(allowed)).toEqual(expected);
});

test("the firm's desk is for staff alone, and no workspace opens to them by it", () => {
  const deskActions = actions.filter((action) => asks.some(([, actor]) => can(actor, action)));
  expect(deskActions).toEqual([
    "lead.read",
    "lead.work",
    "content.manage",
    "upload.read",
    "client.plan",
    "client.network",
  ]);
  for (const action of deskActions) {
    expect(asks.filter(([, actor]) => can(actor, action)).map(([name]) => name)).toEqual([
      "staff outside",
      "staff let in",
    ]);
  }
});

test("nobody stands anywhere in another company", () => {
  for (const [name, actor] of asks) {
    expect(standingOf(actor, { companyId: elsewhere }), name).toBeUndefined();
    expect(
      actions.filter((action) => can(actor, action, { companyId: elsewhere })),
      name,
    ).toEqual([]);
  }
});

test("levels are per team; a company's admin is admin of all its teams", () => {
  const lead = member("viewer", { [team]: "admin", [otherTeam]: "editor" });
  expect(standingOf(lead, { companyId: company, teamId: team })).toBe("admin");
  expect(standingOf(lead, { companyId: company, teamId: otherTeam })).toBe("editor");
  expect(standingOf(lead, { companyId: company, teamId: "team-3" })).toBe("viewer");
  expect(standingOf(lead, { companyId: company, teamId: null })).toBe("viewer");
  expect(standingOf(lead, { companyId: company })).toBe("viewer");
  expect(standingOf(member("admin", { [team]: "viewer" }), { companyId: company, teamId: team })).toBe("admin");
});

test("the demo can be read by anyone and changed by nobody", () => {
  for (const [name, actor] of asks) {
    expect(
      actions.filter((action) => can(actor, action, { companyId: demoCompanyId })),
      name,
    ).toEqual([...openInTheDemo]);
  }
  expect(openInTheDemo).toEqual([
    "workspace.read",
    "job.read",
    "candidate.read",
    "team.read",
    "report.read",
    "match.run",
  ]);
});
