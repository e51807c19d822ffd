import { expect, test } from "vitest";
import {
  actionText,
  logCells,
  logColumns,
  type LoggedAction,
  type LoggedMatch,
  actionSummary,
} from "./decision-log.ts";

const action = (of: LoggedAction["action"], more: Partial<LoggedAction> = {}): LoggedAction => ({
  at: "2026-11-02T10:00:00.000Z",
  action: of,
  from: null,
  to: null,
  by: null,
  ...more,
});

const row: LoggedMatch = {
  run: 3,
  runAt: "2026-11-01T09:00:00.000Z",
  runBy: "Ada Reyes",
  job: "Night Ward Nurse",
  jobId: "job",
  engineVersion: "1",
  settingsHash: "s",
  inputsHash: "i",
  poolSize: 40,
  scored: 12,
  provenExact: true,
  place: 1,
  personId: "person",
  fromNetwork: false,
  score: 88,
  actions: [],
  nextRunAt: null,
  stageNow: null,
  statusNow: null,
};

test("describes each action, and states when there was none", () => {
  expect(actionText(action("stage_change", { from: "applied", to: "offer" }))).toBe("moved from applied to offer");
  expect(actionText(action("rejected", { from: "screening" }))).toBe("rejected at screening");
  expect(actionText(action("undone", { to: "applied" }))).toBe("move undone, back to applied");
  expect(actionText(action("introduction_answered", { to: "accepted" }))).toBe("introduction accepted");
  expect(actionSummary(row)).toBe("no action yet");
  expect(actionSummary({ ...row, nextRunAt: row.runAt })).toBe("no action before the next run");
  expect(actionSummary({ ...row, place: null })).toBe("");
  expect(actionSummary({ ...row, actions: [action("interview_scheduled"), action("rejected")] })).toBe(
    "interview scheduled",
  );
});

test("fills every column, with who did what and when", () => {
  const cells = logCells({
    ...row,
    actions: [action("rejected", { by: "Ada Reyes" }), action("undone", { to: "applied" })],
  });
  expect(cells).toHaveLength(logColumns.length);
  const column = (name: (typeof logColumns)[number]) => cells[logColumns.indexOf(name)];
  expect([column("action"), column("action_at"), column("action_by")]).toEqual([
    "rejected",
    "2026-11-02T10:00:00.000Z",
    "Ada Reyes",
  ]);
  expect(column("actions")).toBe(
    "2026-11-02T10:00:00.000Z rejected by Ada Reyes; 2026-11-02T10:00:00.000Z move undone, back to applied",
  );
});
