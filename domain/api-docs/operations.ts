/**
 * Every call that a workspace's token may make. The server rejects tokens on all other calls. Excluded are accounts (members, sessions,
 * tokens, closing), scorecards, which a person writes under their own name, and the self-identification of applicants.
 */
import { minTokenLevel, type TokenLevel } from "../api-tokens/token-level.ts";
import { listTeamTasks } from "../applications/team-tasks.ts";
import { readActivity } from "../companies/activity.ts";
import { readWorkspace } from "../companies/workspace.ts";
import { listReportRows, readReports } from "../reports/reports.ts";
import { exportSecurityEvents, listSecurityEvents } from "../security-events/read-security-events.ts";
import { readTeam } from "../teams/team.ts";
import { listWorkspaceExports, requestWorkspaceExport } from "../workspace-exports/workspace-exports.ts";
import { workspaceSearch } from "../workspace-search/workspace-search.ts";
import { exportFile } from "./file-endpoints.ts";
import { jobOperations } from "./job-operations.ts";
import type { Operation } from "./operation.ts";
import { candidateOperations, interviewOperations, offerOperations } from "./candidate-operations.ts";

const workspaceOperations: readonly Operation[] = [
  {
    id: "readWorkspace",
    group: "Workspace",
    call: readWorkspace,
    action: "workspace.read",
    summary: "Read the workspace the token belongs to",
    details: "A good first call: it shows that the token works.",
  },
  {
    id: "searchWorkspace",
    group: "Workspace",
    call: workspaceSearch,
    action: "candidate.read",
    summary: "Find candidates, jobs and teams by a few letters",
  },
  { id: "readTeam", group: "Workspace", call: readTeam, action: "team.read", summary: "Read a hiring team" },
  {
    id: "listTeamTasks",
    group: "Workspace",
    call: listTeamTasks,
    action: "candidate.read",
    summary: "List applicants whose answer is overdue",
  },
  {
    id: "readActivity",
    group: "Workspace",
    call: readActivity,
    action: "activity.read",
    summary: "Read who did what in the workspace",
    details: "The newest first. Send the id of the last entry as `before` to go on.",
  },
  {
    id: "listSecurityEvents",
    group: "Workspace",
    call: listSecurityEvents,
    action: "activity.read",
    summary: "List security events",
    details: "The newest first. Send the id of the last event as `before` to go on.",
  },
  {
    id: "exportSecurityEvents",
    group: "Workspace",
    call: exportSecurityEvents,
    action: "activity.read",
    summary: "Export security events as JSON lines",
    details: "One JSON object a line, the oldest first. Days are in UTC.",
    media: ["application/x-ndjson"],
  },
  {
    id: "listExports",
    group: "Workspace",
    call: listWorkspaceExports,
    action: "workspace.export",
    summary: "List exports of everything",
  },
  {
    id: "requestExport",
    group: "Workspace",
    call: requestWorkspaceExport,
    action: "workspace.export",
    summary: "Ask for an export of everything",
    details: "One at a time: while one is being written the answer is 409.",
    errorCodes: ["conflict"],
  },
  {
    id: "downloadExport",
    group: "Workspace",
    call: exportFile,
    action: "workspace.export",
    summary: "Download an export",
    media: ["application/zip", "application/json"],
  },
];

const reportOperations: readonly Operation[] = [
  {
    id: "readReports",
    group: "Reports",
    call: readReports,
    action: "report.read",
    summary: "Read the reports of a period",
  },
  {
    id: "listReportRows",
    group: "Reports",
    call: listReportRows,
    action: "report.read",
    summary: "List the applications behind a figure",
  },
];

export const operations: readonly Operation[] = [
  ...workspaceOperations,
  ...jobOperations,
  ...candidateOperations,
  ...interviewOperations,
  ...offerOperations,
  ...reportOperations,
];

export const levelOf = ({ id, action }: Operation): TokenLevel => {
  const level = minTokenLevel(action);
  if (level === undefined) throw new Error(`no token may call ${id}`);
  return level;
};
