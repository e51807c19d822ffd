/** Uploads an import file with progress, which fetch does not report. */
import { endpointUrl } from "#domain/endpoint.ts";
import { importCsv, type ImportKind, importSummary, type ImportSummary, importZip } from "#domain/imports/imports.ts";
import { ApiError } from "../../lib/api/api.ts";

interface ImportUpload {
  readonly kind: ImportKind;
  readonly file: File;
  readonly fillEmpty: boolean;
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onSent: (percent: number) => void;
}

export const sendImport = ({ kind, file, fillEmpty, signal, onSent }: ImportUpload): Promise<ImportSummary> => {
  const { promise, resolve, reject } = Promise.withResolvers<ImportSummary>();
  const endpoint = kind === "zip" ? importZip : importCsv;
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append("file", file);
  const stop = () => request.abort();
  signal.addEventListener("abort", stop, { once: true });
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onSent(Math.round((100 * loaded) / total));
  });
  request.addEventListener("load", () => {
    if (request.status !== 201) {
      const wait = request.getResponseHeader("retry-after");
      reject(new ApiError(request.status, request.responseText, wait === null ? undefined : Number(wait)));
      return;
    }
    const { data, error } = importSummary.safeParse(JSON.parse(request.responseText));
    if (data === undefined) reject(error);
    else resolve(data);
  });
  request.addEventListener("error", () => reject(new Error("the upload broke off")));
  request.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
  request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
  request.open(endpoint.method, endpointUrl(endpoint, { query: { fillEmpty: String(fillEmpty) } }));
  request.withCredentials = true;
  request.send(form);
  return promise;
};
