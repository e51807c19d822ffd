/** API operations on candidates, matching, interviews and offers. */
import { addNote } from "../candidates/candidate-notes.ts";
import { changeCandidate, deleteCandidate, readCandidatePage, readHistory } from "../candidates/candidate-page.ts";
import { candidatesPerPage, searchCandidates } from "../candidates/search-candidates.ts";
import { beginImport, importCsv, listImportItems, readImport, readImportColumns } from "../imports/imports.ts";
import { inviteToInterview, revokeInvitation } from "../interviews/interview-invitation.ts";
import { readKit, saveKit } from "../interviews/interview-kit.ts";
import { findPanelTimes, listInterviewers } from "../interviews/panel-times.ts";
import { cancelInterview, changePanel, moveInterview, scheduleInterview } from "../interviews/schedule-interview.ts";
import { generateInterviewQuestions } from "../matching/endpoints/interview-questions.ts";
import { requestIntroduction } from "../matching/endpoints/introduction.ts";
import { maxCandidatesPerResponse, listCandidates, nextCursorHeader } from "../matching/endpoints/list-candidates.ts";
import { readLastRun } from "../matching/endpoints/last-run.ts";
import { matchCandidates } from "../matching/endpoints/match-candidates.ts";
import { readCandidate } from "../matching/facts/read-candidate.ts";
import { changeOffer, discardOffer, createOffer, readOffers, sendOffer, withdrawOffer } from "../offers/offers.ts";
import { stages } from "../pipeline/stages.ts";
import { candidateFile } from "./file-endpoints.ts";
import type { Operation } from "./operation.ts";
import { sampleId } from "./sample-id.ts";

const terms = {
  amount: 84_000,
  currency: "USD",
  per: "year",
  startsOn: "2026-06-01",
  answerBy: "2026-05-11T17:00:00Z",
  timeZone: "America/New_York",
  letter: "Dear {first name}, we're pleased to offer you this position.",
};

export const candidateOperations: readonly Operation[] = [
  {
    id: "searchCandidates",
    group: "Candidates",
    call: searchCandidates,
    action: "candidate.read",
    summary: "Search the workspace's candidates",
    details: `Returns up to ${candidatesPerPage} per page. While \`next\` isn't null, send it as \`after\` with the same \`order\` to get the next page. \`skills\` and \`stage\` accept comma-separated values and return candidates with all of those skills and an application in any of those stages (${stages.join(", ")}). A minus sign before an \`order\` means descending; candidates without a value come last.`,
  },
  {
    id: "listCandidates",
    group: "Candidates",
    call: listCandidates,
    action: "candidate.read",
    summary: "List candidates by name and title",
    details: `Returns up to ${maxCandidatesPerResponse} per response, including network candidates that the workspace has access to. To get the next page, send the value of the \`${nextCursorHeader}\` header as \`cursor\`.`,
    replyHeaders: { [nextCursorHeader]: "Cursor of the next page. Absent on the last page." },
  },
  {
    id: "readCandidate",
    group: "Candidates",
    call: readCandidate,
    action: "candidate.read",
    summary: "Get the candidate facts that matching uses",
  },
  {
    id: "readCandidatePage",
    group: "Candidates",
    call: readCandidatePage,
    action: "candidate.read",
    summary: "Get a candidate's record, notes, files and applications",
  },
  {
    id: "readCandidateHistory",
    group: "Candidates",
    call: readHistory,
    action: "candidate.read",
    summary: "List a candidate's history, newest first",
  },
  {
    id: "changeCandidate",
    group: "Candidates",
    call: changeCandidate,
    action: "candidate.edit",
    summary: "Update a candidate's record",
    details:
      "Send the revision you read. If someone else changed the record in the meantime, the response is 409 and includes their changes.",
  },
  {
    id: "deleteCandidate",
    group: "Candidates",
    call: deleteCandidate,
    action: "candidate.edit",
    summary: "Delete a candidate's record",
    details: "Permanently deletes the record with its applications, notes and files.",
    errorCodes: ["conflict"],
  },
  {
    id: "addNote",
    group: "Candidates",
    call: addNote,
    action: "candidate.edit",
    summary: "Add a note to a candidate",
    example: { text: "Reached by phone, can start in May." },
    details: "The note's author is the person who created the token.",
  },
  {
    id: "downloadCandidateFile",
    group: "Candidates",
    call: candidateFile,
    action: "candidate.read",
    summary: "Download a candidate's file",
    media: ["application/octet-stream"],
  },
  {
    id: "importCandidates",
    group: "Candidates",
    call: importCsv,
    action: "candidate.import",
    summary: "Import candidates from a CSV file",
    details:
      "Uploads and reads the file. Check its columns with `readImportColumns`, then start the import with `beginImport`. Candidates are matched by email address, so uploading the same file twice creates no duplicates.",
    upload: "text/csv",
    errorCodes: ["too_large", "wrong_type", "unreadable", "conflict"],
  },
  {
    id: "readImportColumns",
    group: "Candidates",
    call: readImportColumns,
    action: "candidate.import",
    summary: "List the columns of an uploaded file",
    errorCodes: ["conflict"],
  },
  {
    id: "beginImport",
    group: "Candidates",
    call: beginImport,
    action: "candidate.import",
    summary: "Map the columns and start the import",
    example: { mapping: { email: 0, firstName: 1, lastName: 2 } },
    errorCodes: ["conflict"],
  },
  {
    id: "readImport",
    group: "Candidates",
    call: readImport,
    action: "candidate.import",
    summary: "Get the progress of an import",
  },
  {
    id: "listImportItems",
    group: "Candidates",
    call: listImportItems,
    action: "candidate.import",
    summary: "List the result of each row",
  },
  {
    id: "matchCandidates",
    group: "Matching",
    call: matchCandidates,
    action: "match.run",
    summary: "Match candidates to a job",
    errorCodes: ["not_found"],
    example: { jobId: sampleId },
    details:
      "Candidates are scored by rules, and the response shows the reasons point by point. People make the decisions, not the score.",
  },
  {
    id: "readLastRun",
    group: "Matching",
    call: readLastRun,
    action: "match.run",
    summary: "Get the last match run of a job",
    errorCodes: ["not_found"],
    details: "The response has each candidate's applications and score as they are now.",
  },
  {
    id: "generateInterviewQuestions",
    group: "Matching",
    call: generateInterviewQuestions,
    action: "match.run",
    summary: "Generate interview questions for a candidate and a job",
    errorCodes: ["not_found"],
    example: { jobId: sampleId, candidateId: sampleId },
  },
  {
    id: "requestIntroduction",
    group: "Matching",
    call: requestIntroduction,
    action: "introduction.request",
    summary: "Request an introduction to a network candidate",
    details: "We email the candidate, who accepts or declines.",
    errorCodes: ["not_found", "conflict"],
  },
];

