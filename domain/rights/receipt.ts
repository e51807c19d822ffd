/** The receipt of an erasure: when, why and how much. It does not identify the person. */
import { z } from "zod";

const erasureCauses = ["asked", "retention"] as const;
/** Everything, or the candidate's side of an account that also works in a workspace. */
const erasureScopes = ["everything", "candidate-side"] as const;

/** The ledger also has closed workspaces, which have their own receipt (domain/closing). */
export const ledgerCauses = [...erasureCauses, "closed"] as const;
export const ledgerScopes = [...erasureScopes, "workspace"] as const;

/** Kinds of rows in display order, with their labels on the receipt. */
const erasedKinds = {
  account: "Account and sign-in methods",
  sessions: "Browser sessions",
  profile: "Profile",
  files: "Uploaded files",
  readings: "Parsed resumes",
  portfolio: "Projects",
  activities: "Profile history entries",
  interests: "Saved jobs",
  alerts: "Job alerts and their contents",
  connections: "Connections and requests",
  introductions: "Introductions",
  records: "Copies in employers' workspaces from introductions",
  applications: "Applications you sent",
  matches: "Match scores and match index entries",
  runs: "Mentions in match logs",
  leads: "Forms and emails you sent us",
  mails: "Emails we sent you",
  tasks: "Scheduled tasks",
  audit: "Mentions in activity logs",
  limits: "Counters and email opt-outs",
  consents: "Consent log entries",
} as const;
export type ErasedKind = keyof typeof erasedKinds;

const kinds = Object.keys(erasedKinds) as [ErasedKind, ...ErasedKind[]];

export const receipt = z.object({
  id: z.uuid(),
  erasedAt: z.iso.datetime(),
  cause: z.enum(erasureCauses),
  scope: z.enum(erasureScopes),
  counts: z.partialRecord(z.enum(kinds), z.int()),
});
export type Receipt = z.infer<typeof receipt>;

/** The kinds with erased rows, in display order. */
export const erasedLines = ({ counts }: Pick<Receipt, "counts">): readonly (readonly [string, number])[] =>
  kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [[erasedKinds[kind], count] as const] : [];
  });
