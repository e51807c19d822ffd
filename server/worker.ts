/** The tasks this product knows, and the process role that works on them. */
import { sendAccountMail } from "./features/accounts/send-account-mail.task.ts";
import { remindOfCalls } from "./features/bookings/remind-of-calls.task.ts";
import { tellAboutCall } from "./features/bookings/tell-about-call.task.ts";
import { tellOfConnectionRequest } from "./features/connections/tell-of-connection-request.task.ts";
import { freshenDemo } from "./features/demo/freshen-demo.task.ts";
import { sendDeskReply } from "./features/desk/send-desk-reply.task.ts";
import { escalateLeads } from "./features/desk/escalate-leads.task.ts";
import { sendEscalation } from "./features/desk/send-escalation.task.ts";
import { findJobAlerts } from "./features/job-alerts/find-job-alerts.task.ts";
import { sendJobAlert } from "./features/job-alerts/send-job-alert.task.ts";
import { pauseLapsedJobs } from "./features/jobs/pause-lapsed-jobs.task.ts";
import { announceLead } from "./features/leads/announce-lead.task.ts";
import { recogniseResume } from "./features/resumes/recognise-resume.task.ts";
import { askForIntroduction } from "./features/matching/ask-for-introduction.task.ts";
import { tellOfIntroduction } from "./features/matching/tell-of-introduction.task.ts";
import { ageMatchFacts, keepMatchFacts } from "./features/matching/keep-match-facts.task.ts";
import { finishErasure } from "./features/rights/finish-erasure.task.ts";
import { keepToRetention } from "./features/rights/keep-to-retention.task.ts";
import { sendRetentionNotice } from "./features/rights/send-retention-notice.task.ts";
import { sweepExpired } from "./features/upkeep/sweep-expired.task.ts";
import { runTasks, type RunningQueue, type Task, type TaskTools } from "./infra/queue.ts";

export const tasks: readonly Task[] = [
  announceLead,
  sendDeskReply,
  escalateLeads,
  sendEscalation,
  tellAboutCall,
  remindOfCalls,
  sendAccountMail,
  recogniseResume,
  sweepExpired,
  freshenDemo,
  keepMatchFacts,
  ageMatchFacts,
  askForIntroduction,
  tellOfIntroduction,
  tellOfConnectionRequest,
  findJobAlerts,
  sendJobAlert,
  finishErasure,
  keepToRetention,
  sendRetentionNotice,
  pauseLapsedJobs,
];

export const startWorker = (databaseUrl: string, tools: TaskTools): Promise<RunningQueue> =>
  runTasks(tasks, databaseUrl, tools);