export const interviewOperations: readonly Operation[] = [
  {
    id: "listInterviewers",
    group: "Interviews",
    call: listInterviewers,
    action: "interview.schedule",
    summary: "List possible interviewers",
  },
  {
    id: "findPanelTimes",
    group: "Interviews",
    call: findPanelTimes,
    action: "interview.schedule",
    summary: "Find times when the whole interview panel is free",
    errorCodes: ["not_found"],
  },
  {
    id: "scheduleInterview",
    group: "Interviews",
    call: scheduleInterview,
    action: "interview.schedule",
    summary: "Schedule an interview",
    details:
      "The candidate and each panelist can be in only one interview at a time, so repeating the call returns 409. We email everyone involved.",
    errorCodes: ["not_found", "conflict"],
  },
  {
    id: "moveInterview",
    group: "Interviews",
    call: moveInterview,
    action: "interview.schedule",
    summary: "Reschedule an interview",
    errorCodes: ["conflict"],
  },
  {
    id: "changePanel",
    group: "Interviews",
    call: changePanel,
    action: "interview.schedule",
    summary: "Change the interview panel",
    errorCodes: ["conflict"],
  },
  {
    id: "cancelInterview",
    group: "Interviews",
    call: cancelInterview,
    action: "interview.schedule",
    summary: "Cancel an interview",
    errorCodes: ["conflict"],
  },
  {
    id: "inviteToInterview",
    group: "Interviews",
    call: inviteToInterview,
    action: "interview.schedule",
    summary: "Invite a candidate to choose an interview time",
    errorCodes: ["conflict"],
  },
  {
    id: "revokeInterviewInvitation",
    group: "Interviews",
    call: revokeInvitation,
    action: "interview.schedule",
    summary: "Revoke an interview invitation",
    errorCodes: ["conflict"],
  },
  {
    id: "readInterviewKit",
    group: "Interviews",
    call: readKit,
    action: "job.read",
    summary: "Get a job's interview kit",
  },
  {
    id: "saveInterviewKit",
    group: "Interviews",
    call: saveKit,
    action: "job.edit",
    summary: "Save a job's interview kit",
    errorCodes: ["conflict"],
  },
];

export const offerOperations: readonly Operation[] = [
  {
    id: "readOffers",
    group: "Offers",
    call: readOffers,
    action: "offer.make",
    summary: "List the offers of an application",
  },
  {
    id: "makeOffer",
    group: "Offers",
    call: createOffer,
    action: "offer.make",
    summary: "Draft an offer",
    example: terms,
    details: "An application can have one draft at a time.",
    errorCodes: ["conflict"],
  },
  {
    id: "changeOffer",
    group: "Offers",
    call: changeOffer,
    action: "offer.make",
    summary: "Update a draft offer",
    example: { ...terms, revision: 1 },
    errorCodes: ["conflict"],
  },
  {
    id: "discardOffer",
    group: "Offers",
    call: discardOffer,
    action: "offer.make",
    summary: "Discard a draft offer",
    errorCodes: ["conflict"],
  },
  {
    id: "sendOffer",
    group: "Offers",
    call: sendOffer,
    action: "offer.send",
    summary: "Send an offer",
    details: "Emails the offer letter, which can't be changed afterward. An offer is sent only once.",
    errorCodes: ["conflict"],
  },
  {
    id: "withdrawOffer",
    group: "Offers",
    call: withdrawOffer,
    action: "offer.send",
    summary: "Withdraw a sent offer",
    errorCodes: ["conflict"],
  },
];
