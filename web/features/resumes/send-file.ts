/** A file on its way to the server, with the share of it that has left. fetch() cannot tell that, so the older way is used. */
import { addressOf, type Endpoint } from "#domain/endpoint.ts";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { takeReading } from "#domain/resumes/take-reading.ts";
import { ApiError } from "../../lib/api.ts";

interface Sending {
  readonly field: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onSent: (percent: number) => void;
}

/** Said when there was no good answer; the cause is what the server said. */
export const uploadFailed = "Failed to upload resume";

const failure = (cause: unknown): Error => new Error(uploadFailed, { cause });

const answerOf = (request: XMLHttpRequest): ResumeReading => {
  if (request.status < 200 || request.status > 299) {
    const wait = request.getResponseHeader("retry-after");
    throw failure(
      new ApiError(
        request.status,
        request.responseText || request.statusText,
        wait === null ? undefined : Number(wait),
      ),
    );
  }
  try {
    return takeReading(JSON.parse(request.responseText));
  } catch (error) {
    throw failure(error);
  }
};

export const sendFile = (endpoint: Endpoint, { field, file, signal, onSent }: Sending): Promise<ResumeReading> => {
  const { promise, resolve, reject } = Promise.withResolvers<ResumeReading>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append(field, file);
  const stop = () => request.abort();
  signal.addEventListener("abort", stop, { once: true });
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onSent(Math.round((100 * loaded) / total));
  });
  request.addEventListener("load", () => {
    try {
      resolve(answerOf(request));
    } catch (error) {
      reject(error instanceof Error ? error : failure(error));
    }
  });
  request.addEventListener("error", () => reject(failure(undefined)));
  request.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
  request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
  request.open(endpoint.method, addressOf(endpoint, {}));
  request.withCredentials = true;
  request.send(form);
  return promise;
};
