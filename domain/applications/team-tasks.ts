/** Overdue tasks of a team: answers to applicants whose answer date has passed. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { stages } from "../pipeline/stages.ts";

export const taskKinds = ["answer_overdue"] as const;

const teamTask = z.object({
  id: z.uuid(),
  kind: z.enum(taskKinds),
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  candidate: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  stage: z.enum(stages).or(z.string()),
  dueAt: z.iso.datetime(),
});
export type TeamTask = z.infer<typeof teamTask>;

/** The list holds this many tasks, longest overdue first; `count` is the total. */
export const maxShownTasks = 20;

export const listTeamTasks = endpoint({
  method: "GET",
  path: "/api/team-tasks",
  reply: z.object({ tasks: z.array(teamTask), count: z.int() }),
});

const answerDate = z.object({ answerDueAt: z.iso.datetime() });

/** Sets a new answer date, which the applicant sees on the status page and in an email. */
export const setAnswerDate = endpoint({
  method: "PUT",
  path: "/api/applications/:id/answer-date",
  params: z.object({ id: z.uuid() }),
  body: z.object({ date: z.iso.date("Choose a date") }),
  reply: answerDate,
});

/** "I checked the contact details myself": an offer may then go to an applicant who has not confirmed an address. */
export const verifyContact = endpoint({
  method: "POST",
  path: "/api/applications/:id/contact-verification",
  params: z.object({ id: z.uuid() }),
  reply: z.object({ isUnconfirmed: z.boolean() }),
});

/** Returns the file itself, always as a download. */
export const applicationResumePath = (id: string): string => `/api/applications/${id}/resume`;
