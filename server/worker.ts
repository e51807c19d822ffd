/** All tasks of the product, and the worker that runs them. */
import { sendAccountEmail } from "./features/accounts/email-address/send-account-email.task.ts";
import { flagOverdueAnswers } from "./features/applications/flag-overdue-answers.task.ts";
import { notifyAnswerDate } from "./features/applications/notify-answer-date.task.ts";
import { notifyApplicationReceived } from "./features/applications/notify-application-received.task.ts";
import { notifyOverdueAnswer } from "./features/applications/notify-overdue-answer.task.ts";
import { remindOfCalls } from "./features/bookings/remind-of-calls.task.ts";
import { notifyCallChange } from "./features/bookings/notify-call-change.task.ts";
import { notifyMention } from "./features/candidates/notify-mention.task.ts";
import { finishClosing } from "./features/closing/finish-closing.task.ts";
import { processClosings } from "./features/closing/process-closings.task.ts";
import { sendClosingReceipt } from "./features/closing/send-closing-receipt.task.ts";
import { notifyWorkspaceClosed } from "./features/closing/notify-workspace-closed.task.ts";
import { notifyClosing } from "./features/closing/notify-closing.task.ts";
import { notifyConnectionRequest } from "./features/connections/notify-connection-request.task.ts";
import { refreshDemo } from "./features/demo/refresh-demo.task.ts";
import { sendDeskReply } from "./features/desk/send-desk-reply.task.ts";
import { escalateLeads } from "./features/desk/escalation/escalate-leads.task.ts";
import { sendEscalation } from "./features/desk/escalation/send-escalation.task.ts";
import { enqueueUnfinished } from "./features/imports/import-state.service.ts";
import { readImport } from "./features/imports/read-import.task.ts";
import { cancelInterviews } from "./features/interviews/cancel-interviews.task.ts";
import { inviteToInterview } from "./features/interviews/invite-to-interview.task.ts";
import { notifyAboutInterview } from "./features/interviews/notify-about-interview.task.ts";
import { notifyAboutPanel } from "./features/interviews/panel/notify-about-panel.task.ts";
import { expireOffers } from "./features/offers/expire-offers.task.ts";
import { notifyAboutOffer } from "./features/offers/notify-about-offer.task.ts";
import { withdrawOffers } from "./features/offers/withdraw-offers.task.ts";
import { findJobAlerts } from "./features/job-alerts/find-job-alerts.task.ts";
import { sendJobAlert } from "./features/job-alerts/send-job-alert.task.ts";
import { pauseExpiredJobs } from "./features/jobs/pause-expired-jobs.task.ts";
import { sendRejection } from "./features/pipeline/send-rejection.task.ts";
import { announceLead } from "./features/leads/announce-lead.task.ts";
import { recognizeResume } from "./features/resumes/ocr/recognize-resume.task.ts";
import { askForIntroduction } from "./features/matching/introductions/ask-for-introduction.task.ts";
import { notifyOfIntroduction } from "./features/matching/introductions/notify-of-introduction.task.ts";
import { queueOutdatedMatchFacts, refreshMatchFacts } from "./features/matching/refresh-match-facts.task.ts";
import { scoreApplicationsTask } from "./features/matching/score-applications.task.ts";
import { sendPublishingNotices } from "./features/privacy/send-publishing-notices.task.ts";
import { finishErasure } from "./features/rights/finish-erasure.task.ts";
import { enforceRetention } from "./features/rights/enforce-retention.task.ts";
import { sendRetentionNotice } from "./features/rights/send-retention-notice.task.ts";
import { askForSubmission } from "./features/shortlists/ask-for-submission.task.ts";
import { sendShortlistEmail } from "./features/shortlists/send-shortlist.task.ts";
import { notifyOfShortlistAnswers } from "./features/shortlists/notify-of-shortlist-answers.task.ts";
import { notifyOfSubmissionAnswer } from "./features/shortlists/notify-of-submission-answer.task.ts";
import { sweepExpired } from "./features/upkeep/sweep-expired.task.ts";
import { enqueueUnfinishedExports } from "./features/workspace-exports/workspace-exports.service.ts";
import { writeExportTask } from "./features/workspace-exports/write-export.task.ts";
import { deliverWebhook } from "./features/webhooks/deliver-webhook.task.ts";
import { notifyOfWebhookOff } from "./features/webhooks/notify-of-webhook-off.task.ts";
import { runTasks, type RunningQueue, type Task, type TaskDeps } from "./infra/work/queue.ts";

export const tasks: readonly Task[] = [
  announceLead,
  sendDeskReply,
  escalateLeads,
  sendEscalation,
  notifyCallChange,
  remindOfCalls,
  notifyAboutInterview,
  notifyAboutPanel,
  inviteToInterview,
  cancelInterviews,
  askForSubmission,
  sendShortlistEmail,
  notifyOfShortlistAnswers,
  notifyOfSubmissionAnswer,
  notifyAboutOffer,
  withdrawOffers,
  expireOffers,
  sendAccountEmail,
  recognizeResume,
  sweepExpired,
  refreshDemo,
  refreshMatchFacts,
  queueOutdatedMatchFacts,
  scoreApplicationsTask,
  askForIntroduction,
  notifyOfIntroduction,
  notifyConnectionRequest,
  notifyMention,
  findJobAlerts,
  sendJobAlert,
  finishErasure,
  enforceRetention,
  sendRetentionNotice,
  sendPublishingNotices,
  pauseExpiredJobs,
  sendRejection,
  notifyApplicationReceived,
  notifyAnswerDate,
  flagOverdueAnswers,
  notifyOverdueAnswer,
  readImport,
  writeExportTask,
  processClosings,
  notifyClosing,
  finishClosing,
  sendClosingReceipt,
  notifyWorkspaceClosed,
  deliverWebhook,
  notifyOfWebhookOff,
];

export const startWorker = async (databaseUrl: string, tools: TaskDeps): Promise<RunningQueue> => {
  const queue = await runTasks(tasks, databaseUrl, tools);
  // Requeues work of a dead worker at once; the queue would notice only after a missed heartbeat.
  await enqueueUnfinished(tools.db);
  await enqueueUnfinishedExports(tools.db);
  return queue;
};
