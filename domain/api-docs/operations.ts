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
    summary: "Get the token's workspace",
    details: "A good first call to check that the token works.",
  },
  {
    id: "searchWorkspace",
    group: "Workspace",
    call: workspaceSearch,
    action: "candidate.read",
    summary: "Search candidates, jobs and teams",
  },
  { id: "readTeam", group: "Workspace", call: readTeam, action: "team.read", summary: "Get a hiring team" },
  {
    id: "listTeamTasks",
    group: "Workspace",
    call: listTeamTasks,
    action: "candidate.read",
    summary: "List applicants who are overdue for a response",
  },
  {
    id: "readActivity",
    group: "Workspace",
    call: readActivity,
    action: "activity.read",
    summary: "List the workspace's activity",
    details: "Newest first. To get the next page, send the id of the last entry as `before`.",
  },
  {
    id: "listSecurityEvents",
    group: "Workspace",
    call: listSecurityEvents,
    action: "activity.read",
    summary: "List security events",
    details: "Newest first. To get the next page, send the id of the last event as `before`.",
  },
  {
    id: "exportSecurityEvents",
    group: "Workspace",
    call: exportSecurityEvents,
    action: "activity.read",
    summary: "Export security events as JSON lines",
    details: "One JSON object per line, oldest first. Dates are in UTC.",
    media: ["application/x-ndjson"],
  },
  {
    id: "listExports",
    group: "Workspace",
    call: listWorkspaceExports,
    action: "workspace.export",
    summary: "List workspace exports",
  },
  {
    id: "requestExport",
    group: "Workspace",
    call: requestWorkspaceExport,
    action: "workspace.export",
    summary: "Start a workspace export",
    details: "Only one export can run at a time. While one is running, the response is 409.",
    errorCodes: ["conflict"],
  },
  {
    id: "downloadExport",
    group: "Workspace",
    call: exportFile,
    action: "workspace.export",
    summary: "Download a workspace export",
    media: ["application/zip", "application/json"],
  },
];

const reportOperations: readonly Operation[] = [
  {
    id: "readReports",
    group: "Reports",
    call: readReports,
    action: "report.read",
    summary: "Get the reports for a period",
  },
  {
    id: "listReportRows",
    group: "Reports",
    call: listReportRows,
    action: "report.read",
    summary: "List the applications behind a metric",
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
