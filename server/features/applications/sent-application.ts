/** The form as it arrives: JSON, or a form with the same JSON and a file. */
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { type Application, application, applicationParts } from "#domain/applications/application.ts";
import { AppError } from "../../infra/errors.ts";
import { sentBytes } from "../../infra/files/sent-bytes.ts";
import { requireStorable } from "../../infra/storable-text.ts";

const checked = (said: unknown): Application => {
  requireStorable(said);
  const { data, error } = application.safeParse(said);
  if (data !== undefined) return data;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message;
  throw new AppError("validation_failed", undefined, errors);
};

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError("validation_failed");
  }
};

const tooLarge = "Please attach a file of at most 5 MB.";

const bytesOf = async (part: MultipartFile): Promise<Buffer> => {
  try {
    return await sentBytes(part);
  } catch (error) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    if (code === "too_large" || statusCode === 413) throw new AppError("too_large", tooLarge, { resume: tooLarge });
    throw error;
  }
};

export interface ArrivedForm {
  readonly form: Application;
  readonly resume: { readonly fileName: string; readonly bytes: Buffer } | null;
}

export const readForm = async (request: FastifyRequest): Promise<ArrivedForm> => {
  if (!request.isMultipart()) return { form: checked(request.body), resume: null };
  let said: unknown;
  let resume: ArrivedForm["resume"] = null;
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (part.fieldname === applicationParts.form) said = parsed(part.value);
      continue;
    }
    const bytes = await bytesOf(part);
    if (part.fieldname === applicationParts.resume && part.filename !== "") resume = { fileName: part.filename, bytes };
  }
  return { form: checked(said), resume };
};
