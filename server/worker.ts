/** The tasks this product knows, and the process role that works on them. */
import { sendAccountMail } from "./features/accounts/send-account-mail.task.ts";
import { remindLapsedAnswers } from "./features/applications/remind-lapsed-answers.task.ts";
import { tellOfAnswerDate } from "./features/applications/tell-of-answer-date.task.ts";
import { tellOfApplication } from "./features/applications/tell-of-application.task.ts";
import { tellOfOverdueAnswer } from "./features/applications/tell-of-overdue-answer.task.ts";
import { remindOfCalls } from "./features/bookings/remind-of-calls.task.ts";
import { tellAboutCall } from "./features/bookings/tell-about-call.task.ts";
import { tellOfMention } from "./features/candidates/tell-of-mention.task.ts";
import { finishClosing } from "./features/closing/finish-closing.task.ts";
import { keepClosings } from "./features/closing/keep-closings.task.ts";
import { sendClosingReceipt } from "./features/closing/send-closing-receipt.task.ts";
import { tellOfClosedWorkspace } from "./features/closing/tell-of-closed-workspace.task.ts";
import { tellOfClosing } from "./features/closing/tell-of-closing.task.ts";
import { tellOfConnectionRequest } from "./features/connections/tell-of-connection-request.task.ts";
import { freshenDemo } from "./features/demo/freshen-demo.task.ts";
import { sendDeskReply } from "./features/desk/send-desk-reply.task.ts";
import { escalateLeads } from "./features/desk/escalate-leads.task.ts";
import { sendEscalation } from "./features/desk/send-escalation.task.ts";
import { enqueueUnfinished } from "./features/imports/import-state.service.ts";
import { readImport } from "./features/imports/read-import.task.ts";
import { callOffInterviews } from "./features/interviews/call-off-interviews.task.ts";
import { inviteToInterview } from "./features/interviews/invite-to-interview.task.ts";
import { tellAboutInterview } from "./features/interviews/tell-about-interview.task.ts";
import { tellAboutPanel } from "./features/interviews/tell-about-panel.task.ts";
import { lapseOffers } from "./features/offers/lapse-offers.task.ts";
import { tellAboutOffer } from "./features/offers/tell-about-offer.task.ts";
import { withdrawOffers } from "./features/offers/withdraw-offers.task.ts";
import { findJobAlerts } from "./features/job-alerts/find-job-alerts.task.ts";
import { sendJobAlert } from "./features/job-alerts/send-job-alert.task.ts";
import { pauseLapsedJobs } from "./features/jobs/pause-lapsed-jobs.task.ts";
import { sendRejection } from "./features/pipeline/send-rejection.task.ts";
import { announceLead } from "./features/leads/announce-lead.task.ts";
import { recogniseResume } from "./features/resumes/recognise-resume.task.ts";
import { askForIntroduction } from "./features/matching/ask-for-introduction.task.ts";
import { tellOfIntroduction } from "./features/matching/tell-of-introduction.task.ts";
import { ageMatchFacts, keepMatchFacts } from "./features/matching/keep-match-facts.task.ts";
import { sendPublishingNotices } from "./features/privacy/send-publishing-notices.task.ts";
import { finishErasure } from "./features/rights/finish-erasure.task.ts";
import { keepToRetention } from "./features/rights/keep-to-retention.task.ts";
import { sendRetentionNotice } from "./features/rights/send-retention-notice.task.ts";
import { askForSubmission } from "./features/shortlists/ask-for-submission.task.ts";
import { sendShortlistMail } from "./features/shortlists/send-shortlist.task.ts";
import { tellOfShortlistAnswers } from "./features/shortlists/tell-of-shortlist-answers.task.ts";
import { tellOfSubmissionAnswer } from "./features/shortlists/tell-of-submission-answer.task.ts";
import { sweepExpired } from "./features/upkeep/sweep-expired.task.ts";
import { enqueueUnfinishedExports } from "./features/workspace-exports/workspace-exports.service.ts";
import { writeExportTask } from "./features/workspace-exports/write-export.task.ts";
import { deliverWebhook } from "./features/webhooks/deliver-webhook.task.ts";
import { tellOfWebhookOff } from "./features/webhooks/tell-of-webhook-off.task.ts";
import { runTasks, type RunningQueue, type Task, type TaskTools } from "./infra/queue.ts";

export const tasks: readonly Task[] = [
  announceLead,
  sendDeskReply,
  escalateLeads,
  sendEscalation,
  tellAboutCall,
  remindOfCalls,
  tellAboutInterview,
  tellAboutPanel,
  inviteToInterview,
  callOffInterviews,
  askForSubmission,
  sendShortlistMail,
  tellOfShortlistAnswers,
  tellOfSubmissionAnswer,
  tellAboutOffer,
  withdrawOffers,
  lapseOffers,
  sendAccountMail,
  recogniseResume,
  sweepExpired,
  freshenDemo,
  keepMatchFacts,
  ageMatchFacts,
  askForIntroduction,
  tellOfIntroduction,
  tellOfConnectionRequest,
  tellOfMention,
  findJobAlerts,
  sendJobAlert,
  finishErasure,
  keepToRetention,
  sendRetentionNotice,
  sendPublishingNotices,
  pauseLapsedJobs,
  sendRejection,
  tellOfApplication,
  tellOfAnswerDate,
  remindLapsedAnswers,
  tellOfOverdueAnswer,
  readImport,
  writeExportTask,
  keepClosings,
  tellOfClosing,
  finishClosing,
  sendClosingReceipt,
  tellOfClosedWorkspace,
  deliverWebhook,
  tellOfWebhookOff,
];

export const startWorker = async (databaseUrl: string, tools: TaskTools): Promise<RunningQueue> => {
  const queue = await runTasks(tasks, databaseUrl, tools);
  // What a worker that died had in hand is free at once; the queue would notice only when its heartbeat is missed.
  await enqueueUnfinished(tools.db);
  await enqueueUnfinishedExports(tools.db);
  return queue;
};
