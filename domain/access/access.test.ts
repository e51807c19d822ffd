/** Repeats the full permission table, so that no permission changes by accident. */
import { expect, test } from "vitest";
import { demoCompanyId } from "../demo/demo-company.ts";
import { type Actor, can, accessRoleOf } from "./access.ts";
import { type Action, actions, demoActions } from "./permissions.ts";

const company = "018f0000-0000-7000-8000-000000000001";
const otherCompany = "018f0000-0000-7000-8000-000000000002";
const [team, otherTeam] = ["team-1", "team-2"];

const member = (level: "viewer" | "editor" | "admin", teams = {}): Actor => ({
  kind: "member",
  userId: "u",
  companyId: company,
  level,
  teams,
});
const admittedStaff: Actor = { kind: "staff", userId: "s", companyId: company };

const personas: readonly (readonly [name: string, actor: Actor])[] = [
  ["anonymous", { kind: "anonymous" }],
  ["candidate", { kind: "candidate", userId: "c" }],
  ["viewer", member("viewer")],
  ["editor", member("editor")],
  ["admin", member("admin")],
  ["staff outside", { kind: "staff", userId: "s" }],
  ["staff let in", admittedStaff],
];

const readers = "viewer, editor, admin, staff let in";
const editors = "editor, admin, staff let in";

const expected: Readonly<Record<Action, string>> = {
  "workspace.read": readers,
  "job.read": readers,
  "candidate.read": readers,
  "team.read": readers,
  "report.read": readers,
  "match.run": readers,
  "network.read": readers,
  "member.read": readers,
  "workspace.leave": readers,
  "job.edit": editors,
  "job.publish": editors,
  "candidate.edit": editors,
  "candidate.import": editors,
  "candidate.contact": editors,
  "interview.schedule": editors,
  "shortlist.draft": editors,
  "shortlist.send": editors,
  "introduction.request": editors,
  "network.request": editors,
  "offer.make": editors,
  "offer.send": editors,
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

test("[ONBOARD-18] grants each level exactly the actions of the permission table", () => {
  const allowed = actions.map((action) => {
    const allowedPersonas = personas
      .filter(([, actor]) => can(actor, action, { companyId: company }))
      .map(([name]) => name);
    return [action, allowedPersonas.join(", ")];
  });
  expect(Object.fromEntries(allowed)).toEqual(expected);
});

test("gives desk actions to staff only, without access to any workspace", () => {
  const deskActions = actions.filter((action) => personas.some(([, actor]) => can(actor, action)));
  expect(deskActions).toEqual([
    "lead.read",
    "lead.work",
    "content.manage",
    "upload.read",
    "client.plan",
    "client.network",
  ]);
  for (const action of deskActions) {
    expect(personas.filter(([, actor]) => can(actor, action)).map(([name]) => name)).toEqual([
      "staff outside",
      "staff let in",
    ]);
  }
});

test("gives no role and no action in another company", () => {
  for (const [name, actor] of personas) {
    expect(accessRoleOf(actor, { companyId: otherCompany }), name).toBeUndefined();
    expect(
      actions.filter((action) => can(actor, action, { companyId: otherCompany })),
      name,
    ).toEqual([]);
  }
});

test("applies levels per team, and a company admin is admin of every team", () => {
  const lead = member("viewer", { [team]: "admin", [otherTeam]: "editor" });
  expect(accessRoleOf(lead, { companyId: company, teamId: team })).toBe("admin");
  expect(accessRoleOf(lead, { companyId: company, teamId: otherTeam })).toBe("editor");
  expect(accessRoleOf(lead, { companyId: company, teamId: "team-3" })).toBe("viewer");
  expect(accessRoleOf(lead, { companyId: company, teamId: null })).toBe("viewer");
  expect(accessRoleOf(lead, { companyId: company })).toBe("viewer");
  expect(accessRoleOf(member("admin", { [team]: "viewer" }), { companyId: company, teamId: team })).toBe("admin");
});

test("lets anyone read the demo and no one change it", () => {
  for (const [name, actor] of personas) {
    expect(
      actions.filter((action) => can(actor, action, { companyId: demoCompanyId })),
      name,
    ).toEqual([...demoActions]);
  }
  expect(demoActions).toEqual([
    "workspace.read",
    "job.read",
    "candidate.read",
    "team.read",
    "report.read",
    "match.run",
  ]);
});
