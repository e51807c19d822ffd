/** Labels of the tables of a workspace. A table without a label is shown by its own name, so that none is left out. */
import type { RowCounts } from "./closing.ts";

const tableLabels: Readonly<Record<string, string>> = {
  candidates: "Candidates",
  job_applications: "Applications",
  application_submissions: "Application submissions",
  application_consents: "Applicant consents",
  self_identifications: "Self-identification answers",
  jobs_enhanced: "Jobs",
  jobs: "Public job pages",
  pipeline_activities: "Application history entries",
  pipeline_moves: "Stage moves",
  pipeline_move_parts: "Applications in stage moves",
  interviews: "Interviews",
  shortlists: "Shortlists",
  shortlist_readers: "Client reviewers",
  shortlist_entries: "Candidates on shortlists",
  shortlist_answers: "Client feedback on shortlists",
  submission_consents: "Consents to appear on shortlists",
  offers: "Offers",
  candidate_notes: "Notes",
  candidate_note_mentions: "Note mentions",
  candidate_merges: "Candidate merges",
  candidate_files: "Candidate files",
  stored_files: "Stored files",
  files: "File records",
  imports: "Imports",
  import_items: "Imported rows and resumes",
  workspace_exports: "Exports",
  saved_searches: "Saved searches",
  saved_search_views: "Saved search views",
  pinned_jobs: "Pinned jobs",
  team_tasks: "Tasks",
  hiring_teams: "Teams",
  hiring_team_members: "Team memberships",
  job_boards: "Pipelines",
  match_runs: "Match runs",
  ai_job_matches: "Match scores",
  candidate_match: "Match index",
  match_stale: "Match index",
  match_key_counts: "Match index",
  introduction_requests: "Introductions",
  fairness_audits: "Bias audit tables",
  api_tokens: "API tokens",
  webhook_endpoints: "Webhook endpoints",
  webhook_messages: "Webhook messages",
  webhook_deliveries: "Webhook deliveries",
  webhook_sequences: "Webhook sequence numbers",
  invitations: "Invitations",
  company_members: "Memberships",
  recruiter_access: "Recruiter access",
  company_profiles: "Company profile",
  workspace_plans: "Plan",
  network_access: "Candidate network access",
  audit_log: "Activity log entries",
  candidate_job_interests: "Candidates' interest in your jobs",
  job_alert_deliveries: "Job alerts that mentioned your jobs",
  workspace_closings: "Closing record",
  companies: "Workspace",
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
  const defaultLabel = table.replaceAll("_", " ");
  return tableLabels[table] ?? `${defaultLabel.charAt(0).toUpperCase()}${defaultLabel.slice(1)}`;
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
