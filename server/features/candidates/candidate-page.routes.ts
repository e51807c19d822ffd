/** Endpoints of the candidate page: record, notes, files, history and merges. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import * as candidateFilesApi from "#domain/candidates/candidate-files.ts";
import * as candidateMergesApi from "#domain/candidates/candidate-merges.ts";
import * as candidateNotesApi from "#domain/candidates/candidate-notes.ts";
import * as candidatePageApi from "#domain/candidates/candidate-page.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { uploadedBytes } from "../../infra/files/uploaded-bytes.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { limitUploads } from "../files/files.service.ts";
import type { ResumeReaders } from "../resumes/resumes.service.ts";
import {
  addCandidateFile,
  deleteCandidateFile,
  findCandidateFile,
  readCandidateFile,
} from "./candidate-files.service.ts";
import { readHistory } from "./candidate-history.service.ts";
import { addNote, changeNote, deleteNote } from "./candidate-notes.service.ts";
import { readCandidatePage } from "./candidate-page.service.ts";
import { changeCandidate, deleteCandidate } from "./change-candidate.service.ts";
import { listMentions, readMentions } from "./mentions.service.ts";
import { mergeCandidates, undoMerge } from "./merge-candidates.service.ts";

export interface CandidatePageDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly wakeWorker: WakeWorker;
  readonly files: FileStore;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
}

const byId = z.object({ id: z.uuid() });

const sentFile = async (request: FastifyRequest) => {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== "file")
    throw new AppError("validation_failed", "No file was sent.", { file: "Choose a file." });
  return { fileName: part.filename, bytes: await uploadedBytes(part) };
};

const recordRoutes = (api: FastifyInstance, { db, auth, files }: CandidatePageDeps): void => {
  const editor = (request: FastifyRequest) => auth.requireCan(request, "candidate.edit");
  serve(api, candidatePageApi.readCandidatePage, async ({ request, params }) => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    const { person } = await auth.identityOf(request);
    return readCandidatePage(db, { companyId, userId: person?.id }, params.id);
  });
  serve(api, candidatePageApi.readHistory, async ({ request, params, query }) =>
    readHistory(db, await openWorkspace(auth, request, "candidate.read"), params.id, query.after),
  );
  serve(api, candidatePageApi.changeCandidate, async ({ request, params, body }) =>
    changeCandidate(db, await editor(request), params.id, body),
  );
  serve(api, candidatePageApi.deleteCandidate, async ({ request, params }) =>
    deleteCandidate(db, files, await editor(request), params.id),
  );
  serve(api, candidateMergesApi.mergeCandidates, async ({ request, params, body }) =>
    mergeCandidates(db, await editor(request), params.id, body),
  );
  serve(api, candidateMergesApi.undoMerge, async ({ request, params }) =>
    undoMerge(db, await editor(request), params.id),
  );
};

const noteRoutes = (api: FastifyInstance, { db, auth, wakeWorker }: CandidatePageDeps): void => {
  const editor = (request: FastifyRequest) => auth.requireCan(request, "candidate.edit");
  serve(api, candidateNotesApi.addNote, async ({ request, params, body }) =>
    addNote(db, wakeWorker, await editor(request), params.id, body),
  );
  serve(api, candidateNotesApi.changeNote, async ({ request, params, body }) =>
    changeNote(db, await editor(request), params.id, body, new Date()),
  );
  serve(api, candidateNotesApi.deleteNote, async ({ request, params }) =>
    deleteNote(db, await editor(request), params.id, new Date()),
  );
  serve(api, candidateNotesApi.listMentions, async ({ request }) =>
    listMentions(db, await auth.requireCan(request, "candidate.read")),
  );
  serve(api, candidateNotesApi.markMentionsRead, async ({ request, body }) =>
    readMentions(db, await auth.requireCan(request, "candidate.read"), body.candidateId, new Date()),
  );
};

const fileRoutes = (api: FastifyInstance, { db, auth, files, readers, uploadsPerHour }: CandidatePageDeps): void => {
  const editor = (request: FastifyRequest) => auth.requireCan(request, "candidate.edit");
  serve(api, candidateFilesApi.addCandidateFile, async ({ request, params }) => {
    const context = await editor(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    return addCandidateFile(db, files, context, params.id, await sentFile(request));
  });
  serve(api, candidateFilesApi.deleteCandidateFile, async ({ request, params }) =>
    deleteCandidateFile(db, files, await editor(request), params.id),
  );
  serve(api, candidateFilesApi.readCandidateFile, async ({ request, params }) => {
    const context = await editor(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    return readCandidateFile(db, { store: files, readers }, context, params.id);
  });
  // Always a download, never shown inline: uploaded content must not run on our origin.
  api.get("/candidate-files/:id", async (request, reply) => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    const { data } = byId.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const { file } = await findCandidateFile(db, companyId, data.id);
    return sendFile(reply, { ...file, body: files.read(file.storageKey) });
  });
};

export const candidatePageRoutes = (api: FastifyInstance, deps: CandidatePageDeps): void => {
  recordRoutes(api, deps);
  noteRoutes(api, deps);
  fileRoutes(api, deps);
};
