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
import { matchCandidates } from "../matching/endpoints/match-candidates.ts";
import { readCandidate } from "../matching/facts/read-candidate.ts";
import { changeOffer, discardOffer, createOffer, readOffers, sendOffer, withdrawOffer } from "../offers/offers.ts";
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
  letter: "Dear {first name}, we are glad to offer you this position.",
};

export const candidateOperations: readonly Operation[] = [
  {
    id: "searchCandidates",
    group: "Candidates",
    call: searchCandidates,
    action: "candidate.read",
    summary: "Search the workspace's candidates",
    details: `Up to ${candidatesPerPage} a page. While \`next\` is not null, send it as \`after\` to get the next page.`,
  },
  {
    id: "listCandidates",
    group: "Candidates",
    call: listCandidates,
    action: "candidate.read",
    summary: "List candidates by name and title",
    details: `Up to ${maxCandidatesPerResponse} in one answer, with those of the network that the workspace may see. Send the header \`${nextCursorHeader}\` back as \`cursor\` to go on.`,
    replyHeaders: { [nextCursorHeader]: "Where the next page begins; absent on the last." },
  },
  {
    id: "readCandidate",
    group: "Candidates",
    call: readCandidate,
    action: "candidate.read",
    summary: "Read what matching knows of a candidate",
  },
  {
    id: "readCandidatePage",
    group: "Candidates",
    call: readCandidatePage,
    action: "candidate.read",
    summary: "Read a candidate's record, notes, files and applications",
  },
  {
    id: "readCandidateHistory",
    group: "Candidates",
    call: readHistory,
    action: "candidate.read",
    summary: "Read what happened with a candidate, the newest first",
  },
  {
    id: "changeCandidate",
    group: "Candidates",
    call: changeCandidate,
    action: "candidate.edit",
    summary: "Change a candidate's record",
    details: "Send the revision you have read. What somebody else changed in between comes back with the 409.",
  },
  {
    id: "deleteCandidate",
    group: "Candidates",
    call: deleteCandidate,
    action: "candidate.edit",
    summary: "Delete a candidate's record",
    details: "With their applications, notes and files, for good.",
    errorCodes: ["conflict"],
  },
  {
    id: "addNote",
    group: "Candidates",
    call: addNote,
    action: "candidate.edit",
    summary: "Write a note about a candidate",
    example: { text: "Reached by phone, can start in May." },
    details: "It stands under the name of whoever made the token.",
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
    summary: "Add candidates from a CSV file",
    details:
      "The file is read first; look at its columns with `readImportColumns` and start with `beginImport`. People are known by their e-mail address, so the same file sent twice doubles nobody.",
    upload: "text/csv",
    errorCodes: ["too_large", "wrong_type", "unreadable", "conflict"],
  },
  {
    id: "readImportColumns",
    group: "Candidates",
    call: readImportColumns,
    action: "candidate.import",
    summary: "See the columns of an uploaded file",
    errorCodes: ["conflict"],
  },
  {
    id: "beginImport",
    group: "Candidates",
    call: beginImport,
    action: "candidate.import",
    summary: "Say which column is what, and begin the import",
    example: { mapping: { email: 0, firstName: 1, lastName: 2 } },
    errorCodes: ["conflict"],
  },
  {
    id: "readImport",
    group: "Candidates",
    call: readImport,
    action: "candidate.import",
    summary: "See how far an import is",
  },
  {
    id: "listImportItems",
    group: "Candidates",
    call: listImportItems,
    action: "candidate.import",
    summary: "See what became of each row",
  },
  {
    id: "matchCandidates",
    group: "Matching",
    call: matchCandidates,
    action: "match.run",
    summary: "Match candidates for a job",
    errorCodes: ["not_found"],
    example: { jobId: sampleId },
    details: "Scored by rules that are shown point by point. A score decides nothing by itself.",
  },
  {
    id: "generateInterviewQuestions",
    group: "Matching",
    call: generateInterviewQuestions,
    action: "match.run",
    summary: "Get interview questions for a candidate and a job",
    errorCodes: ["not_found"],
    example: { jobId: sampleId, candidateId: sampleId },
  },
  {
    id: "requestIntroduction",
    group: "Matching",
    call: requestIntroduction,
    action: "introduction.request",
    summary: "Ask somebody of the network for an introduction",
    details: "They are asked by mail and answer themselves.",
    errorCodes: ["not_found", "conflict"],
  },
];

export const interviewOperations: readonly Operation[] = [
  {
    id: "listInterviewers",
    group: "Interviews",
    call: listInterviewers,
    action: "interview.schedule",
    summary: "List who can interview",
  },
  {
    id: "findPanelTimes",
    group: "Interviews",
    call: findPanelTimes,
    action: "interview.schedule",
    summary: "Find times when a whole panel is free",
    errorCodes: ["not_found"],
  },
  {
    id: "scheduleInterview",
    group: "Interviews",
    call: scheduleInterview,
    action: "interview.schedule",
    summary: "Schedule an interview",
    details:
      "A candidate and every panelist can be in one interview at a time: sent again, the answer is 409. Everybody is told by mail.",
    errorCodes: ["not_found", "conflict"],
  },
  {
    id: "moveInterview",
    group: "Interviews",
    call: moveInterview,
    action: "interview.schedule",
    summary: "Move an interview to another time",
    errorCodes: ["conflict"],
  },
  {
    id: "changePanel",
    group: "Interviews",
    call: changePanel,
    action: "interview.schedule",
    summary: "Change who interviews",
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
    summary: "Ask a candidate to choose a time",
    errorCodes: ["conflict"],
  },
  {
    id: "revokeInterviewInvitation",
    group: "Interviews",
    call: revokeInvitation,
    action: "interview.schedule",
    summary: "Take such an invitation back",
    errorCodes: ["conflict"],
  },
  {
    id: "readInterviewKit",
    group: "Interviews",
    call: readKit,
    action: "job.read",
    summary: "Read a job's interview kit",
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
    summary: "Read the offers of an application",
  },
  {
    id: "makeOffer",
    group: "Offers",
    call: createOffer,
    action: "offer.make",
    summary: "Draft an offer",
    example: terms,
    details: "An application has one draft at a time.",
    errorCodes: ["conflict"],
  },
  {
    id: "changeOffer",
    group: "Offers",
    call: changeOffer,
    action: "offer.make",
    summary: "Change a draft",
    example: { ...terms, revision: 1 },
    errorCodes: ["conflict"],
  },
  {
    id: "discardOffer",
    group: "Offers",
    call: discardOffer,
    action: "offer.make",
    summary: "Discard a draft",
    errorCodes: ["conflict"],
  },
  {
    id: "sendOffer",
    group: "Offers",
    call: sendOffer,
    action: "offer.send",
    summary: "Send an offer",
    details: "The letter goes out by mail and cannot be changed afterwards. An offer is sent once.",
    errorCodes: ["conflict"],
  },
  {
    id: "withdrawOffer",
    group: "Offers",
    call: withdrawOffer,
    action: "offer.send",
    summary: "Withdraw an offer that was sent",
    errorCodes: ["conflict"],
  },
];
