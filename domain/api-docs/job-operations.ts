/** API operations on jobs, their boards and their applications. */
import { setAnswerDate } from "../applications/team-tasks.ts";
import { draftJob } from "../jobs/draft-job.ts";
import { duplicateJob, readJob, saveJob, changeJobStatus } from "../jobs/job-page.ts";
import { listWorkspaceJobs } from "../jobs/list-workspace-jobs.ts";
import { readRequirements } from "../jobs/read-requirements.ts";
import { correctNeeds, readNeeds } from "../matching/ad/correct-needs.ts";
import { addApplication } from "../pipeline/add-application.ts";
import { saveBoardSteps, defaultSteps } from "../pipeline/board-steps.ts";
import { moveApplication, moveApplications, previewMove, undoMove } from "../pipeline/moves.ts";
import { listApplications, applicationsPerPage, readPipeline } from "../pipeline/pipeline.ts";
import { applicationResumeFile } from "./file-endpoints.ts";
import type { Operation } from "./operation.ts";
import { sampleId } from "./sample-id.ts";

const revisionDetails = "Send the revision you have read. If somebody saved in between, the answer is 409.";

export const jobOperations: readonly Operation[] = [
  {
    id: "listJobs",
    group: "Jobs",
    call: listWorkspaceJobs,
    action: "job.read",
    summary: "List the workspace's jobs",
  },
  {
    id: "draftJob",
    group: "Jobs",
    call: draftJob,
    action: "job.edit",
    summary: "Draft a job",
    errorCodes: ["not_found"],
    example: { title: "Charge nurse" },
    details: "A draft is seen by the team alone. It becomes public with the step `open`.",
  },
  { id: "readJob", group: "Jobs", call: readJob, action: "job.read", summary: "Read one job" },
  {
    id: "saveJob",
    group: "Jobs",
    call: saveJob,
    action: "job.edit",
    summary: "Save a job",
    details: revisionDetails,
    errorCodes: ["conflict"],
  },
  {
    id: "takeJobStep",
    group: "Jobs",
    call: changeJobStatus,
    action: "job.edit",
    summary: "Publish, pause, close or reopen a job",
    details: "Publishing checks the ad: what it lacks comes back as 400, field by field. A plan may allow no more.",
    errorCodes: ["conflict"],
  },
  {
    id: "duplicateJob",
    group: "Jobs",
    call: duplicateJob,
    action: "job.edit",
    summary: "Copy a job as a new draft",
    errorCodes: ["conflict"],
  },
  {
    id: "readJobNeeds",
    group: "Jobs",
    call: readNeeds,
    action: "job.read",
    summary: "Read what a job asks for, as matching understands it",
  },
  {
    id: "correctJobNeeds",
    group: "Jobs",
    call: correctNeeds,
    action: "job.edit",
    summary: "Correct what a job asks for",
    errorCodes: ["conflict"],
  },
  {
    id: "readRequirements",
    group: "Jobs",
    call: readRequirements,
    action: "job.read",
    summary: "See what matching would read from a job's text",
    details: "Nothing is stored.",
  },
  {
    id: "readBoard",
    group: "Board and applications",
    call: readPipeline,
    action: "candidate.read",
    summary: "Read a job's board",
    details: "Every column with its first applications. `listApplications` has all of them, page by page.",
  },
  {
    id: "listApplications",
    group: "Board and applications",
    call: listApplications,
    action: "candidate.read",
    summary: "List a job's applications",
    details: `Up to ${applicationsPerPage} a page. While \`next\` is not null, send it as \`after\` to get the next page.`,
  },
  {
    id: "addApplication",
    group: "Board and applications",
    call: addApplication,
    action: "candidate.edit",
    summary: "Put a candidate on a job's board",
    details: "A person stands on a board once: sent again, the answer is 409 and nothing is doubled.",
    errorCodes: ["conflict"],
  },
  {
    id: "moveApplication",
    group: "Board and applications",
    call: moveApplication,
    action: "candidate.edit",
    summary: "Move one application to another stage",
    example: { from: "applied", to: "screening" },
    details:
      "`from` is the stage where you saw it. If somebody moved it meanwhile the answer is 409 and says where it stands, so a repeated call never moves twice. A mail goes out only where `rejection` asks for one.",
  },
  {
    id: "previewMove",
    group: "Board and applications",
    call: previewMove,
    action: "candidate.read",
    summary: "See what a move would do",
    example: { allIn: "applied", to: "screening" },
    details: "Nothing is moved.",
  },
  {
    id: "movePeople",
    group: "Board and applications",
    call: moveApplications,
    action: "candidate.edit",
    summary: "Move many applications to one step of the board",
    example: { people: [{ from: "applied", ids: [sampleId] }], to: "screening" },
  },
  {
    id: "undoMove",
    group: "Board and applications",
    call: undoMove,
    action: "candidate.edit",
    summary: "Take a move back",
    errorCodes: ["conflict"],
  },
  {
    id: "saveBoardSteps",
    group: "Board and applications",
    call: saveBoardSteps,
    action: "job.edit",
    summary: "Change the steps of a job's board",
    example: { revision: 1, steps: defaultSteps },
    details: revisionDetails,
    errorCodes: ["conflict"],
  },
  {
    id: "setAnswerDate",
    group: "Board and applications",
    call: setAnswerDate,
    action: "candidate.contact",
    summary: "Set the day by which an applicant hears from the team",
    errorCodes: ["conflict"],
  },
  {
    id: "downloadResume",
    group: "Board and applications",
    call: applicationResumeFile,
    action: "candidate.read",
    summary: "Download the résumé that came with an application",
    media: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/plain"],
  },
];
