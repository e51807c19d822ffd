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

const revisionDetails = "Send the revision you read. If someone else saved in the meantime, the response is 409.";

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
    details: "Only the team can see a draft. To publish it, use the `open` step.",
  },
  { id: "readJob", group: "Jobs", call: readJob, action: "job.read", summary: "Get a job" },
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
    details:
      "Publishing checks that the ad is complete. If not, the response is 400 and lists what's missing, field by field. Your plan may limit the number of active jobs.",
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
    summary: "Get a job's requirements as matching understands them",
  },
  {
    id: "correctJobNeeds",
    group: "Jobs",
    call: correctNeeds,
    action: "job.edit",
    summary: "Correct a job's requirements",
    errorCodes: ["conflict"],
  },
  {
    id: "readRequirements",
    group: "Jobs",
    call: readRequirements,
    action: "job.read",
    summary: "Preview the requirements that matching reads from a job's text",
    details: "Doesn't save anything.",
  },
  {
    id: "readBoard",
    group: "Pipeline and applications",
    call: readPipeline,
    action: "candidate.read",
    summary: "Get a job's pipeline",
    details: "Returns every stage with its first applications. `listApplications` returns all of them, page by page.",
  },
  {
    id: "listApplications",
    group: "Pipeline and applications",
    call: listApplications,
    action: "candidate.read",
    summary: "List a job's applications",
    details: `Returns up to ${applicationsPerPage} per page. While \`next\` isn't null, send it as \`after\` to get the next page.`,
  },
  {
    id: "addApplication",
    group: "Pipeline and applications",
    call: addApplication,
    action: "candidate.edit",
    summary: "Add a candidate to a job's pipeline",
    details:
      "A candidate can be in a job's pipeline only once. Repeating the call returns 409 and creates no duplicate.",
    errorCodes: ["conflict"],
  },
  {
    id: "moveApplication",
    group: "Pipeline and applications",
    call: moveApplication,
    action: "candidate.edit",
    summary: "Move an application to another stage",
    example: { from: "applied", to: "screening" },
    details:
      "`from` is the stage you last saw. If someone moved the application in the meantime, the response is 409 and gives its current stage, so repeating the call never moves it twice. We send an email only if `rejection` asks for one.",
  },
  {
    id: "previewMove",
    group: "Pipeline and applications",
    call: previewMove,
    action: "candidate.read",
    summary: "Preview a move",
    example: { allIn: "applied", to: "screening" },
    details: "Doesn't move any applications.",
  },
  {
    id: "movePeople",
    group: "Pipeline and applications",
    call: moveApplications,
    action: "candidate.edit",
    summary: "Move several applications to one stage",
    example: { people: [{ from: "applied", ids: [sampleId] }], to: "screening" },
  },
  {
    id: "undoMove",
    group: "Pipeline and applications",
    call: undoMove,
    action: "candidate.edit",
    summary: "Undo a move",
    errorCodes: ["conflict"],
  },
  {
    id: "saveBoardSteps",
    group: "Pipeline and applications",
    call: saveBoardSteps,
    action: "job.edit",
    summary: "Change the stages of a job's pipeline",
    example: { revision: 1, steps: defaultSteps },
    details: revisionDetails,
    errorCodes: ["conflict"],
  },
  {
    id: "setAnswerDate",
    group: "Pipeline and applications",
    call: setAnswerDate,
    action: "candidate.contact",
    summary: "Set the date by which an applicant will hear from the team",
    errorCodes: ["conflict"],
  },
  {
    id: "downloadResume",
    group: "Pipeline and applications",
    call: applicationResumeFile,
    action: "candidate.read",
    summary: "Download the resume of an application",
    media: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/plain"],
  },
];
