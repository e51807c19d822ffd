/** Parses the application form: JSON, or multipart with the same JSON and a file. */
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { type Application, application, applicationParts } from "#domain/applications/application.ts";
import { AppError } from "../../infra/http/errors.ts";
import { uploadedBytes } from "../../infra/files/uploaded-bytes.ts";
import { requireStorable } from "../../infra/storable-text.ts";

const validateForm = (input: unknown): Application => {
  requireStorable(input);
  const { data, error } = application.safeParse(input);
  if (data !== undefined) return data;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message;
  throw new AppError("validation_failed", undefined, errors);
};

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError("validation_failed");
  }
};

const tooLargeText = "Choose a file that's 5 MB or smaller.";

const bytesOf = async (part: MultipartFile): Promise<Buffer> => {
  try {
    return await uploadedBytes(part);
  } catch (error) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    if (code === "too_large" || statusCode === 413)
      throw new AppError("too_large", tooLargeText, { resume: tooLargeText });
    throw error;
  }
};

export interface ReceivedForm {
  readonly form: Application;
  readonly resume: { readonly fileName: string; readonly bytes: Buffer } | null;
}

export const readForm = async (request: FastifyRequest): Promise<ReceivedForm> => {
  if (!request.isMultipart()) return { form: validateForm(request.body), resume: null };
  let input: unknown;
  let resume: ReceivedForm["resume"] = null;
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (part.fieldname === applicationParts.form) input = parseJson(part.value);
      continue;
    }
    const bytes = await bytesOf(part);
    if (part.fieldname === applicationParts.resume && part.filename !== "") resume = { fileName: part.filename, bytes };
  }
  return { form: validateForm(input), resume };
};
