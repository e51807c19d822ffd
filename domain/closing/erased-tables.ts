/** Labels of the tables of a workspace. A table without a label is shown by its own name, so that none is left out. */
import type { RowCounts } from "./closing.ts";

const tableLabels: Readonly<Record<string, string>> = {
  candidates: "People",
  job_applications: "Applications",
  application_submissions: "What applicants sent",
  application_consents: "Consents of applicants",
  self_identifications: "What applicants said about themselves",
  jobs_enhanced: "Jobs",
  jobs: "Public job pages",
  pipeline_activities: "Entries in histories of applications",
  pipeline_moves: "Moves on boards",
  pipeline_move_parts: "Applications in those moves",
  interviews: "Interviews",
  shortlists: "Shortlists",
  shortlist_readers: "Readers of shortlists",
  shortlist_entries: "People on shortlists",
  shortlist_answers: "Answers to shortlists",
  submission_consents: "Agreements to be shown on shortlists",
  offers: "Offers",
  candidate_notes: "Notes",
  candidate_note_mentions: "Mentions in notes",
  candidate_merges: "Merges of records",
  candidate_files: "Files of people",
  stored_files: "Files in the file store",
  files: "Entries about files",
  imports: "Imports",
  import_items: "Rows and résumés of imports",
  workspace_exports: "Exports",
  saved_searches: "Saved searches",
  saved_search_views: "Looks at saved searches",
  pinned_jobs: "Pinned jobs",
  team_tasks: "Tasks",
  hiring_teams: "Teams",
  hiring_team_members: "Places in teams",
  job_boards: "Boards",
  match_runs: "Match runs",
  ai_job_matches: "Scores",
  candidate_match: "Match index",
  match_stale: "Match index",
  match_key_counts: "Match index",
  introduction_requests: "Introductions",
  fairness_audits: "Tables of bias audits",
  api_tokens: "API tokens",
  webhook_endpoints: "Webhook endpoints",
  webhook_messages: "Webhook messages",
  webhook_deliveries: "Deliveries of webhook messages",
  webhook_sequences: "Numbers of webhook messages",
  invitations: "Invitations",
  company_members: "Memberships",
  recruiter_access: "Recruiters let in",
  company_profiles: "Company profile",
  workspace_plans: "Plan",
  network_access: "Access to the candidate network",
  audit_log: "Entries of the activity log",
  candidate_job_interests: "Marks of your jobs in candidates' lists",
  job_alert_deliveries: "Notes on which alerts named your jobs",
  workspace_closings: "This closing",
  companies: "The workspace itself",
};

/** The tables that are listed first. */
const mainTables = [
  "candidates",
  "job_applications",
  "jobs_enhanced",
  "stored_files",
  "candidate_notes",
  "interviews",
  "hiring_teams",
  "match_runs",
  "audit_log",
];

const order = [...new Set([...mainTables, ...Object.keys(tableLabels)])];

const tableLabel = (table: string): string => {
  const own = table.replaceAll("_", " ");
  return tableLabels[table] ?? `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
};

export interface ErasedLine {
  readonly table: string;
  readonly name: string;
  readonly count: number;
}

const sortIndex = (table: string): number => (order.includes(table) ? order.indexOf(table) : order.length);

/** The rows to erase by table, main tables first. The digest of a receipt depends on these lines. */
export const erasedLines = (counts: RowCounts): readonly ErasedLine[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => ({ table, name: tableLabel(table), count }))
    .toSorted((a, b) => sortIndex(a.table) - sortIndex(b.table) || a.table.localeCompare(b.table));

/** The same for display: tables with the same label become one line. */
export const groupedLines = (counts: RowCounts): readonly ErasedLine[] =>
  [...Map.groupBy(erasedLines(counts), ({ name }) => name)].map(([name, lines]) => ({
    table: lines[0]?.table ?? "",
    name,
    count: lines.reduce((sum, { count }) => sum + count, 0),
  }));

/** Only the lines of the main tables. */
export const mainLines = (counts: RowCounts): readonly ErasedLine[] =>
  erasedLines(counts).filter(({ table }) => mainTables.includes(table));
