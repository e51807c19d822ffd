/** Uploads a file with progress. fetch() has no upload progress, so this uses XMLHttpRequest. */
import { endpointUrl, type Endpoint } from "#domain/endpoint.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { parseResumeResponse } from "#domain/resumes/import/parse-resume-response.ts";
import { ApiError } from "../../lib/api/api.ts";

interface UploadOptions {
  readonly field: string;
  readonly file: File;
  /** Parts before the file. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onSent: (percent: number) => void;
}

/** The error message without a usable response. The cause holds the server's error. */
const uploadFailed = "Failed to upload resume";

const uploadError = (cause: unknown): Error => new Error(uploadFailed, { cause });

const parseResponse = (request: XMLHttpRequest): ParsedResume => {
  if (request.status < 200 || request.status > 299) {
    const retryAfter = request.getResponseHeader("retry-after");
    throw uploadError(
      new ApiError(
        request.status,
        request.responseText || request.statusText,
        retryAfter === null ? undefined : Number(retryAfter),
      ),
    );
  }
  try {
    return parseResumeResponse(JSON.parse(request.responseText));
  } catch (error) {
    throw uploadError(error);
  }
};

export const sendFile = (
  endpoint: Endpoint,
  { field, file, parts = {}, signal, onSent }: UploadOptions,
): Promise<ParsedResume> => {
  const { promise, resolve, reject } = Promise.withResolvers<ParsedResume>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append(field, file);
  const abort = () => request.abort();
  signal.addEventListener("abort", abort, { once: true });
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onSent(Math.round((100 * loaded) / total));
  });
  request.addEventListener("load", () => {
    try {
      resolve(parseResponse(request));
    } catch (error) {
      reject(error instanceof Error ? error : uploadError(error));
    }
  });
  request.addEventListener("error", () => reject(uploadError(undefined)));
  request.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
  request.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
  request.open(endpoint.method, endpointUrl(endpoint, {}));
  request.withCredentials = true;
  request.send(form);
  return promise;
};
